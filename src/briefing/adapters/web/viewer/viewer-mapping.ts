import type { HostCatalogue } from '../../../../shared/kernel/hosts/host-catalogue.js';
import { audioChapters } from '../../../domain/audio-metadata.js';
import { calledToday } from '../../../domain/presenters.js';
import { storyStarts } from '../../../domain/programme.js';
import type { Citation, Disagreement, Line, Script } from '../../../domain/script.js';
import type { BriefingView } from '../../../application/queries/view-briefing.js';
import { digitalSourceOf } from '../../../domain/provenance.js';
import type { Recording } from '../../../application/ports/speech/recording-studio.js';
import { askedLine, heardIn } from './asked-line.js';
import { correctedLines, correctionsOf } from '../transcript/correction-mapping.js';
import { missedOf } from '../transcript/missed-mapping.js';
import type {
  MakingStatus,
  ReadyModel,
  SourceLink,
  ViewerDisagreement,
  ViewerModel,
  ViewerSegment,
  ViewerStory,
} from './viewer-model.js';

type State = BriefingView['briefing']['state'];

export const pageModelOf = ({ briefing }: BriefingView, baseUrl: string) => ({
  language: briefing.state.requested.request.language,
  baseUrl,
  viewerUrl: `/b/${briefing.slug}`,
  quickReadUrl: 'composed' in briefing.state ? `/b/${briefing.slug}/read` : null,
});

const titleOf = (state: State): string | null => ('composed' in state ? state.composed.title : null);

/** What the viewer page shows of a briefing, whatever has become of it. */
export function viewerModelOf(view: BriefingView, baseUrl: string, catalogue: HostCatalogue): ViewerModel {
  const { briefing, contents, selection } = view;
  const page = pageModelOf(view, baseUrl);
  const { state } = briefing;
  if (state.status === 'failed' || state.status === 'composition_failed') {
    return {
      ...page,
      state: 'failed',
      title: titleOf(state),
      code: state.failure.code,
      message: state.failure.message,
      asked: askedLine(contents.script?.request ?? view.understood ?? undefined, page.language),
      missed: selection === null ? [] : missedOf(selection),
    };
  }
  if (state.status !== 'ready' || contents.script === null || contents.recording === null) {
    const status: MakingStatus = state.status === 'ready' ? 'assembling' : state.status;
    const { percent } = briefing;
    return {
      ...page,
      state: 'making',
      status,
      title: titleOf(state),
      percent,
      eventsUrl: `/b/${briefing.slug}/events`,
      progressUrl: `/b/${briefing.slug}/progress`,
    };
  }
  return {
    ...page,
    ...readyModelOf(view, contents.script, contents.recording),
    hosts: calledToday(contents.script.hosts, catalogue).map(({ name }) => name),
    audioSizeBytes: state.published.audio.bytes,
  };
}

function readyModelOf(
  { briefing, selection, contents }: BriefingView,
  script: Script,
  recording: Recording,
): Omit<ReadyModel, 'language' | 'baseUrl' | 'viewerUrl' | 'quickReadUrl' | 'hosts' | 'audioSizeBytes'> {
  const url = `/b/${briefing.slug}`;
  return {
    state: 'ready',
    title: script.title,
    createdAt: briefing.createdAt,
    durationMs: recording.durationMs,
    audioUrl: `${url}/audio.mp3`,
    downloadUrl: `${url}/download`,
    playbackUrl: `${url}/playback`,
    coverUrl: `${url}/cover.jpg`,
    waveform: recording.waveform,
    chapters: audioChapters(script, recording).map(({ title, startMs }) => ({ title, startMs })),
    segments: segmentsOf(script, recording, correctedLines(contents)),
    stories: heardStories(script, recording),
    coverage: script.coverage,
    shorterThanAsked: script.shorterThanAsked,
    nothingNew: script.nothingNewSince !== undefined,
    asked: askedLine(script.request, script.language, heardIn(script)),
    format: script.format ?? null,
    groundedness: script.groundedness ?? null,
    digitalSource: digitalSourceOf(script, recording),
    corrections: correctionsOf(contents, (line) => recording.timings[line]?.startMs),
    missed: selection === null ? [] : missedOf(selection),
  };
}

