import { listOf } from '../../../shared/delivery/web/formats.js';
import type { ShareCard } from '../../../shared/delivery/web/page.js';
import type { QuickReadModel, ReadyModel } from './viewer-model.js';

/** How a briefing looks when its link is shared: its stories say best what is in it. */
export function shareCard(model: ReadyModel | QuickReadModel): ShareCard {
  const titles = model.stories.slice(0, 3).map((story) => story.title);
  const absolute = (path: string | null): string | null => (path === null ? null : new URL(path, model.baseUrl).href);
  const path = 'state' in model ? model.viewerUrl : (model.quickReadUrl ?? model.viewerUrl);
  return {
    url: new URL(path, model.baseUrl).href,
    description: titles.length > 0 ? listOf(titles, model.language) : model.title,
    image: absolute(model.coverUrl),
    audio: 'state' in model ? absolute(model.audioUrl) : null,
  };
}
