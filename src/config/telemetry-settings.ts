import { ConfigError, type Environment } from './environment.js';

/**
 * Whether traces are sent, by the variables of OpenTelemetry, which its SDK reads itself: protocol, headers, sampling,
 * batches. Also the DI token.
 */
export abstract class TelemetrySettings {
  abstract readonly tracing: boolean;
  /** What the service is called in traces; null: the SDK has it from a variable of its own. */
  abstract readonly traceServiceName: string | null;
}

const PLACES = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'] as const;

export function readTelemetrySettings(environment: Environment): TelemetrySettings {
  const places = PLACES.filter((name) => environment.text(name) !== null);
  for (const name of places) assertAddress(name, environment.text(name) ?? '');
  const off = environment.text('OTEL_SDK_DISABLED')?.toLowerCase() === 'true';
  const elsewhere = environment.list('OTEL_TRACES_EXPORTER').includes('none');
  const named =
    environment.text('OTEL_SERVICE_NAME') !== null ||
    environment.list('OTEL_RESOURCE_ATTRIBUTES').some((pair) => /^service\.name\s*=/.test(pair));
  return {
    tracing: places.length > 0 && !off && !elsewhere,
    traceServiceName: named ? null : 'podcast-briefings',
  };
}

/** Not printed: credentials may stand in it. */
function assertAddress(name: string, value: string): void {
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return;
  throw new ConfigError(`${name} must be an address like http://collector:4318.`);
}
