import type { BriefingView } from '../../application/queries/view-briefing.js';
import { askedLine } from './asked-line.js';
import type { QuickReadModel } from './viewer-model.js';
import { pageModelOf, sourceLinksOf, storiesOf } from './viewer-mapping.js';

/** The briefing as a text; null while there is no script. */
export function quickReadModelOf(view: BriefingView, baseUrl: string): QuickReadModel | null {
  const { briefing, contents } = view;
  const { script, recording } = contents;
  if (script === null) return null;
  const links = sourceLinksOf(script);
  return {
    ...pageModelOf(view, baseUrl),
    title: script.title,
    createdAt: briefing.createdAt,
    coverage: script.coverage,
    shorterThanAsked: script.shorterThanAsked,
    asked: askedLine(script.request, script.language),
    coverUrl: briefing.state.status === 'ready' ? `/b/${briefing.slug}/cover.jpg` : null,
    durationMs: recording?.durationMs ?? null,
    stories: storiesOf(script).map((story, index) => ({
      ...story,
      points: script.lines.flatMap(({ text, citation, story: of }) => {
        if (citation === undefined || of !== index) return [];
        const source = links.get(citation.itemId);
        return [source === undefined ? { text } : { text, source }];
      }),
    })),
  };
}
