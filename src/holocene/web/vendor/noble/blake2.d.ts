export * from "@noble/hashes/blake2.js";
