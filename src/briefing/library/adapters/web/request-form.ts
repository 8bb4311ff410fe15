import type { FormFields } from '../../../../shared/delivery/http/bodies/form-body.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import { isLanguage } from '../../../../shared/kernel/language.js';
import { FORMATS, LENGTH_SECONDS, type Format } from '../../../../shared/kernel/listening.js';
import type { CompositionChoices } from '../../../application/ports/composition-choices.js';
import type { BriefingInput, BriefingRequest, Scope, TimeWindow } from '../../../domain/briefing-request.js';
import { dayOf, endOfDay, startOfDay } from './zoned-day.js';

/** What can be wrong with a field; it is mended there. */
export type FieldFault = 'request' | 'hosts' | 'period' | 'sources' | 'items';

/** As it was typed. */
export interface TypedRequest {
  readonly request: string;
  readonly length: string;
  readonly format: string;
  readonly language: string;
  readonly hosts: readonly [string, string];
  /** Ids of sources and folders. */
  readonly only: readonly string[];
  readonly never: readonly string[];
  readonly items: readonly string[];
  /** Days, as browsers write them. */
  readonly since: string;
  readonly until: string;
}

export const BLANK: TypedRequest = {
  request: '',
  length: '',
  format: '',
  language: '',
  hosts: ['', ''],
  only: [],
  never: [],
  items: [],
  since: '',
  until: '',
};

/** As in the contract, in Unicode code points. */
export const LONGEST_REQUEST = 1024;

/** So many articles can be named in a form. */
const MOST_ITEMS = 200;

/** Names of fields: `only_src_…`, `never_src_…`, `item_itm_…`. */
const ticked = (fields: FormFields, group: string): readonly string[] =>
  Object.keys(fields)
    .filter((name) => name.startsWith(`${group}_`))
    .map((name) => name.slice(group.length + 1));

export const typedIn = (fields: FormFields): TypedRequest => ({
  request: (fields['request'] ?? '').trim(),
  length: fields['length'] ?? '',
  format: fields['format'] ?? '',
  language: fields['language'] ?? '',
  hosts: [fields['host1'] ?? '', fields['host2'] ?? ''],
  only: ticked(fields, 'only'),
  never: ticked(fields, 'never'),
  items: ticked(fields, 'item'),
  since: (fields['since'] ?? '').trim(),
  until: (fields['until'] ?? '').trim(),
});

export type QueryFields = Readonly<Record<string, unknown>>;

/** A link can name a feed, a folder or an item several times. */
const valuesOf = (query: QueryFields, name: string): readonly string[] =>
  [query[name]].flat().flatMap((value) => (typeof value === 'string' && isGiven(value) ? [value] : []));

const isGiven = (value: string): boolean => value !== '' && value.length <= 2 * LONGEST_REQUEST;

const valueOf = (query: QueryFields, name: string): string => valuesOf(query, name)[0] ?? '';

/** What a link to the form says already. `since` may be a day or a moment in milliseconds. */
export const typedOfQuery = (query: QueryFields, timezone: string): TypedRequest => ({
  ...BLANK,
  request: valueOf(query, 'request'),
  length: valueOf(query, 'length'),
  format: valueOf(query, 'format'),
  language: valueOf(query, 'language'),
  only: [...valuesOf(query, 'feed'), ...valuesOf(query, 'folder')],
  items: [...new Set(valuesOf(query, 'item'))].slice(0, MOST_ITEMS),
  since: dayIn(valueOf(query, 'since'), timezone),
  until: dayIn(valueOf(query, 'until'), timezone),
});

const dayIn = (value: string, timezone: string): string =>
  /^\d{12,14}$/.test(value) ? dayOf(Number(value), timezone) : value.slice(0, 10);

/** What was asked for once, to be asked for again. Its period is over: what is new now is meant. */
export function typedOf({ capacity, defaults, ...request }: BriefingRequest, userRequest: string): TypedRequest {
  const { sourceIds = [], excludedSourceIds = [], itemIds = [] } = request.scope;
  const { targetLengthSeconds: length = defaults.targetLengthSeconds } = capacity;
  const [first = '', second = ''] = request.hostIds;
  return {
    ...BLANK,
    request: userRequest,
    length: length === null ? '' : String(length),
    format: defaults.format ?? '',
    language: request.language,
    hosts: [first, second],
    only: sourceIds,
    never: excludedSourceIds,
    items: itemIds.slice(0, MOST_ITEMS),
  };
}

/** What to ask for, or what is wrong with it. */
export function inputOf(
  typed: TypedRequest,
  choices: Pick<CompositionChoices, 'folders' | 'timezone'>,
  now: EpochMs,
): BriefingInput | readonly FieldFault[] {
  const window = windowOf(typed, choices.timezone, now);
  const faults = [...faultsOf(typed), ...(window === 'wrong' ? (['period'] as const) : [])];
  if (faults.length > 0 || window === 'wrong') return faults;
  const { request, language, length, format, hosts } = typed;
  const hostIds = hosts.filter((host) => host !== '');
  const seconds = lengthOf(length);
  const told = formatOf(format);
  return {
    userRequest: request,
    preferenceContext: {},
    capacity: seconds === null ? {} : { targetLengthSeconds: seconds },
    scope: scopeOf(typed, choices, window),
    refs: [],
    ...(isLanguage(language) && { language }),
    ...(hostIds.length > 0 && { hostIds }),
    ...(told !== null && { format: told }),
  };
}

function faultsOf({ request, hosts: [first, second] }: TypedRequest): readonly FieldFault[] {
  return [
    ...([...request].length > LONGEST_REQUEST ? (['request'] as const) : []),
    ...(first !== '' && first === second ? (['hosts'] as const) : []),
  ];
}

/** Folders stand for what is in them now. */
function scopeOf(
  { only, never, items }: TypedRequest,
  { folders }: Pick<CompositionChoices, 'folders'>,
  window: TimeWindow | null,
): Scope {
  const inFolders = folders.filter(({ id }) => only.includes(id)).flatMap(({ sourceIds }) => sourceIds);
  const sourceIds = [...new Set([...only.filter((id) => !id.startsWith('fld_')), ...inFolders])];
  return {
    ...(only.length > 0 && { sourceIds }),
    ...(never.length > 0 && { excludedSourceIds: never }),
    ...(items.length > 0 && { itemIds: items }),
    ...(window !== null && { window }),
  };
}

function windowOf({ since, until }: TypedRequest, timezone: string, now: EpochMs): TimeWindow | null | 'wrong' {
  if (since === '' && until === '') return null;
  const start = since === '' ? 0 : startOfDay(since, timezone);
  const end = until === '' ? now : endOfDay(until, timezone);
  return start === null || end === null || start < 0 || start >= end ? 'wrong' : { start, end };
}

function lengthOf(typed: string): number | null {
  const seconds = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  return seconds >= LENGTH_SECONDS.least && seconds <= LENGTH_SECONDS.most ? seconds : null;
}

const formatOf = (typed: string): Format | null => FORMATS.find((format) => format === typed) ?? null;
