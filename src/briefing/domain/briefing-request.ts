import type { EpochMs } from '../../shared/kernel/clock.js';
import { DomainError, InvalidRequest } from '../../shared/kernel/domain-error.js';
import type { Host } from '../../shared/kernel/hosts/host.js';
import type { HostCatalogue } from '../../shared/kernel/hosts/host-catalogue.js';
import type { JsonObject } from '../../shared/kernel/json.js';
import type { Language } from '../../shared/kernel/language.js';
import type { Format } from '../../shared/kernel/listening.js';
import type { NamedFolder } from './request/source-names.js';
import { understand } from './request/understand.js';

export interface Capacity {
  readonly targetLengthSeconds?: number;
  readonly targetItems?: number;
  readonly targetTopics?: number;
}

/** start ≤ t < end */
export interface TimeWindow {
  readonly start: EpochMs;
  readonly end: EpochMs;
}

/** Which items may be used. All parts restrict. */
export interface Scope {
  readonly sourceIds?: readonly string[];
  readonly excludedSourceIds?: readonly string[];
  readonly itemIds?: readonly string[];
  /** A person's own words. What is recorded has them in `sealedWords`; requests of schema 1 may have them here. */
  readonly query?: string;
  readonly window?: TimeWindow;
}

/** A caller's short name for one of their subscriptions, so that `userRequest` can speak of it. */
export interface SourceRef {
  readonly key: string;
  readonly sourceId: string;
}

/** A person's own words: personal data. */
export interface Words {
  readonly userRequest: string;
  readonly preferenceContext: JsonObject;
  /** What they searched for. */
  readonly query?: string;
  /** Folders that their request names, as they were when it came. Absent: none. */
  readonly folders?: readonly NamedFolder[];
}

/** What a caller asked for, as they put it. */
export interface BriefingInput {
  readonly userRequest: string;
  readonly preferenceContext: JsonObject;
  readonly language?: Language;
  readonly hostIds?: readonly string[];
  readonly timezone?: string;
  readonly capacity: Capacity;
  readonly scope: Scope;
  readonly refs: readonly SourceRef[];
  /** Instead of the one that the caller usually prefers, where the words name none. */
  readonly format?: Format;
  /** It is an episode of this show. */
  readonly series?: string;
}

/** The input with every default decided: what the composer works from, now and in every replay. */
export interface BriefingRequest {
  /** Words, sealed: a person's own never stand in a history in clear. */
  readonly sealedWords: string;
  readonly language: Language;
  readonly hostIds: readonly string[];
  readonly timezone: string;
  readonly capacity: Capacity;
  readonly scope: Scope;
  readonly defaults: RequestDefaults;
  /** Stories that an earlier ready briefing of the owner told are told again only where they have new facts. */
  readonly memory: boolean;
  /** The show that it is an episode of: its memory is that of earlier episodes. null: of none. */
  readonly series: string | null;
}

/** What the owner's preferences said when it was asked for. It holds where the request is silent, in words as well. */
export interface RequestDefaults {
  readonly format: Format | null;
  readonly targetLengthSeconds: number | null;
}

/** How somebody likes to listen, until a request says otherwise. */
export interface ListeningPreferences extends RequestDefaults {
  readonly hostIds: readonly string[] | null;
  readonly memory: boolean;
}

/** By which words may name sources and folders of the caller. */
export interface NamesOfSources {
  readonly sourceTitles?: readonly string[];
  readonly folders?: readonly NamedFolder[];
}

export class EmptyFolder extends InvalidRequest {
  constructor(names: readonly string[]) {
    super(
      `There is nothing in ${names.join(', ')}. Put sources into it with folders/assign, or ask without the folder.`,
    );
  }
}

export class HostsSpeakAnotherLanguage extends InvalidRequest {
  constructor(hosts: readonly Host[], language: Language) {
    const spoken = hosts.map((host) => `${host.id} speaks ${host.language}`).join(', ');
    super(`host_ids must be hosts of the briefing's language (${language}): ${spoken}.`);
  }
}

export class UnknownSources extends InvalidRequest {
  constructor(sourceIds: readonly string[]) {
    super(`These sources are not among your active subscriptions: ${sourceIds.join(', ')}.`);
  }
}

export class UnknownItems extends InvalidRequest {
  constructor(itemIds: readonly string[]) {
    super(`scope.item_ids names items that you cannot see: ${itemIds.join(', ')}.`);
  }
}

/** Settles language and hosts: the request's language, else its hosts', else the caller's setting. */
function castOf(
  input: BriefingInput,
  preferred: Language,
  usualHosts: readonly string[],
  catalogue: HostCatalogue,
): { language: Language; hosts: readonly Host[] } {
  const chosen = catalogue.called(input.hostIds ?? []);
  const language = input.language ?? chosen[0]?.language ?? preferred;
  const strangers = chosen.filter((host) => host.language !== language);
  if (strangers.length > 0) throw new HostsSpeakAnotherLanguage(strangers, language);
  // Usual hosts choose no language: they wait for a briefing in theirs.
  const usual = catalogue.known(usualHosts).filter((host) => host.language === language);
  return { language, hosts: [chosen, usual].find(isAnybody) ?? catalogue.defaultsOf(language) };
}

const isAnybody = (hosts: readonly Host[]): boolean => hosts.length > 0;

