/** Where a line is heard in its take, in samples. */
export interface Span {
  readonly offset: number;
  readonly length: number;
}

export interface SpokenTake {
  readonly mp3: Uint8Array;
  readonly frames: number;
  /** Handed to the encoder: what listeners hear of this take when it is the last. */
  readonly samples: number;
  readonly spans: readonly Span[];
  readonly peaks: readonly number[];
}
