/** Where an operator gathers security events: a file, a log server, an HTTP service. */
export abstract class EventSink {
  /** Lines of JSON without line ends. Comes back when whoever gathers them has them; throws SinkUnavailable. */
  abstract send(lines: readonly string[], signal: AbortSignal): Promise<void>;
}

/** The words are for operators, and name no secret. */
export class SinkUnavailable extends Error {
  override readonly name = 'SinkUnavailable';
}
