/** The words around what a mail tells of a briefing. */
export interface MailWords {
  readonly listen: string;
  readonly read: string;
  readonly download: string;
  readonly chapters: string;
  readonly inShort: string;
  /** `minutes` as in `5 min`. */
  readonly extent: (minutes: string, stories: number) => string;
  readonly moreStories: (count: number) => string;
  readonly why: string;
  readonly unsubscribe: string;
}
