// Of a game without a table of its own nothing is heard but the bell, and nothing is shown large.

export const beats = { sound: () => undefined, layer: () => null };
