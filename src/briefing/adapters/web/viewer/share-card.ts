import type { DigitalSource } from '../../../domain/provenance.js';
import { wordsFor } from '../locale.js';
import type { JsonObject } from '../../../../shared/kernel/json.js';
import { languageTag, listOf } from '../../../../shared/delivery/web/language/formats.js';
import type { ShareCard } from '../../../../shared/delivery/web/shell/page.js';
import type { QuickReadModel, ReadyModel } from './viewer-model.js';

/** Members of schema.org's IPTCDigitalSourceEnumeration. */
const SCHEMA_ORG_SOURCES: Readonly<Record<DigitalSource, string>> = {
  algorithmicMedia: 'https://schema.org/AlgorithmicMediaDigitalSource',
  trainedAlgorithmicMedia: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
};

/** How a briefing looks when its link is shared: its stories say best what is in it. */
export function shareCard(model: ReadyModel | QuickReadModel): ShareCard {
  const told = model.stories.map((story) => story.title).filter((title) => !repeats(model.title, title));
  const titles = told.slice(0, 3);
  const absolute = (path: string | null): string | null => (path === null ? null : new URL(path, model.baseUrl).href);
  const path = 'state' in model ? model.viewerUrl : (model.quickReadUrl ?? model.viewerUrl);
  const card = {
    url: new URL(path, model.baseUrl).href,
    description: titles.length > 0 ? listOf(titles, model.language) : coverageOf(model),
    image: absolute(model.coverUrl),
    audio: 'state' in model ? absolute(model.audioUrl) : null,
  };
  return { ...card, work: workOf(model, card) };
}

/** What machines are told, with how it came about: see `DigitalSource`. */
function workOf(model: ReadyModel | QuickReadModel, { url, audio }: Pick<ShareCard, 'url' | 'audio'>): JsonObject {
  const { title, language, createdAt } = model;
  const source = SCHEMA_ORG_SOURCES[model.digitalSource];
  const sound = {
    '@type': 'AudioObject',
    contentUrl: audio ?? null,
    encodingFormat: 'audio/mpeg',
    digitalSourceType: source,
  };
  return {
    '@type': 'CreativeWork',
    url,
    name: title,
    inLanguage: languageTag(language),
    dateCreated: new Date(createdAt).toISOString(),
    digitalSourceType: source,
    ...(audio !== null && { associatedMedia: sound }),
  };
}

/** The title stands above the description already. */
const repeats = (title: string, story: string): boolean => title.toLowerCase().includes(story.toLowerCase());

const coverageOf = ({ coverage, language }: ReadyModel | QuickReadModel): string =>
  wordsFor(language).reading.coverage(coverage.covered, coverage.total);
