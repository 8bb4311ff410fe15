import { describe, expect, test } from '@jest/globals';
import { readConfig } from '../../src/config.js';

const tracing = (variables: Record<string, string>): boolean => readConfig(variables).tracing;

describe('Whether traces are sent', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318';

  test('is no by default, and yes with a place to send them to', () => {
    expect(tracing({})).toBe(false);
    expect(tracing({ OTEL_EXPORTER_OTLP_ENDPOINT })).toBe(true);
    expect(tracing({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector/v1/traces' })).toBe(true);
  });

  test('can be switched off by the variables that OpenTelemetry has for it', () => {
    expect(tracing({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'TRUE' })).toBe(false);
    expect(tracing({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'none' })).toBe(false);
  });

  test('is refused with an address that is none, which is not printed: it may hold a password', () => {
    const read = () => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:secret@4318' });
    expect(read).toThrow('OTEL_EXPORTER_OTLP_ENDPOINT must be an address');
    expect(read).not.toThrow('secret');
  });

  test('has a name of ours unless the operator gives one', () => {
    expect(readConfig({}).traceServiceName).toBe('podcast-briefings');
    expect(readConfig({ OTEL_SERVICE_NAME: 'briefings-eu' }).traceServiceName).toBeNull();
    expect(readConfig({ OTEL_RESOURCE_ATTRIBUTES: 'a=b, service.name=briefings' }).traceServiceName).toBeNull();
  });
});
