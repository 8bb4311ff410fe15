/**
 * Makes the first member possible while there is none. The program prints the link at its start; Identity provides it, so
 * that the start depends on no context.
 */
export abstract class SetupLink {
  /** A path with a secret that works once, for 24 hours, on every node. null: there is a member. */
  abstract make(): Promise<string | null>;
}
