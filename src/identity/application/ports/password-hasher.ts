/** Makes passwords useless to whoever steals the database. */
export abstract class PasswordHasher {
  /** Self-describing, with its own salt. */
  abstract hash(password: string): Promise<string>;
}
