import {
  context,
  isValidSpanId,
  isValidTraceId,
  propagation,
  ROOT_CONTEXT,
  type Context,
  type Span as OtelSpan,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer as OtelTracer,
} from '@opentelemetry/api';
import type { Span, SpanAttributes, SpanStart, Tracer } from '../../kernel/tracing.js';

const KINDS = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
} as const;

const TRACEPARENT = /^00-(?<traceId>[\da-f]{32})-(?<spanId>[\da-f]{16})-(?<flags>[\da-f]{2})$/;

export class OpenTelemetryTracer implements Tracer {
  constructor(private readonly tracer: OtelTracer) {}

  start({ name, kind = 'internal', attributes = {}, startedAt, ...from }: SpanStart): Span {
    const parent = parentOf(from);
    const options = { kind: KINDS[kind], attributes, ...(startedAt !== undefined && { startTime: startedAt }) };
    const span = this.tracer.startSpan(name, options, parent);
    return new OpenTelemetrySpan(span, trace.setSpan(parent, span));
  }

  current(): Span | null {
    const active = context.active();
    const span = trace.getSpan(active);
    return span === undefined ? null : new OpenTelemetrySpan(span, active);
  }

  resume<T>(traceparent: string, work: () => T): T {
    return context.with(parentOf({ parent: traceparent }), work);
  }

  headers(): Readonly<Record<string, string>> {
    const carrier: Record<string, string> = {};
    propagation.inject(context.active(), carrier);
    return carrier;
  }
}

class OpenTelemetrySpan implements Span {
  readonly #at: SpanContext;

  constructor(
    private readonly span: OtelSpan,
    private readonly within: Context,
  ) {
    this.#at = span.spanContext();
  }

  get traceId(): string {
    return this.#at.traceId;
  }

  get spanId(): string {
    return this.#at.spanId;
  }

  get sampled(): boolean {
    return (this.#at.traceFlags & TraceFlags.SAMPLED) !== 0;
  }

  get traceparent(): string {
    return `00-${this.traceId}-${this.spanId}-${this.sampled ? '01' : '00'}`;
  }

  describe(attributes: SpanAttributes): void {
    this.span.setAttributes(attributes);
  }

  fail(error: unknown): void {
    this.span.setAttribute('error.type', kindOf(error));
    this.span.setStatus({ code: SpanStatusCode.ERROR });
  }

  end(endedAt?: number): void {
    this.span.end(endedAt);
  }

  enter<T>(work: () => T): T {
    return context.with(this.within, work);
  }
}

function parentOf({ parent, headers }: Pick<SpanStart, 'parent' | 'headers'>): Context {
  if (headers !== undefined) return propagation.extract(ROOT_CONTEXT, headers);
  if (parent === undefined || parent === null) return context.active();
  const { traceId = '', spanId = '', flags = '' } = TRACEPARENT.exec(parent)?.groups ?? {};
  if (!isValidTraceId(traceId) || !isValidSpanId(spanId)) return context.active();
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  });
}

/** A code or a class, which are of a program; never the message, which may be of a person. */
function kindOf(error: unknown): string {
  if (typeof error === 'number') return String(error);
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
