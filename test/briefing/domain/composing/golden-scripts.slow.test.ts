import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { commissionOf, hostsOf } from '../../../../src/briefing/domain/composing/commission.js';
import { compose } from '../../../../src/briefing/domain/composing/compose.js';
import { versionsWith } from '../../../../src/briefing/domain/composing/engine.js';
import type { Material } from '../../../../src/briefing/domain/composing/material.js';
import { HostCatalogue } from '../../../../src/shared/kernel/hosts/host-catalogue.js';
import { LANGUAGES, type Language } from '../../../../src/shared/kernel/language.js';
import { requestedData } from '../samples.js';
import { generatedMaterial } from './generated-material.js';
import { newsIn, NOW } from './newsroom.js';

type Hashes = Readonly<Partial<Record<Language, string>>>;

/** By engine, phrase book and ICU: what known material becomes in each language. Only ever added to. */
const GOLDEN = JSON.parse(readFileSync(join(import.meta.dirname, 'golden/scripts.json'), 'utf8')) as Record<
  string,
  Hashes | undefined
>;

const ICU = process.versions.icu ?? '';

function materialIn(language: Language): readonly Material[] {
  const news = newsIn(language).map((item) => ({ ...item, sourceId: `src_${item.sourceTitle}` }));
  return [...news, ...generatedMaterial({ language, items: 60, now: NOW })];
}

function hashIn(language: Language): string {
  const requested = {
    ...requestedData,
    requestedAt: NOW,
    request: {
      ...requestedData.request,
      language,
      hostIds: HostCatalogue.builtIn.defaultsOf(language).map(({ id }) => id),
      timezone: 'Europe/Berlin',
      capacity: { targetLengthSeconds: 420, targetTopics: 5 },
    },
  };
  const words = { userRequest: 'ports and trains', preferenceContext: { interests: ['carbon', 'storms'] } };
  const commission = commissionOf(requested, words, hostsOf(requested, HostCatalogue.builtIn));
  const { versions: _, ...script } = compose(materialIn(language), { ...commission, versions: { icu: ICU } });
  return createHash('sha256').update(JSON.stringify(script)).digest('hex');
}

/** Without it, scripts of before the change could not be told from scripts that somebody altered. */
const CHANGED =
  'The composer writes other scripts than it did under the same versions. If that is meant, bump ENGINE in ' +
  'composing/compose.ts (or PHRASE_BOOK_VERSION, when only phrases changed) and add the new hashes to golden/scripts.json:';
const UNKNOWN =
  'These versions have no golden scripts yet. Compare with the ones before, then add to golden/scripts.json:';

test('the scripts of known material are what these versions of engine, phrase book and ICU always made of it', () => {
  const { engine, phraseBook, icu } = versionsWith(ICU);
  const versions = `${engine} / phrase book ${phraseBook} / ICU ${icu}`;
  const hashes = Object.fromEntries(LANGUAGES.map((language) => [language, hashIn(language)]));
  const golden = GOLDEN[versions];
  const same = golden !== undefined && LANGUAGES.every((language) => golden[language] === hashes[language]);
  const advice = `${golden === undefined ? UNKNOWN : CHANGED}\n${JSON.stringify({ [versions]: hashes }, null, 2)}`;
  expect(same ? 'the same' : advice).toBe('the same');
});
