"""`python -m bench` measures the engine."""

from bench.engine import main

main()
