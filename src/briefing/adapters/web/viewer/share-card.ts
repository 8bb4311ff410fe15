import { wordsFor } from '../locale.js';
import { listOf } from '../../../../shared/delivery/web/language/formats.js';
import type { ShareCard } from '../../../../shared/delivery/web/shell/page.js';
import type { QuickReadModel, ReadyModel } from './viewer-model.js';

/** How a briefing looks when its link is shared: its stories say best what is in it. */
export function shareCard(model: ReadyModel | QuickReadModel): ShareCard {
  const told = model.stories.map((story) => story.title).filter((title) => !repeats(model.title, title));
  const titles = told.slice(0, 3);
  const absolute = (path: string | null): string | null => (path === null ? null : new URL(path, model.baseUrl).href);
  const path = 'state' in model ? model.viewerUrl : (model.quickReadUrl ?? model.viewerUrl);
  return {
    url: new URL(path, model.baseUrl).href,
    description: titles.length > 0 ? listOf(titles, model.language) : coverageOf(model),
    image: absolute(model.coverUrl),
    audio: 'state' in model ? absolute(model.audioUrl) : null,
  };
}

/** The title stands above the description already. */
const repeats = (title: string, story: string): boolean => title.toLowerCase().includes(story.toLowerCase());

const coverageOf = ({ coverage, language }: ReadyModel | QuickReadModel): string =>
  wordsFor(language).reading.coverage(coverage.covered, coverage.total);
