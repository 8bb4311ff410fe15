import type { Span, SpanStart, Tracer } from '../../../src/shared/kernel/tracing.js';

const TRACE_ID = 'a'.repeat(32);

const spanWith = (sampled: boolean): Span => ({
  traceId: TRACE_ID,
  spanId: 'b'.repeat(16),
  sampled,
  traceparent: `00-${TRACE_ID}-${'b'.repeat(16)}-0${Number(sampled)}`,
  describe: () => undefined,
  fail: () => undefined,
  end: () => undefined,
  enter: (work) => work(),
});

/** A tracer that remembers what was started within a trace that is recorded, or is not, or within none. */
export function recordingTracer(current: 'sampled' | 'unsampled' | 'none' = 'sampled'): {
  readonly tracer: Tracer;
  readonly started: SpanStart[];
  readonly resumed: string[];
} {
  const started: SpanStart[] = [];
  const resumed: string[] = [];
  const span = spanWith(current === 'sampled');
  const tracer: Tracer = {
    start: (start) => {
      started.push(start);
      return span;
    },
    current: () => (current === 'none' ? null : span),
    resume: (traceparent, work) => {
      resumed.push(traceparent);
      return work();
    },
    headers: () => ({ traceparent: span.traceparent }),
  };
  return { tracer, started, resumed };
}
