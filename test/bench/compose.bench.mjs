import { compose } from '../../dist/briefing/domain/composing/compose.js';
import { HostCatalogue } from '../../dist/shared/kernel/hosts/host-catalogue.js';
import { generatedMaterial } from '../briefing/domain/composing/generated-material.ts';

/** Composing 500 items, warm, on one thread: the target is 1 s for every language, format and length. */
const ITEMS = 500;
/** The shortest that is asked for often, and the most stories of all. */
const KINDS = [
  { format: 'brief', targetMs: 300_000 },
  { format: 'headlines', targetMs: 3_600_000 },
];
const RUNS = 5;
const NOW = Date.UTC(2025, 10, 21, 9);

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

function measured(language, kind) {
  const material = generatedMaterial({ language, items: ITEMS, now: NOW });
  const hosts = HostCatalogue.builtIn.defaultsOf(language).map(({ id, name }) => ({ id, name }));
  const versions = { icu: process.versions.icu };
  const request = {
    language,
    hosts,
    seed: 'bench',
    ...kind,
    userRequest: '',
    timezone: 'UTC',
    now: NOW,
    versions,
  };
  const times = [];
  let script = compose(material, request);
  for (let run = 0; run < RUNS; run++) {
    const started = performance.now();
    script = compose(material, request);
    times.push(performance.now() - started);
  }
  return {
    language,
    format: kind.format,
    items: ITEMS,
    'median ms': Math.round(median(times)),
    'worst ms': Math.round(Math.max(...times)),
    'planned/target': Number((script.plannedMs / script.targetMs).toFixed(4)),
    stories: `${script.coverage.covered}/${script.coverage.total}`,
  };
}

const LANGUAGES = ['en', 'zh', 'es', 'pt', 'de', 'fr', 'ja'];
console.table(LANGUAGES.flatMap((language) => KINDS.map((kind) => measured(language, kind))));
