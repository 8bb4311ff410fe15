import { historyPageFrameOf, historyModelOf } from '../../../../../src/briefing/audit/adapters/web/history-mapping.js';
import type { HistoryPageFrame, HistoryModel } from '../../../../../src/briefing/audit/adapters/web/history-model.js';
import type { ArchivedEvent, HistoryProblem } from '../../../../../src/briefing/application/ports/history-archive.js';
import type { RecordedAccesses } from '../../../../../src/briefing/audit/application/ports/history-access-log.js';
import type { ProjectedBriefing } from '../../../../../src/briefing/application/ports/briefing-read-model.js';
import type { AccessRole } from '../../../../../src/briefing/audit/domain/history-access.js';
import { replay } from '../../../../../src/briefing/audit/application/queries/replay-briefing.js';
import { problemsOf } from '../../../../../src/briefing/audit/application/queries/state-of-briefing.js';
import type {
  PermittedHistory,
  ViewedHistory,
} from '../../../../../src/briefing/audit/application/commands/view-history.js';
import type { VisibleBriefing } from '../../../../../src/briefing/domain/briefing.js';
import type { BriefingEvent } from '../../../../../src/briefing/domain/events.js';
import { brand } from '../../../../../src/shared/kernel/brand.js';
import type { Json } from '../../../../../src/shared/kernel/json.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';
import { composed, failedAttempt, published, recorded, requestedData, started } from '../../../domain/samples.js';
import { HostCatalogue } from '../../../../../src/shared/kernel/hosts/host-catalogue.js';

export const SLUG = 'Zk3vT9qLw2xR8mYc1bNd7A';
const AT = Date.UTC(2026, 6, 28, 6, 30);

const ACTORS: Readonly<Record<string, string>> = {
  BriefingRequested: 'usr_1',
  BriefingClaimed: 'usr_2',
  BriefingComposed: 'composer',
  RecordingStarted: 'studio',
  SpeechRecorded: 'studio',
  BriefingPublished: 'assembly',
};

const TOOK = [0, 4200, 300, 61_000, 125_000, 2_400_000, 900];

/** A briefing whose recording failed once on the way. */
export const lifeIn = (language: Language): readonly BriefingEvent[] => [
  { type: 'BriefingRequested', data: { ...requestedData, request: { ...requestedData.request, language } } },
  composed,
  started,
  failedAttempt('record', 1),
  recorded,
  published,
];

export function archived(events: readonly BriefingEvent[], problems: Record<number, HistoryProblem> = {}) {
  let at = AT;
  return events.map((event, revision): ArchivedEvent => {
    at += TOOK[revision] ?? 1000;
    return {
      revision,
      eventId: `6f9619ff-8b86-5011-b42d-00c04fc964f${revision}`,
      type: event.type,
      schema: 1,
      recordedAt: at,
      actor: ACTORS[event.type] ?? 'worker',
      correlationId: 'briefing-art_1',
      causationId: revision === 0 ? null : `6f9619ff-8b86-5011-b42d-00c04fc964f${revision - 1}`,
      data: event.data as unknown as Json,
      event,
      chain: revision.toString(16).repeat(64),
      problem: problems[revision] ?? null,
    };
  });
}

const ACCESSES: RecordedAccesses = {
  total: 12,
  newest: [
    { viewer: 'usr_1', as: 'owner', what: 'history', revision: 5, recordedAt: AT + 9_000_000 },
    { viewer: 'usr_9', as: 'auditor', what: 'state', revision: 2, recordedAt: AT + 8_000_000 },
    { viewer: 'operator', as: 'operator', what: 'history', revision: 5, recordedAt: AT + 7_000_000 },
  ],
};

function viewedOf(
  entries: readonly ArchivedEvent[],
  as: AccessRole = 'owner',
): ViewedHistory & { history: PermittedHistory } {
  const events = replay(entries);
  const briefing: ProjectedBriefing = {
    id: brand('art_1'),
    quickReadId: brand('art_2'),
    slug: SLUG,
    state: events.at(-1)?.state as VisibleBriefing,
    percent: 100,
    createdAt: AT,
    updatedAt: AT,
  };
  return { briefing, history: { briefingId: 'art_1', events, problems: problemsOf(events), accesses: ACCESSES, as } };
}

/** As an auditor sees it. */
export function auditedModel(entries: readonly ArchivedEvent[]): HistoryModel {
  const viewed = viewedOf(entries, 'auditor');
  return historyModelOf(viewed, viewed.history, null, HostCatalogue.builtIn);
}

export function historyModel(entries: readonly ArchivedEvent[], at: number | null = null): HistoryModel {
  const viewed = viewedOf(entries);
  return historyModelOf(viewed, viewed.history, at, HostCatalogue.builtIn);
}

export const historyIn = (language: Language): HistoryModel => historyModel(archived(lifeIn(language)));

export const frameIn = (language: Language): HistoryPageFrame =>
  historyPageFrameOf(viewedOf(archived(lifeIn(language))));
