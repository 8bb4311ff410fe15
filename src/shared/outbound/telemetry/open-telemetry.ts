import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { diag, DiagLogLevel, trace } from '@opentelemetry/api';
import { startNodeSdk } from '@opentelemetry/sdk-node';
import type { ProcessSettings } from '../../../config/process-settings.js';
import type { TelemetrySettings } from '../../../config/telemetry-settings.js';
import { traceWith } from '../../kernel/tracing.js';
import { OpenTelemetryTracer } from './open-telemetry-tracer.js';
import type { Telemetry } from './telemetry.js';

const STOP_WITHIN_MS = 5_000;
/** A collector that is away fails every batch, every few seconds. */
const TELL_EVERY_MS = 60_000;

const { version } = createRequire(import.meta.url)('../../../../package.json') as { readonly version: string };

/**
 * The SDK of OpenTelemetry with an exporter for OTLP, set up by its standard variables (`OTEL_…`). Spans wait in a queue of
 * bounded length (OTEL_BSP_MAX_QUEUE_SIZE); what does not fit is dropped, so that a collector that is away disturbs nobody.
 */
export class OpenTelemetry implements Telemetry {
  private constructor(private readonly sdk: { shutdown(): Promise<void> }) {}

  static start({ role, traceServiceName: name }: TelemetrySettings & ProcessSettings): OpenTelemetry {
    const sdk = startNodeSdk({
      logLevel: 'none',
      resourceAttributes: {
        ...(name !== null && { 'service.name': name }),
        'service.version': version,
        'briefings.role': role,
      },
      // Metrics are scraped, and log lines are written to the standard output, with the ids of their span.
      metricReaders: [],
      logRecordProcessors: [],
    });
    tellTroubles();
    traceWith(new OpenTelemetryTracer(trace.getTracer('podcast-briefings', version)));
    return new OpenTelemetry(sdk);
  }

  async stop(): Promise<void> {
    traceWith(null);
    const flushed = this.sdk.shutdown().catch(() => undefined);
    await Promise.race([flushed, sleep(STOP_WITHIN_MS, undefined, { ref: false })]);
  }
}

/** Errors of the exporter go to our log, once a minute at most. */
function tellTroubles(): void {
  const log = new Logger(OpenTelemetry.name);
  let last = -Infinity;
  const tell = (): void => {
    if (performance.now() - last < TELL_EVERY_MS) return;
    last = performance.now();
    log.warn('traces cannot be sent for now, and are lost: is the collector of OTEL_EXPORTER_OTLP_ENDPOINT there?');
  };
  const nothing = (): void => undefined;
  const logger = { error: tell, warn: nothing, info: nothing, debug: nothing, verbose: nothing };
  diag.setLogger(logger, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
}
