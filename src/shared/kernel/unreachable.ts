/** The `default` of an exhaustive switch: a new case does not compile until it is handled. */
export function unreachable(value: never): never {
  throw new Error(`not handled: ${JSON.stringify(value)}`);
}
