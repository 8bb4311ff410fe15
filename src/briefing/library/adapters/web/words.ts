import type { Format } from '../../../../shared/kernel/listening.js';
import type { Filter } from './library-model.js';
import type { FieldFault } from './request-form.js';

/** The words of the pages on which briefings are asked for and kept. */
export interface Words {
  readonly ask: {
    readonly heading: string;
    readonly hint: string;
    readonly submit: string;
    /** To the long form. */
    readonly more: string;
    readonly length: string;
    readonly format: string;
    readonly formats: Readonly<Record<Format, string>>;
    readonly language: string;
    readonly asIPrefer: string;
    readonly noFeeds: string;
    readonly addFeeds: string;
  };
  readonly form: {
    readonly heading: string;
    readonly cancel: string;
    readonly hosts: string;
    readonly firstHost: string;
    readonly secondHost: string;
    readonly samples: string;
    readonly sampleOf: (name: string) => string;
    readonly items: string;
    readonly itemsHint: string;
    readonly period: string;
    readonly periodHint: string;
    readonly since: string;
    readonly until: string;
    readonly sources: string;
    readonly sourcesHint: string;
    readonly folders: string;
    readonly only: (name: string) => string;
    readonly never: (name: string) => string;
    /** Of a source or a folder that is not followed any more. */
    readonly gone: string;
    readonly faults: Readonly<Record<FieldFault, string>>;
  };
  readonly refusals: {
    readonly noSources: string;
    readonly strangers: string;
    readonly busy: string;
    /** A moment follows. */
    readonly allowance: string;
  };
  readonly list: {
    readonly heading: string;
    readonly create: string;
    readonly search: string;
    readonly searchSubmit: string;
    readonly filter: string;
    readonly filters: Readonly<Record<Filter, string>>;
    readonly none: string;
    readonly noneFound: string;
    readonly deletedHint: string;
    readonly more: string;
    readonly listen: string;
    readonly read: string;
    /** What else can be done with a briefing. */
    readonly actions: string;
    readonly restore: string;
    readonly making: string;
    readonly ready: string;
    readonly failed: string;
    readonly untitled: string;
    /** `share` is formatted: 40 %. */
    readonly heard: (share: string) => string;
    readonly played: string;
  };
  readonly done: {
    readonly deleted: string;
    readonly undo: string;
    readonly restored: string;
    readonly renewed: string;
  };
  readonly home: {
    readonly making: string;
    readonly latest: string;
    readonly all: string;
    readonly allowance: string;
    readonly left: (left: number, limit: number) => string;
    /** A moment follows. */
    readonly next: string;
  };
}
