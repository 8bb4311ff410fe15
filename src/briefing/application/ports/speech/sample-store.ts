/** A sample of a voice, as it is served. It never changes under its key. */
export interface KeptSample {
  readonly key: string;
  readonly bytes: number;
  /** Hex, of all that it is made from. */
  readonly digest: string;
}

/** The samples of voices that were made once, by any process. */
export abstract class SampleStore {
  /** `madeFrom`: the host, the words and who speaks them; equal values are the same sample. Plain JSON. */
  abstract find(hostId: string, madeFrom: unknown): Promise<KeptSample | null>;
  /** Whether it is still there, as it was kept. */
  abstract has(sample: KeptSample): Promise<boolean>;
  /** Takes the file over. Another process may have kept one meanwhile: that one stays. */
  abstract keep(hostId: string, madeFrom: unknown, localPath: string): Promise<KeptSample>;
}
