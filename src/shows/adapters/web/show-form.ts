import type { FormFields } from '../../../shared/delivery/http/bodies/form-body.js';
import { isLanguage } from '../../../shared/kernel/language.js';
import { FORMATS, LENGTH_SECONDS, type Format } from '../../../shared/kernel/listening.js';
import { isTimeZone } from '../../../shared/kernel/time-zone.js';
import { NEW_STORIES, WEEKDAYS, type Schedule, type Weekday } from '../../domain/schedule.js';
import { LONGEST, type ShowPlan } from '../../domain/show.js';

/** What can be wrong: with a field of its name, or with the show as a whole. */
export type FormFault =
  'name' | 'request' | 'days' | 'readyAt' | 'timezone' | 'stories' | 'hosts' | 'query' | 'sources' | 'tooMany';

/** As it was typed. */
export interface TypedShow {
  readonly name: string;
  readonly request: string;
  readonly when: Schedule['kind'];
  readonly days: readonly Weekday[];
  readonly readyAt: string;
  readonly timezone: string;
  readonly stories: string;
  readonly language: string;
  readonly length: string;
  readonly format: string;
  readonly hosts: readonly [string, string];
  readonly query: string;
  /** Ids of sources and folders. */
  readonly only: readonly string[];
  readonly never: readonly string[];
}

/** A show that nobody has thought about yet. */
export const blankShow = (timezone: string): TypedShow => ({
  name: '',
  request: '',
  when: 'weekly',
  days: WEEKDAYS.slice(0, 5),
  readyAt: '07:00',
  timezone,
  stories: '10',
  language: '',
  length: '',
  format: '',
  hosts: ['', ''],
  query: '',
  only: [],
  never: [],
});

export function typedOf(plan: ShowPlan, timezone: string): TypedShow {
  const { schedule, scope, hostIds } = plan;
  const [first = '', second = ''] = hostIds ?? [];
  return {
    ...blankShow(timezone),
    ...(schedule.kind === 'weekly' && { days: schedule.days, readyAt: schedule.readyAt, timezone: schedule.timezone }),
    ...(schedule.kind === 'stories' && { stories: String(schedule.atLeast) }),
    name: plan.name,
    request: plan.userRequest ?? '',
    when: schedule.kind,
    language: plan.language ?? '',
    length: plan.targetLengthSeconds === null ? '' : String(plan.targetLengthSeconds),
    format: plan.format ?? '',
    hosts: [first, second],
    query: scope.query ?? '',
    only: [...(scope.sourceIds ?? []), ...(scope.folderIds ?? [])],
    never: scope.excludedSourceIds ?? [],
  };
}

/** Names of fields: `only_src_…`, `never_src_…`, `day_mon`. */
const ticked = (fields: FormFields, group: string): readonly string[] =>
  Object.keys(fields)
    .filter((name) => name.startsWith(`${group}_`))
    .map((name) => name.slice(group.length + 1));

export const typedIn = (fields: FormFields): TypedShow => ({
  name: (fields['name'] ?? '').trim(),
  request: (fields['request'] ?? '').trim(),
  when: fields['when'] === 'stories' ? 'stories' : 'weekly',
  days: WEEKDAYS.filter((day) => ticked(fields, 'day').includes(day)),
  readyAt: (fields['readyAt'] ?? '').trim(),
  timezone: (fields['timezone'] ?? '').trim(),
  stories: (fields['stories'] ?? '').trim(),
  language: fields['language'] ?? '',
  length: fields['length'] ?? '',
  format: fields['format'] ?? '',
  hosts: [fields['host1'] ?? '', fields['host2'] ?? ''],
  query: (fields['query'] ?? '').trim(),
  only: ticked(fields, 'only'),
  never: ticked(fields, 'never'),
});

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** As it is stored, or what is wrong with it. */
export function planOf(typed: TypedShow): ShowPlan | readonly FormFault[] {
  const faults = faultsOf(typed);
  if (faults.length > 0) return faults;
  const { name, request, language, length, format, hosts, query, only, never } = typed;
  const chosen = hosts.filter((host) => host !== '');
  const folders = only.filter((id) => id.startsWith('fld_'));
  const sources = only.filter((id) => !id.startsWith('fld_'));
  return {
    name,
    userRequest: nullIfEmpty(request),
    scope: {
      sourceIds: noneIsNull(sources),
      folderIds: noneIsNull(folders),
      excludedSourceIds: noneIsNull(never),
      query: nullIfEmpty(query),
    },
    language: isLanguage(language) ? language : null,
    hostIds: noneIsNull(chosen),
    targetLengthSeconds: lengthOf(length),
    format: formatOf(format),
    schedule: scheduleOf(typed),
  };
}

function faultsOf({ name, request, query, hosts: [first, second], ...when }: TypedShow): readonly FormFault[] {
  return [
    ...(name === '' || lengthIn(name) > LONGEST.name ? (['name'] as const) : []),
    ...(lengthIn(request) > LONGEST.userRequest ? (['request'] as const) : []),
    ...faultsOfTime(when),
    ...(first !== '' && first === second ? (['hosts'] as const) : []),
    ...(lengthIn(query) > LONGEST.query ? (['query'] as const) : []),
  ];
}

type When = Pick<TypedShow, 'when' | 'days' | 'readyAt' | 'timezone' | 'stories'>;

function faultsOfTime({ when, days, readyAt, timezone, stories }: When): readonly FormFault[] {
  if (when === 'stories') {
    const count = /^\d{1,3}$/.test(stories) ? Number(stories) : 0;
    return count >= NEW_STORIES.least && count <= NEW_STORIES.most ? [] : ['stories'];
  }
  return [
    ...(days.length === 0 ? (['days'] as const) : []),
    ...(CLOCK.test(readyAt) ? [] : (['readyAt'] as const)),
    ...(isTimeZone(timezone) ? [] : (['timezone'] as const)),
  ];
}

const scheduleOf = ({ when, days, readyAt, timezone, stories }: When): Schedule =>
  when === 'weekly' ? { kind: 'weekly', days, readyAt, timezone } : { kind: 'stories', atLeast: Number(stories) };

/** In Unicode code points, as the contract counts. */
const lengthIn = (text: string): number => [...text].length;

const nullIfEmpty = (text: string): string | null => (text === '' ? null : text);

const noneIsNull = (ids: readonly string[]): readonly string[] | null => (ids.length === 0 ? null : ids);

export function lengthOf(typed: string): number | null {
  const seconds = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  return seconds >= LENGTH_SECONDS.least && seconds <= LENGTH_SECONDS.most ? seconds : null;
}

export const formatOf = (typed: string): Format | null => FORMATS.find((format) => format === typed) ?? null;
