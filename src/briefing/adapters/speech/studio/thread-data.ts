/** What every thread of the studio is started with. */
export interface ThreadData {
  /** Shared by all of them. */
  readonly engineData: SharedArrayBuffer | undefined;
}
