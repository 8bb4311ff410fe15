import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { BriefingModule } from '../../src/briefing/briefing.module.js';
import { FeedModule } from '../../src/feed/feed.module.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import { ShowsModule } from '../../src/shows/shows.module.js';
import { SubscriptionsModule } from '../../src/subscriptions/subscriptions.module.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';
import { type Exposed, exposedIn } from './exposed.js';
import { namedIn } from './promql.js';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Rule {
  readonly record?: string;
  readonly alert?: string;
  readonly expr: string;
  readonly labels?: { readonly severity: string };
  readonly annotations?: { readonly summary: string; readonly runbook_url: string };
}

interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[];
}

const { groups } = parse(read('docker/observability/prometheus-rules.yaml')) as {
  readonly groups: readonly { readonly name: string; readonly rules: readonly Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const alerts = rules.filter(({ alert }) => alert !== undefined);
const recorded = new Set(rules.flatMap(({ record }) => (record === undefined ? [] : [record])));
const dashboard = JSON.parse(read('docker/observability/grafana-dashboard.json')) as {
  readonly panels: readonly Panel[];
};
const targets = dashboard.panels.flatMap((panel) => panel.targets ?? []);
const expressions = [...rules.map(({ expr }) => expr), ...targets.map(({ expr }) => expr)];

/** Those that Prometheus itself gives to every series that it scrapes, and to buckets. */
const OF_PROMETHEUS = ['instance', 'job', 'le'];

/** Of Node and the process: prom-client's own. */
const isOurs = (name: string): boolean => name.startsWith('briefings_');

/** What docs/operating.md says of metrics: name → labels. */
function documented(): Exposed {
  const section = /^## Metrics$(.*?)^## /ms.exec(read('docs/operating.md'))?.[1] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| `briefings_'));
  const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(briefings_\w+)(?:\{([\w,]*)\})?`/g)]);
  return new Map(named.map(([, name = '', labels = '']) => [name, new Set(labels.split(',').filter(Boolean))]));
}

const familyOf = (name: string, known: Exposed): string =>
  known.has(name) ? name : name.replace(/_(bucket|sum|count)$/, '');

describe('What monitoring is given', () => {
  let app: TestApp;
  let exposed: Exposed;

  beforeAll(async () => {
    const metricsToken = 'a-token-of-this-test';
    const modules = [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, ShowsModule];
    app = await startTestApp({ modules, config: { metricsToken } });
    const { text } = await app.get('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } });
    exposed = exposedIn(text);
  });
  afterAll(() => app.close());

  test('is rules and panels at all', () => {
    expect(alerts.length).toBeGreaterThan(20);
    expect(targets.length).toBeGreaterThan(20);
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  });

  test('is PromQL throughout', () => {
    for (const expression of expressions) expect(namedIn(expression).metrics.size).toBeGreaterThan(0);
    expect(() => namedIn('sum(rate(a[5m])')).toThrow('no PromQL');
  });

  test('names only metrics that the program has, or that a rule records', () => {
    const named = new Set(expressions.flatMap((expression) => [...namedIn(expression).metrics]));
    const unknown = [...named].filter((name) => !recorded.has(name) && !exposed.has(familyOf(name, exposed)));
    expect(unknown).toEqual([]);
  });

  test('names only labels that those metrics have', () => {
    const known = documented();
    const wrong = expressions.flatMap((expression) => {
      const { metrics, labels } = namedIn(expression);
      const raw = [...metrics].filter((name) => !recorded.has(name));
      // A recorded metric has the labels that its rule groups by, which stand in a rule that is looked at itself.
      if (raw.length < metrics.size) return [];
      const theirs = new Set([
        ...OF_PROMETHEUS,
        ...raw.flatMap((name) => [...(known.get(familyOf(name, known)) ?? [])]),
      ]);
      return [...labels].filter((label) => !theirs.has(label)).map((label) => `${label} in ${expression}`);
    });
    expect(wrong).toEqual([]);
  });

  test('is all in docs/operating.md: every metric that the program has is there, and no other', () => {
    expect([...documented().keys()].toSorted()).toEqual([...exposed.keys()].filter(isOurs).toSorted());
  });

  test('has the labels that docs/operating.md says, as far as there are series', () => {
    const known = documented();
    const counted = [...exposed].filter(([name, labels]) => isOurs(name) && labels.size > 0);
    expect(counted.length).toBeGreaterThan(5);
    for (const [name, labels] of counted)
      expect([name, [...labels].toSorted()]).toEqual([name, [...(known.get(name) ?? [])].toSorted()]);
  });

  test('looks at every metric of ours in some rule or panel, but for those that only tell how much there is', () => {
    const named = new Set(
      expressions.flatMap((expression) => [...namedIn(expression).metrics].map((name) => familyOf(name, exposed))),
    );
    const unseen = [...exposed.keys()].filter((name) => isOurs(name) && !named.has(name));
    expect(unseen.toSorted()).toEqual(ONLY_TOLD);
  });

  test('has a section of the runbook for each alert, which says how urgent it is, and no section for another', () => {
    const sections = [...read('docs/runbook.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
    expect(sections).toEqual(alerts.map(({ alert }) => alert));
    for (const { alert = '', labels, annotations } of alerts) {
      expect(annotations?.runbook_url).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
      expect(['page', 'ticket']).toContain(labels?.severity);
    }
  });
});

const ONLY_TOLD = [
  'briefings_feed_document_bytes_total',
  'briefings_feed_hosts_paused',
  'briefings_feed_hubs_live',
  'briefings_feed_hubs_silent',
  'briefings_feed_items',
  'briefings_feed_items_added_total',
  'briefings_feeds_being_fetched',
  'briefings_media_scrub_ended_age_seconds',
  'briefings_media_scrubbed_bytes',
  'briefings_media_scrubbed_files',
  'briefings_model_requests_total',
  'briefings_model_tokens_total',
];
