/** All that `work` writes through the same database is committed together, or not at all. Joins one that is open. */
export abstract class UnitOfWork {
  abstract run<T>(work: () => Promise<T>): Promise<T>;
}
