/** One event of a `text/event-stream` (WHATWG HTML, 9.2). */
export interface LiveEvent {
  readonly event: string;
  readonly data: object;
  /** Where a client resumes that lost the connection; without it the one before stays. */
  readonly id?: string;
}

/** JSON has no line breaks, so the data is one line. */
export const formatEvent = ({ event, data, id }: LiveEvent): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Proxies and clients see that the connection lives. */
export const HEARTBEAT = ':\n\n';

/** How long a client waits before it connects again. */
export const formatRetry = (ms: number): string => `retry: ${ms}\n\n`;

const RESUMABLE = /^\d{1,15}$/;

/** The `Last-Event-ID` of a client that was here before; null for a new one, and for an id that is none of ours. */
export function lastEventId(header: unknown): number | null {
  return typeof header === 'string' && RESUMABLE.test(header) ? Number(header) : null;
}
