import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { AuditedHistory, AuditedState } from '../../application/audited-history-reader.js';

const iso = (time: EpochMs): string => new Date(time).toISOString();

/** A line for each event, and one for who has read it. */
export function historyJson({ briefingId, events, accesses }: AuditedHistory): readonly string[] {
  const newest = accesses.newest.map(({ recordedAt, ...access }) => ({ at: iso(recordedAt), ...access }));
  return [
    ...events.map(({ revision, recordedAt, ...event }) => {
      const { actor, type, schema, data, state, changes } = event;
      const cause = { correlation: event.correlationId, causation: event.causationId };
      const proof = { chain: event.chain, problem: event.problem };
      const told = { briefing: briefingId, revision, at: iso(recordedAt), id: event.eventId, actor, ...cause };
      return JSON.stringify({ ...told, type, schema, data, state, changes, ...proof });
    }),
    JSON.stringify({ briefing: briefingId, looks: { total: accesses.total, newest } }),
  ];
}

export function stateJson({ briefingId, revision, recordedAt, state, problems }: AuditedState): readonly string[] {
  const at = recordedAt === null ? null : iso(recordedAt);
  return [JSON.stringify({ briefing: briefingId, revision, at, state, problems })];
}
