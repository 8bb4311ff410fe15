import type { HostCatalogue } from '../../../../shared/kernel/hosts/host-catalogue.js';
import type { Change } from '../../../../shared/kernel/changes.js';
import type { Json } from '../../../../shared/kernel/json.js';
import type { Language } from '../../../../shared/kernel/language.js';
import { presentersOf } from '../../../domain/presenters.js';
import type { VisibleBriefing } from '../../../domain/briefing.js';
import type { RecordedHistoryAccess } from '../../application/ports/history-access-log.js';
import type { AccessRole } from '../../domain/history-access.js';
import type { ReplayedEvent } from '../../application/queries/replay-briefing.js';
import type { PermittedHistory, ViewedHistory } from '../../application/commands/view-history.js';
import { detailsOf, type HostNames } from './history-details.js';
import type {
  ChangedValue,
  HistoryPageFrame,
  HistoryEntry,
  HistoryModel,
  StateValue,
  ListedAccess,
} from './history-model.js';
import type { Part } from './history-words.js';
import { historyWordsFor } from './history-locale.js';

export const historyPageFrameOf = ({ briefing }: ViewedHistory): HistoryPageFrame => ({
  language: briefing.state.requested.request.language,
  viewerUrl: `/b/${briefing.slug}`,
  historyUrl: `/b/${briefing.slug}/history`,
});

/** `at`: the revision whose state is shown; the last one when there is no such revision. */
export function historyModelOf(
  viewed: ViewedHistory,
  history: PermittedHistory,
  at: number | null,
  catalogue: HostCatalogue,
): HistoryModel {
  const { state } = viewed.briefing;
  const frame = historyPageFrameOf(viewed);
  const { events, accesses } = history;
  const [first, last] = [events[0], events.at(-1)];
  const people = {
    as: history.as,
    owner: state.requested.owner,
    agents: events.flatMap(claimedFrom),
    hostNames: hostNamesIn(state, catalogue),
  };
  const selected = events.find(({ revision }) => revision === at) ?? last;
  return {
    ...frame,
    artifactId: history.briefingId,
    title: 'composed' in state ? state.composed.title : null,
    entries: events.map((event, index) => entryOf(event, events[index - 1], people, frame.language)),
    shown: selected?.revision ?? 0,
    tookMs: (last?.recordedAt ?? 0) - (first?.recordedAt ?? 0),
    accesses: {
      total: accesses.total,
      newest: accesses.newest.map((access) => listedAccessOf(access, history.as, frame.language)),
    },
  };
}

/** Who presents it, and whose doing an entry may be besides parts of the program. */
interface People {
  /** Who reads it. */
  readonly as: AccessRole;
  readonly owner: string;
  /** Who it was taken over from. */
  readonly agents: readonly string[];
  readonly hostNames: HostNames;
}

const hostNamesIn = (state: VisibleBriefing, catalogue: HostCatalogue): HostNames => {
  const presenters = presentersOf(state, catalogue);
  return (hostId) => presenters.find(({ id }) => id === hostId)?.name ?? catalogue.byId(hostId)?.name ?? hostId;
};

const claimedFrom = ({ event }: ReplayedEvent): string[] =>
  event?.type === 'BriefingClaimed' ? [event.data.from] : [];

function entryOf(
  replayed: ReplayedEvent,
  previous: ReplayedEvent | undefined,
  people: People,
  language: Language,
): HistoryEntry {
  const words = historyWordsFor(language);
  const { event, revision, recordedAt, problem, eventId, causationId, chain, state } = replayed;
  return {
    revision,
    at: recordedAt,
    afterMs: previous === undefined ? null : recordedAt - previous.recordedAt,
    what: event === null ? words.unreadable(replayed.type) : words.events[event.type],
    who: whoOf(replayed.actor, people, language),
    outcome: event?.type === 'StepFailed' ? (event.data.retried ? words.retried : words.gaveUp) : null,
    details: event === null ? [] : detailsOf(event, language, people.hostNames),
    changes: replayed.changes.flatMap((change) => changedValuesOf(change, words.sealed)),
    problem: problem?.kind ?? null,
    eventId,
    causationId,
    chain,
    state: { status: state.status, values: valuesOf(replayed, words.sealed) },
  };
}

const isPart = (actor: string, parts: Readonly<Record<Part, string>>): actor is Part => Object.hasOwn(parts, actor);

function whoOf(actor: string, { as, owner, agents }: People, language: Language): string {
  const words = historyWordsFor(language);
  const { you, yourAgent } = as === 'owner' ? words : words.toOthers;
  if (actor === owner) return you;
  if (agents.includes(actor)) return yourAgent;
  return isPart(actor, words.parts) ? words.parts[actor] : actor;
}

const NOTHING = '–';

type Leaf = readonly [place: string, text: string];

/** The values below one place. Lists of plain values stay together, or hundreds of item ids would be a page each. */
function leavesOf(value: Json, place: string, sealed: string): readonly Leaf[] {
  if (value === null || typeof value !== 'object') return [[place, textOf(value, place, sealed)]];
  const isPlain = Array.isArray(value) && value.every((one) => typeof one !== 'object');
  if (Object.keys(value).length === 0) return [[place, NOTHING]];
  if (isPlain) return [[place, value.join(', ')]];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${place}/${escaped(key)}`, sealed));
}

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

function textOf(value: string | number | boolean | null, place: string, sealed: string): string {
  return place.endsWith('/sealedWords') ? sealed : String(value ?? NOTHING);
}

const isBelow = (place: string, top: string): boolean => place === top || place.startsWith(`${top}/`);

function valuesOf({ state, changes }: ReplayedEvent, sealed: string): readonly StateValue[] {
  const values = leavesOf(JSON.parse(JSON.stringify(state)) as Json, '', sealed).map(([place, text]) => ({
    place,
    text,
    changed: changes.some(({ path, after }) => after !== undefined && (isBelow(place, path) || isBelow(path, place))),
  }));
  return values.toSorted((a, b) => Number(b.changed) - Number(a.changed));
}

function changedValuesOf({ path, before, after }: Change, sealed: string): readonly ChangedValue[] {
  const was = new Map(before === undefined ? [] : leavesOf(before, path, sealed));
  const is = new Map(after === undefined ? [] : leavesOf(after, path, sealed));
  return [...new Set([...was.keys(), ...is.keys()])].map((place) => ({
    place,
    before: was.get(place) ?? null,
    after: is.get(place) ?? null,
  }));
}

function listedAccessOf(
  { recordedAt, as, viewer, what }: RecordedHistoryAccess,
  reader: AccessRole,
  language: Language,
): ListedAccess {
  const { viewers, toOthers } = historyWordsFor(language);
  const who = as === 'owner' && reader !== 'owner' ? toOthers.you : viewers[as];
  return { at: recordedAt, who, viewer: as === 'auditor' ? viewer : null, what };
}
