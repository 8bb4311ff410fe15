import { hostById } from '../../domain/host.js';
import { audioChapters } from '../../domain/sleeve.js';
import type { Script } from '../../domain/script.js';
import type { BriefingView } from '../../application/view-briefing.js';
import type { Recording } from '../../application/ports/recording-studio.js';
import type {
  LeftOutItem,
  MakingStatus,
  ReadyModel,
  SourceLink,
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
export function viewerModelOf(view: BriefingView, baseUrl: string): ViewerModel {
  const { briefing, contents } = view;
  const page = pageModelOf(view, baseUrl);
  const { state } = briefing;
  if (state.status === 'failed' || state.status === 'composition_failed') {
    return {
      ...page,
      state: 'failed',
      title: titleOf(state),
      code: state.failure.code,
      message: state.failure.message,
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
      progressUrl: `/b/${briefing.slug}/progress`,
    };
  }
  return {
    ...page,
    ...readyModelOf(view, contents.script, contents.recording),
    audioSizeBytes: state.published.audio.bytes,
  };
}

function readyModelOf(
  { briefing, material }: BriefingView,
  script: Script,
  recording: Recording,
): Omit<ReadyModel, 'language' | 'baseUrl' | 'viewerUrl' | 'quickReadUrl' | 'audioSizeBytes'> {
  const url = `/b/${briefing.slug}`;
  return {
    state: 'ready',
    title: script.title,
    createdAt: briefing.createdAt,
    durationMs: recording.durationMs,
    hosts: script.hosts.map(({ id, name }) => hostById(id)?.name ?? name),
    audioUrl: `${url}/audio.mp3`,
    downloadUrl: `${url}/download`,
    coverUrl: `${url}/cover.jpg`,
    waveform: recording.waveform,
    chapters: audioChapters(script, recording).map(({ title, startMs }) => ({ title, startMs })),
    segments: segmentsOf(script, recording),
    stories: storiesOf(script),
    coverage: script.coverage,
    shorterThanAsked: script.shorterThanAsked,
    leftOut: leftOutOf(script, material),
  };
}

export const storiesOf = (script: Script): ViewerStory[] =>
  script.stories.map(({ title, items }) => ({
    title,
    items: items.map((item) => ({
      title: item.title,
      url: item.url,
      sourceTitle: item.sourceTitle,
      publishedAt: item.at,
    })),
  }));

/** Item id → the link that stands behind each sentence taken from it. */
export const sourceLinksOf = (script: Script): Map<string, SourceLink> =>
  new Map(
    script.stories.flatMap(({ items }) =>
      items.map(({ id, title, url, sourceTitle }) => [id, { title, url, sourceTitle }]),
    ),
  );

function segmentsOf(script: Script, recording: Recording): ViewerSegment[] {
  const links = sourceLinksOf(script);
  return script.lines.map(({ host, text, story, citation }, index) => {
    const source = citation === undefined ? undefined : links.get(citation.itemId);
    return {
      startMs: recording.timings[index]?.startMs ?? 0,
      durationMs: recording.timings[index]?.durationMs ?? 0,
      speaker: script.hosts[host]?.name ?? '',
      hostIndex: host,
      text,
      ...(source !== undefined && { source }),
      ...(story !== undefined && { story }),
    };
  });
}

/** What is in scope but not in the briefing, newest first: "what you missed". */
function leftOutOf(script: Script, material: BriefingView['material']): LeftOutItem[] {
  const reasons = new Map(
    script.ledger.flatMap((entry) => (entry.outcome === 'left_out' ? [[entry.itemId, entry.reason]] : [])),
  );
  return material
    .toSorted((a, b) => b.at - a.at)
    .flatMap(({ id, title, url, sourceTitle }) => {
      const reason = reasons.get(id);
      return reason === undefined ? [] : [{ title, url, sourceTitle, reason }];
    });
}
