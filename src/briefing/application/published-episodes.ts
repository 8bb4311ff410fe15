import { Injectable } from '@nestjs/common';
import type { BriefingId, CallerId } from '../../shared/kernel/identifiers.js';
import type { CoverWords, PublishedCorrection, PublishedEpisode, PublishedStory } from '../api.js';
import type { VisibleBriefing } from '../domain/briefing.js';
import { storyStarts } from '../domain/programme.js';
import { publicPaths } from '../domain/public-paths.js';
import type { Script } from '../domain/script.js';
import { ContentsReader, type Contents, type NoticedCorrection } from './contents.js';
import { BriefingReadModel, type ProjectedBriefing } from './ports/briefing-read-model.js';
import { LostContent } from './ports/media/briefing-files.js';
import { CoverArtist, LARGE_COVER } from './ports/media/cover-artist.js';
import { ReadyBriefings, type ReadyBriefing } from './ports/ready-briefings.js';
import type { Recording } from './ports/speech/recording-studio.js';

type Ready = Extract<VisibleBriefing, { status: 'ready' }>;

const NOTHING: Contents = { script: null, recording: null, corrections: [] };

/** A feed goes without what is in the file; auditors are told what happened to the file. */
function nothingWhenLost(error: unknown): Contents {
  if (error instanceof LostContent) return NOTHING;
  throw error;
}

/** What others tell of ready briefings. */
@Injectable()
export class PublishedEpisodes {
  constructor(
    private readonly readModel: BriefingReadModel,
    private readonly contents: ContentsReader,
    private readonly ready: ReadyBriefings,
    private readonly coverArtist: CoverArtist,
  ) {}

  list(owner: CallerId, series: string | null, limit: number): Promise<readonly ReadyBriefing[]> {
    return this.ready.list(owner, series, limit);
  }

  /** In the manner of the covers of briefings. */
  paintCover(words: CoverWords): Promise<Uint8Array> {
    return this.coverArtist.paint({ ...words, hosts: '', side: LARGE_COVER });
  }

  async find(owner: CallerId, briefingId: BriefingId): Promise<PublishedEpisode | null> {
    const briefing = (await this.readModel.find(owner, briefingId))?.briefing;
    if (briefing === undefined || briefing.id !== briefingId || briefing.state.status !== 'ready') return null;
    return episodeOf(briefing, briefing.state, await this.contents.find(briefing).catch(nothingWhenLost));
  }
}

function episodeOf(
  { id, slug, createdAt }: ProjectedBriefing,
  { requested, composed, published }: Ready,
  { script, recording, corrections }: Contents,
): PublishedEpisode {
  const { page, audio, largeCover, webVtt, subRip, transcriptJson, chapters } = publicPaths(slug);
  return {
    briefingId: id,
    slug: requested.slug,
    title: composed.title,
    language: requested.request.language,
    createdAt,
    durationMs: published.durationMs,
    audioBytes: published.audio.bytes,
    hosts: (script?.hosts ?? composed.hosts ?? []).map(({ name }) => name),
    stories: script === null || recording === null ? [] : storiesOf(script, recording),
    corrections: corrections.toReversed().map(correctionOf),
    paths: { page, audio, largeCover, webVtt, subRip, transcriptJson, chapters },
  };
}

const correctionOf = ({ title, sourceTitle, url, sentences }: NoticedCorrection): PublishedCorrection => ({
  source: { title, sourceTitle, url },
  sentences: sentences.map(({ before, after }) => ({ before, after })),
});

function storiesOf(script: Script, recording: Recording): PublishedStory[] {
  const starts = storyStarts(script);
  return script.stories.map(({ title, items }, index) => ({
    title,
    startMs: recording.timings[starts.get(index) ?? -1]?.startMs ?? null,
    sources: items.map((item) => ({ title: item.title, sourceTitle: item.sourceTitle, url: item.url })),
  }));
}
