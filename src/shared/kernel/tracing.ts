/** Facts of a span that are neither a person's nor a feed's: names of ours, counts, states. Never an address. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanStart {
  readonly name: string;
  readonly kind?: 'internal' | 'server' | 'client' | 'consumer';
  readonly attributes?: SpanAttributes;
  /** The `traceparent` (W3C) of the span that caused this one, where that is not the current one. */
  readonly parent?: string | null;
  /** Headers of a request, in which a caller may say the same. */
  readonly headers?: Readonly<Record<string, unknown>>;
  /** Epoch ms, with fractions; without it: now. */
  readonly startedAt?: number;
}

/** One piece of work within a trace. */
export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  /** false: the trace is not recorded, here and wherever it goes on. */
  readonly sampled: boolean;
  /** What carries the trace to other processes: W3C `traceparent`. */
  readonly traceparent: string;
  describe(attributes: SpanAttributes): void;
  /** Notes what kind of error it was: its message may hold what belongs to somebody. */
  fail(error: unknown): void;
  end(endedAt?: number): void;
  /** What `work` does, at once and later, belongs to this span. */
  enter<T>(work: () => T): T;
}

export interface Tracer {
  start(start: SpanStart): Span;
  current(): Span | null;
  /** What `work` does belongs to the span of that `traceparent`, which another process may have started. */
  resume<T>(traceparent: string, work: () => T): T;
  /** What tells the current span to a service that the operator has chosen. */
  headers(): Readonly<Record<string, string>>;
}

// Of the process, as the standard output is: statements, files and child processes are reached from everywhere, and
// without a tracer, which is the default, each asks one variable and goes on. ADR 0109.
let tracer: Tracer | null = null;

export function traceWith(another: Tracer | null): void {
  tracer = another;
}

export const isTracing = (): boolean => tracer !== null;

export const currentSpan = (): Span | null => (tracer === null ? null : tracer.current());

export const traceHeaders = (): Readonly<Record<string, string>> => tracer?.headers() ?? {};

/** null: nobody traces. Whoever starts it ends it. */
export const startSpan = (start: SpanStart): Span | null => tracer?.start(start) ?? null;

/** Goes on with a trace that came from elsewhere, unless it is the current one. */
export const resumeTrace = <T>(traceparent: string, work: () => T): T => {
  const current = tracer?.current();
  const here = current !== null && current !== undefined && traceparent.includes(current.traceId);
  return tracer === null || here ? work() : tracer.resume(traceparent, work);
};

/** Part of the current trace; where there is none, or it is not recorded, only `work`. */
export function inSpan<T>(start: SpanStart, work: (span: Span | null) => Promise<T>): Promise<T> {
  if (tracer?.current()?.sampled !== true) return work(null);
  return within(tracer.start(start), work);
}

/** Part of the current trace, or of that of `parent`; where there is none, one begins. */
export function inTrace<T>(start: SpanStart, work: (span: Span | null) => Promise<T>): Promise<T> {
  return tracer === null ? work(null) : within(tracer.start(start), work);
}

async function within<T>(span: Span, work: (span: Span) => Promise<T>): Promise<T> {
  try {
    return await span.enter(() => work(span));
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}
