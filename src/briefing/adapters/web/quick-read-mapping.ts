import type { BriefingView } from '../../application/queries/view-briefing.js';
import { askedLine, heardIn } from './asked-line.js';
import type { Line } from '../../domain/script.js';
import type { QuickReadModel, QuickReadStory, SourceLink } from './viewer-model.js';
import { originOf, pageModelOf, sourceLinksOf, storiesOf } from './viewer-mapping.js';

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
    nothingNew: script.nothingNewSince !== undefined,
    asked: askedLine(script.request, script.language, heardIn(script)),
    format: script.format ?? null,
    groundedness: script.groundedness ?? null,
    coverUrl: briefing.state.status === 'ready' ? `/b/${briefing.slug}/cover.jpg` : null,
    durationMs: recording?.durationMs ?? null,
    stories: storiesOf(script).map((story, index) => ({
      ...story,
      points: script.lines.flatMap((line) =>
        line.citation === undefined || line.story !== index ? [] : [pointOf(line, links)],
      ),
    })),
  };
}

const pointOf = (line: Line, links: Map<string, SourceLink>): QuickReadStory['points'][number] => ({
  text: line.text,
  ...(line.language !== undefined && { language: line.language }),
  ...originOf(line, links),
});
