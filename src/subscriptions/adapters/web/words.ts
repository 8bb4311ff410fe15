import type { ImportOutcome } from '../../domain/subscription-list.js';
import type { AddFault, FolderFault, UploadFault } from './feeds-model.js';

/** The words of the pages of subscriptions in one language. */
export interface Words {
  readonly feeds: {
    readonly heading: string;
    readonly lead: string;
    readonly none: string;
    readonly search: string;
    readonly searchSubmit: string;
    readonly foundNone: string;
    readonly all: string;
    readonly inTrouble: string;
    readonly count: (count: number) => string;
    readonly unfoldered: string;
    readonly noItems: string;
    readonly notFetched: string;
    /** Before a moment. */
    readonly lastSuccess: string;
    readonly never: string;
    readonly earlier: string;
    readonly more: string;
    readonly rules: string;
    readonly list: string;
  };
  readonly add: {
    readonly label: string;
    readonly hint: string;
    readonly submit: string;
    /** Follows it and asks for a briefing. */
    readonly brief: string;
    readonly chooseHeading: string;
    readonly chooseSubmit: string;
    readonly faults: Readonly<Record<AddFault, string>>;
  };
  readonly welcome: {
    readonly heading: string;
    readonly lead: string;
    readonly samples: string;
    readonly samplesHint: string;
    readonly samplesSubmit: string;
    /** Follows them and asks for a briefing. */
    readonly samplesBrief: string;
    readonly go: string;
    readonly goHint: string;
  };
  readonly done: {
    readonly added: (title: string) => string;
    readonly already: (title: string) => string;
    readonly samples: (count: number) => string;
    readonly left: (count: number, title: string) => string;
    readonly undo: string;
    readonly back: (count: number) => string;
    readonly moved: string;
    readonly folder: string;
    readonly folderGone: string;
    readonly none: string;
  };
  readonly selected: {
    readonly heading: string;
    readonly hint: string;
    readonly select: (title: string) => string;
    readonly folder: string;
    readonly move: string;
    readonly put: string;
    readonly take: string;
    readonly unsubscribe: string;
  };
  readonly folders: {
    readonly create: string;
    readonly name: string;
    readonly submit: string;
    readonly change: (name: string) => string;
    readonly rename: string;
    readonly delete: string;
    readonly deleteHint: string;
    readonly empty: string;
    readonly brief: string;
    readonly faults: Readonly<Record<FolderFault, string>>;
  };
  readonly list: {
    readonly heading: string;
    readonly lead: string;
    readonly file: string;
    readonly fileHint: string;
    readonly submit: string;
    readonly download: string;
    readonly downloadHint: string;
    readonly report: string;
    readonly outcomes: Readonly<Record<ImportOutcome, string>>;
    /** Of `count` more that are not listed. */
    readonly others: (count: number) => string;
    readonly line: (line: number) => string;
    readonly refused: string;
    readonly tooMany: string;
    readonly comes: string;
    readonly back: string;
    readonly faults: Readonly<Record<UploadFault, string>>;
  };
  readonly trouble: {
    readonly heading: string;
    readonly more: (count: number) => string;
  };
}
