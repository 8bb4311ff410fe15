/**
 * Before Nest's own hooks of a shutdown: the program was told to stop, and goes on answering until others have heard of
 * it. Whoever takes work on by themselves takes no more; what has begun goes on. Called on every provider that has it,
 * perhaps twice; of a program that is closed without a word to others, never.
 */
export interface OnDrain {
  onDrain(): void;
}
