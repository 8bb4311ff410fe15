import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { HttpSettings } from '../../../../config/http-settings.js';
import { MetricSource } from './metric-source.js';

type Labels = Readonly<Record<string, string>>;

interface Named {
  /** Of Prometheus: `briefings_thing_total`, with the base unit (seconds, bytes) in it. */
  readonly name: string;
  readonly help: string;
  /** Labels need few values, none chosen by clients: each combination is a series for ever. */
  readonly labels?: readonly string[];
}

/** A current value (gauge). */
export interface Reading {
  readonly name: string;
  readonly help: string;
  readonly values: readonly { readonly value: number; readonly labels?: Labels }[];
}

/** Reads gauges when metrics are requested. */
type Source = () => Promise<readonly Reading[]>;

/**
 * The registry of Prometheus metrics of this process. Counters and sources of gauges are registered while the program
 * is wired.
 */
@Injectable()
export class Metrics {
  readonly contentType = Registry.PROMETHEUS_CONTENT_TYPE;
  readonly #counted = new Registry();
  readonly #sources = new Map<string, MetricSource<readonly Reading[]>>();

  constructor({ metricsToken }: HttpSettings) {
    // Observing the garbage collector and the event loop costs time, and is useless without a METRICS_TOKEN.
    if (metricsToken !== null) collectDefaultMetrics({ register: this.#counted });
  }

  counter({ name, help, labels = [] }: Named): Counter {
    return new Counter({ name, help, labelNames: [...labels], registers: [this.#counted] });
  }

  histogram({ name, help, labels = [] }: Named, buckets: readonly number[]): Histogram {
    return new Histogram({ name, help, labelNames: [...labels], buckets: [...buckets], registers: [this.#counted] });
  }

  /** A source that fails or takes more than two seconds is left out, and `briefings_metrics_source_up` says so. */
  register(source: string, read: Source): void {
    this.#sources.set(source, new MetricSource(source, read));
  }

  /** In the text format of Prometheus. */
  async text(): Promise<string> {
    const asked = [...this.#sources.values()].map(async (source) => ({
      source: source.name,
      told: await source.tell(),
    }));
    const answers = await Promise.all(asked);
    // Reset first: a value that cannot be read now must not keep its former value.
    const lookedUp = new Registry();
    for (const reading of answers.flatMap(({ told }) => told ?? [])) tell(lookedUp, reading);
    tell(lookedUp, {
      name: 'briefings_metrics_source_up',
      help: 'Whether what only a look at it can tell could be told: 1, or 0.',
      values: answers.map(({ source, told }) => ({ value: told === null ? 0 : 1, labels: { source } })),
    });
    return `${await this.#counted.metrics()}\n${await lookedUp.metrics()}`;
  }
}

function tell(registry: Registry, { name, help, values }: Reading): void {
  const labelNames = Object.keys(values[0]?.labels ?? {});
  const gauge = new Gauge({ name, help, labelNames, registers: [registry] });
  for (const { value, labels = {} } of values) gauge.set(labels, value);
}
