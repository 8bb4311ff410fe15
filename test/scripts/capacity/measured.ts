import type { Measured } from './modules.js';

const NOTHING = { apiMs: 0, workerMs: 0, postgresMs: 1, statements: 5, commits: 1, wal: 1_000, seconds: 0.01 };
const request = { ...NOTHING, apiMs: 1, wireBytes: 5_000 };
const briefing = (minutes: number) => ({
  ...NOTHING,
  workerMs: 1_000 * minutes,
  statements: 200,
  events: 8,
  mediaBytes: 1e6 * minutes,
  peakMegabytes: 600,
});
const rest = (workers: number, apis: number) => ({
  workers,
  apis,
  statements: 6 * workers + apis,
  postgresMs: 2 * workers + apis,
  connections: 10 * workers + 5 * apis,
  workerMb: 200,
  apiMb: 180,
});

/** Round figures, as a machine might have. */
export const MEASURED: Measured = {
  from: { commit: '00000000', date: '2026-01-01', machine: 'none' },
  costs: {
    pollUnchanged: { ...NOTHING, workerMs: 2 },
    pollWhole: { ...NOTHING, workerMs: 4, wireBytes: 70_000 },
    item: { ...NOTHING, workerMs: 1, diskBytes: 10_000 },
    listItems: request,
    readItem: request,
    search: request,
    searchContents: request,
    mcpCall: request,
    page: request,
    episodeFetched: { ...request, wireBytes: 2_400_000 },
    briefing5: briefing(5),
    briefing15: briefing(15),
    briefing60: briefing(60),
  },
  limits: { appendsPerSecond: 2_000, notificationsPerSecond: 5_000, notificationsPerSecondToTwenty: 4_000 },
  idle: [rest(1, 0), rest(20, 0), rest(20, 10)],
};
