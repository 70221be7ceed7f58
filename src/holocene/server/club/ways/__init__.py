"""Ways back to oneself: a passkey, an address for letters, a code shown on another device.

Each ends in the same place: a browser whose key nobody knew is somebody's (`arriving.arrive`). What is proven on the
way, a challenge that a passkey signs or a code, is stored where every process finds it, and is good once (`asked`).
"""
