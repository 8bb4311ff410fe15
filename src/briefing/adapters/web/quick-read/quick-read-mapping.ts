import { digitalSourceOf } from '../../../domain/provenance.js';
import type { BriefingView } from '../../../application/queries/view-briefing.js';
import { correctedLines, correctionsOf } from '../transcript/correction-mapping.js';
import { askedLine, heardIn } from '../viewer/asked-line.js';
import type { Line } from '../../../domain/script.js';
import type { QuickReadModel, QuickReadStory, SourceLink } from '../viewer/viewer-model.js';
import { originOf, pageModelOf, sourceLinksOf, storiesOf } from '../viewer/viewer-mapping.js';

/** The briefing as a text; null while there is no script. */
export function quickReadModelOf(view: BriefingView, baseUrl: string): QuickReadModel | null {
  const { briefing, contents } = view;
  const { script, recording } = contents;
  if (script === null) return null;
  const links = sourceLinksOf(script);
  const corrected = correctedLines(contents);
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
    digitalSource: digitalSourceOf(script, contents.recording),
    corrections: correctionsOf(contents),
    coverUrl: briefing.state.status === 'ready' ? `/b/${briefing.slug}/cover.jpg` : null,
    durationMs: recording?.durationMs ?? null,
    stories: storiesOf(script).map((story, index) => ({
      ...story,
      points: script.lines.flatMap((line, place) =>
        line.citation === undefined || line.story !== index ? [] : [pointOf(line, links, corrected.get(place))],
      ),
    })),
  };
}

const pointOf = (
  line: Line,
  links: Map<string, SourceLink>,
  correctedBy: number | undefined,
): QuickReadStory['points'][number] => ({
  text: line.text,
  ...(line.language !== undefined && { language: line.language }),
  ...originOf(line, links),
  ...(correctedBy !== undefined && { correctedBy }),
});
