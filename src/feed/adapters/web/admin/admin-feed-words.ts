/** What became of a fetch that an operator asked for. */
export const FETCH_DONE = ['fetched', 'failed', 'left', 'unknown'] as const;
export type FetchDone = (typeof FETCH_DONE)[number];

export interface AdminFeedWords {
  readonly heading: string;
  readonly counts: (watched: number, due: number) => string;
  readonly failing: string;
  readonly noneFailing: string;
  readonly gone: string;
  readonly noneGone: string;
  readonly failures: (count: number) => string;
  readonly lastSuccess: string;
  readonly never: string;
  readonly next: string;
  readonly fetch: string;
  readonly fetchOf: (url: string) => string;
  readonly all: string;
  readonly done: Readonly<Record<FetchDone, string>>;
  readonly chart: { readonly title: string; readonly done: string; readonly failed: string };
}
