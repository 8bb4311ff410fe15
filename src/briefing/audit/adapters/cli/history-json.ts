import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { OpenedHistory, OpenedState } from '../../application/reading-room.js';

const iso = (time: EpochMs): string => new Date(time).toISOString();

/** A line for each event, and one for who has looked. */
export function historyJson({ briefingId, events, looks }: OpenedHistory): readonly string[] {
  const newest = looks.newest.map(({ recordedAt, ...look }) => ({ at: iso(recordedAt), ...look }));
  return [
    ...events.map(({ revision, recordedAt, ...event }) => {
      const { actor, type, schema, data, state, changes } = event;
      const cause = { correlation: event.correlationId, causation: event.causationId };
      const proof = { chain: event.chain, problem: event.problem };
      const told = { briefing: briefingId, revision, at: iso(recordedAt), id: event.eventId, actor, ...cause };
      return JSON.stringify({ ...told, type, schema, data, state, changes, ...proof });
    }),
    JSON.stringify({ briefing: briefingId, looks: { total: looks.total, newest } }),
  ];
}

export function stateJson({ briefingId, revision, recordedAt, state, problems }: OpenedState): readonly string[] {
  const at = recordedAt === null ? null : iso(recordedAt);
  return [JSON.stringify({ briefing: briefingId, revision, at, state, problems })];
}
