import type { ProcessSettings } from '../../../config/process-settings.js';
import type { TelemetrySettings } from '../../../config/telemetry-settings.js';
import type { Telemetry } from './telemetry.js';

const NONE: Telemetry = { stop: async () => undefined };

/** Before anything is wired. The SDK costs 0.4 s and 48 MB, so only those load it who send traces. ADR 0109. */
export async function startTelemetry(settings: TelemetrySettings & ProcessSettings): Promise<Telemetry> {
  if (!settings.tracing) return NONE;
  const { OpenTelemetry } = await import('./open-telemetry.js');
  return OpenTelemetry.start(settings);
}
