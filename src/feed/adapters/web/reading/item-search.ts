import type { EpochMs } from '../../../../shared/kernel/clock.js';
import { InvalidRequest } from '../../../../shared/kernel/domain-error.js';
import type { BrowseFilter } from '../../../application/queries/browse-items.js';
import { parseKeyword } from '../../../domain/keyword.js';
import { LONGEST_KEYWORD } from '../../../domain/rule.js';

export const PATH = '/items';

export const PERIODS = ['any', 'day', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];
export const OPENED = ['any', 'no', 'yes'] as const;
export type OpenedChoice = (typeof OPENED)[number];
export const RULED = ['shown', 'hidden'] as const;
export type RuledChoice = (typeof RULED)[number];

export type SearchFault = 'long' | 'many' | 'nothing';

/** What the address of the list asks for, as it was typed and chosen. */
export interface ItemSearch {
  readonly q: string;
  /** In the whole text. */
  readonly content: boolean;
  /** Empty: all. */
  readonly feed: string;
  readonly folder: string;
  readonly period: Period;
  readonly opened: OpenedChoice;
  readonly ruled: RuledChoice;
}

type Query = Readonly<Record<string, unknown>>;

const LONGEST_ID = 60;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.replaceAll('\0', '').trim() : '');
const idOf = (value: unknown): string => textOf(value).slice(0, LONGEST_ID);
const chosenOf = <Choice extends string>(choices: readonly [Choice, ...Choice[]], value: unknown): Choice =>
  choices.find((choice) => choice === value) ?? choices[0];

/** What it does not say, or says twice, is as usual. */
export const searchIn = (query: Query): ItemSearch => ({
  q: textOf(query['q']),
  content: query['content'] === 'on',
  feed: idOf(query['feed']),
  folder: idOf(query['folder']),
  period: chosenOf(PERIODS, query['period']),
  opened: chosenOf(OPENED, query['opened']),
  ruled: chosenOf(RULED, query['ruled']),
});

export const EVERYTHING = searchIn({});

export const isEverything = (search: ItemSearch): boolean => paramsOf(search).size === 0;

/** Whether something besides the words is chosen. */
export const isNarrowed = (search: ItemSearch): boolean => !isEverything({ ...search, q: '' });

/** What differs from the usual. */
export function paramsOf(search: ItemSearch): URLSearchParams {
  const usual: Readonly<Record<string, string>> = { period: 'any', opened: 'any', ruled: 'shown' };
  const said = Object.entries({ ...search, content: search.content ? 'on' : '' });
  return new URLSearchParams(said.filter(([name, value]) => value !== '' && value !== usual[name]));
}

/** `path?…` with what is asked for, and more. */
export function addressOf(path: string, search: ItemSearch, more: Readonly<Record<string, string>> = {}): string {
  const params = paramsOf(search);
  for (const [name, value] of Object.entries(more)) params.set(name, value);
  return params.size === 0 ? path : `${path}?${params.toString()}`;
}

export const itemPath = (id: string): string => `${PATH}/${id}`;

/** What is wrong with the words of a search; null: nothing is. */
export function faultOf({ q }: ItemSearch): SearchFault | null {
  if (q === '') return null;
  if ([...q].length > LONGEST_KEYWORD) return 'long';
  try {
    return parseKeyword(q) === null ? 'nothing' : null;
  } catch (error) {
    if (error instanceof InvalidRequest) return 'many';
    throw error;
  }
}

const DAY = 86_400_000;
const PERIOD_DAYS: Readonly<Record<Period, number | null>> = { any: null, day: 1, week: 7, month: 30 };
const OPENED_MEANS: Readonly<Record<OpenedChoice, boolean | null>> = { any: null, no: false, yes: true };

/** The question behind a search without a fault. */
export function filterOf(search: ItemSearch, now: EpochMs): BrowseFilter {
  const days = PERIOD_DAYS[search.period];
  return {
    sourceId: search.feed || null,
    folderId: search.folder || null,
    ids: null,
    after: days === null ? null : now - days * DAY,
    before: null,
    keyword: search.q || null,
    searchContent: search.content,
    opened: OPENED_MEANS[search.opened],
    ruled: search.ruled === 'hidden',
  };
}