/** In each story, what was read out comes before what only tells the same. */
export function storiesOf(script: Script): ViewerStory[] {
  const merged = new Set(script.ledger.flatMap(({ itemId, outcome }) => (outcome === 'merged' ? [itemId] : [])));
  const links = sourceLinksOf(script);
  return script.stories.map(({ title, items, disagreements = [], toldBefore }) => ({
    title,
    items: items
      .map((item) => ({
        title: item.title,
        url: item.url,
        sourceTitle: item.sourceTitle,
        publishedAt: item.at,
        merged: merged.has(item.id),
      }))
      .toSorted((a, b) => Number(a.merged) - Number(b.merged)),
    ...(disagreements.length > 0 && { disagreements: disagreements.map((each) => disagreementOf(each, links)) }),
    ...(toldBefore !== undefined && { toldBefore }),
  }));
}

function heardStories(script: Script, recording: Recording): ViewerStory[] {
  const starts = storyStarts(script);
  return storiesOf(script).map((story, index) => {
    const timing = recording.timings[starts.get(index) ?? -1];
    return timing === undefined ? story : { ...story, startMs: timing.startMs };
  });
}

type Links = ReadonlyMap<string, SourceLink>;

const disagreementOf = ({ unit, figures }: Disagreement, links: Links): ViewerDisagreement => ({
  unit,
  figures: figures.map(({ figure, citation }) => {
    const source = links.get(citation.itemId);
    return source === undefined ? { figure } : { figure, source };
  }),
});

/** What stands behind a sentence: where it comes from, and who wrote it. */
export function originOf(
  { citation, alsoFrom = [], writtenBy }: Line,
  links: Links,
): Pick<ViewerSegment, 'source' | 'alsoFrom' | 'byModel'> {
  const [source, ...further] = citedOnce([...(citation === undefined ? [] : [citation]), ...alsoFrom], links);
  return {
    ...(source !== undefined && { source }),
    ...(further.length > 0 && { alsoFrom: further }),
    ...(writtenBy === 'model' && { byModel: true }),
  };
}

/** Each item once, with the first of its passages. */
const citedOnce = (citations: readonly Citation[], links: Links): readonly SourceLink[] =>
  citations
    .filter(({ itemId }, index) => citations.findIndex((other) => other.itemId === itemId) === index)
    .flatMap(({ itemId, quote, former }) => {
      const link = links.get(itemId);
      return link === undefined ? [] : [former === true ? link : { ...link, passage: quote }];
    });

/** Item id → the link that stands behind each sentence taken from it. */
export const sourceLinksOf = ({ stories, corrections = [] }: Script): Map<string, SourceLink> =>
  new Map(
    [...corrections.map(({ item }) => item), ...stories.flatMap(({ items }) => items)].map(
      ({ id, title, url, sourceTitle }) => [id, { title, url, sourceTitle }],
    ),
  );

function segmentsOf(script: Script, recording: Recording, corrected: ReadonlyMap<number, number>): ViewerSegment[] {
  const links = sourceLinksOf(script);
  return script.lines.map((line, index) => {
    const { host, text, story, language } = line;
    const correctedBy = corrected.get(index);
    return {
      startMs: recording.timings[index]?.startMs ?? 0,
      durationMs: recording.timings[index]?.durationMs ?? 0,
      speaker: script.hosts[host]?.name ?? '',
      hostIndex: host,
      text,
      ...(language !== undefined && { language }),
      ...originOf(line, links),
      ...(story !== undefined && { story }),
      ...(correctedBy !== undefined && { correctedBy }),
    };
  });
}
