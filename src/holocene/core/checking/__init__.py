"""Games at random, to find faults and to count: conformance, audits, series and their sums."""
