/** A feed that comes with the program. */
export interface Sample {
  readonly url: string;
  readonly title: string;
  readonly language: string;
  readonly contentType: string;
  readonly document: string;
}

/** Feeds to try the program with, on a machine without a network. Their addresses are ours. */
export abstract class Samples {
  /** None where the program was installed without them. */
  abstract all(): readonly Sample[];
  /** null: no sample is there. */
  abstract at(url: string): Sample | null;
}
