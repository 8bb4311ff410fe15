/** The types of events after which a stream has no stored files any more (`ContextSchema.erasures`). */
export class Erasures {
  readonly types: ReadonlySet<string>;

  constructor(types: readonly string[]) {
    this.types = new Set(types);
  }
}
