import { compose } from '../../dist/briefing/domain/composing/compose.js';
import { HostCatalogue } from '../../dist/shared/kernel/hosts/host-catalogue.js';
import { generatedMaterial } from '../briefing/domain/composing/generated-material.ts';
import { report } from './harness/report.mjs';

/** Composing 500 items, warm, on one thread: the target is 1 s for every language, format and length. */
const ITEMS = 500;
/** The shortest that is asked for often, and the most stories of all. */
const KINDS = [
  { format: 'brief', targetMs: 300_000 },
  { format: 'headlines', targetMs: 3_600_000 },
];
const RUNS = 5;
const NOW = Date.UTC(2025, 10, 21, 9);

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
    ms: times,
    'planned/target': script.plannedMs / script.targetMs,
    stories: `${script.coverage.covered}/${script.coverage.total}`,
  };
}

const LANGUAGES = ['en', 'zh', 'es', 'pt', 'de', 'fr', 'ja'];
const caseOf = (language, kind) => [`${language}, ${kind.format}`, measured(language, kind)];
report({
  title: `scripts from ${ITEMS} items`,
  rows: Object.fromEntries(LANGUAGES.flatMap((language) => KINDS.map((kind) => caseOf(language, kind)))),
});