/** The free text of an input. */
export const wordsOf = (
  { userRequest, preferenceContext, scope: { query } }: BriefingInput,
  folders: readonly NamedFolder[] = [],
): Words => ({
  userRequest,
  preferenceContext,
  ...(query !== undefined && { query }),
  ...(folders.length > 0 && { folders }),
});

/** The owner was erased while they asked. Trying again is right: their token is refused by then. */
export class OwnerErased extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'unavailable';

  constructor() {
    super('This caller has just been erased. Nothing is kept for it any more.');
  }
}

/**
 * A request that names refs ("the latest of ref_2") or folders is about those sources, within its scope. Without the
 * person's words. Throws EmptyFolder.
 */
function scopeOf(input: BriefingInput, language: Language, names: NamesOfSources): Scope {
  const { only, excluded } = foldersIn(input, language, names);
  if (only.length > 0 && only.every(({ sourceIds }) => sourceIds.length === 0)) {
    throw new EmptyFolder(only.map(({ name }) => name));
  }
  const scope = scopeOfRefs(input, language);
  const without = excluded.length === 0 ? scope : { ...scope, ...withoutSources(scope, sourcesIn(excluded)) };
  if (only.length === 0) return without;
  const refs = input.scope.sourceIds === undefined ? (scope.sourceIds ?? []) : [];
  const { sourceIds: _, ...rest } = without;
  const { sourceIds } = input.scope;
  return restricted({ ...rest, ...(sourceIds !== undefined && { sourceIds }) }, [...refs, ...sourcesIn(only)]);
}

const sourcesIn = (folders: readonly NamedFolder[]): readonly string[] => [
  ...new Set(folders.flatMap(({ sourceIds }) => sourceIds)),
];

/** The folders that bound a request: none, where a source is named beside them, which its words tell again when it is composed. */
function foldersIn(
  { userRequest }: BriefingInput,
  language: Language,
  { folders = [], sourceTitles = [] }: NamesOfSources,
): { readonly only: readonly NamedFolder[]; readonly excluded: readonly NamedFolder[] } {
  const sources = sourceTitles.map((name) => ({ name }));
  const names = folders.map(({ name }) => name);
  const understood = folders.length === 0 ? null : understand(userRequest, language, sources, names);
  const called = (wanted: readonly string[] = []): readonly NamedFolder[] =>
    folders.filter(({ name }) => wanted.includes(name));
  const beside = understood?.sources.only.some((name) => sourceTitles.includes(name)) === true;
  return {
    only: beside ? [] : called(understood?.folders?.only),
    excluded: called(understood?.folders?.excluded),
  };
}

/** Those of the caller's folders that a request names, for whatever. */
export function foldersNamedIn(
  { userRequest }: BriefingInput,
  language: Language,
  { folders = [] }: NamesOfSources,
): readonly NamedFolder[] {
  if (folders.length === 0) return [];
  const names = folders.map(({ name }) => name);
  const said = Object.values(understand(userRequest, language, [], names).folders ?? {}).flat();
  return folders.filter(({ name }) => said.includes(name));
}

function scopeOfRefs(input: BriefingInput, language: Language): Scope {
  const named = input.refs.filter((ref) => new RegExp(`\\b${ref.key}\\b`).test(input.userRequest));
  const { query: _, ...scope } = input.scope;
  if (named.length === 0) return scope;
  const { sources, leftOver } = understand(input.userRequest, language);
  const unwanted = named.filter(({ key }) => sources.excluded.includes(key));
  // "Start with ref_1" means others too.
  const wanted = named.filter((ref) => !unwanted.includes(ref) && !leftOver.includes(ref.key));
  return restricted({ ...scope, ...withoutSources(scope, idsOf(unwanted)) }, idsOf(wanted));
}

const idsOf = (refs: readonly SourceRef[]): readonly string[] => [...new Set(refs.map((ref) => ref.sourceId))];

/** "nothing from ref_2" */
const withoutSources = ({ excludedSourceIds = [] }: Scope, ids: readonly string[]): Scope =>
  ids.length === 0 ? {} : { excludedSourceIds: [...new Set([...excludedSourceIds, ...ids])] };

function restricted(scope: Scope, about: readonly string[]): Scope {
  if (about.length === 0) return scope;
  const { sourceIds } = scope;
  return { ...scope, sourceIds: sourceIds === undefined ? about : about.filter((id) => sourceIds.includes(id)) };
}

/** Every subscription that an input names. */
export const sourcesNamedBy = (input: BriefingInput): readonly string[] => [
  ...new Set([
    ...(input.scope.sourceIds ?? []),
    ...(input.scope.excludedSourceIds ?? []),
    ...input.refs.map((ref) => ref.sourceId),
  ]),
];

/** Decides every default of an input. Throws UnknownHosts, HostsSpeakAnotherLanguage, EmptyFolder. */
export function settle(
  input: BriefingInput,
  profile: { language: Language; timezone: string },
  { hostIds, memory, format, targetLengthSeconds, ...names }: ListeningPreferences & NamesOfSources,
  catalogue: HostCatalogue,
): Omit<BriefingRequest, 'sealedWords'> {
  const { language, hosts } = castOf(input, profile.language, hostIds ?? [], catalogue);
  return {
    language,
    hostIds: hosts.map((host) => host.id),
    timezone: input.timezone ?? profile.timezone,
    capacity: input.capacity,
    scope: scopeOf(input, language, names),
    defaults: { format: input.format ?? format, targetLengthSeconds },
    // Who names items wants them, whatever was told.
    memory: memory && input.scope.itemIds === undefined,
    series: input.series ?? null,
  };
}
