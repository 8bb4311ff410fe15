/** Two parts of the program have one name, by which only one of them could be found. */
export class RegisteredTwice extends Error {
  override readonly name = 'RegisteredTwice';

  /** `what`: `the command "user:erase"`. */
  constructor(
    what: string,
    readonly both: readonly [object, object],
  ) {
    super(`${what} is registered twice, by ${both[0].constructor.name} and by ${both[1].constructor.name}`);
  }
}
