import { Injectable } from '@nestjs/common';
import type { BriefingId, CallerId } from '../../shared/kernel/identifiers.js';
import type { BriefingSummary, SummarizedStory } from '../api.js';
import { audioChapters, coverWords } from '../domain/audio-metadata.js';
import { storyStarts } from '../domain/programme.js';
import { publicPaths } from '../domain/public-paths.js';
import type { Script } from '../domain/script.js';
import { ContentsReader } from './contents.js';
import { LostContent } from './ports/media/briefing-files.js';
import { BriefingReadModel } from './ports/briefing-read-model.js';
import { CoverArtist, SMALL_COVER } from './ports/media/cover-artist.js';
import type { Recording } from './ports/speech/recording-studio.js';

/** What a ready briefing tells in short, for those who are told of it. */
@Injectable()
export class BriefingSummaries {
  constructor(
    private readonly readModel: BriefingReadModel,
    private readonly contents: ContentsReader,
    private readonly coverArtist: CoverArtist,
  ) {}

  async of(owner: CallerId, briefingId: BriefingId): Promise<BriefingSummary | null> {
    const briefing = (await this.readModel.find(owner, briefingId))?.briefing;
    if (briefing === undefined || briefing.id !== briefingId || briefing.state.status !== 'ready') return null;
    const { requested, published } = briefing.state;
    const { script, recording } = await this.contents.find(briefing).catch(nothingWhenLost);
    if (script === null || recording === null) return null;
    const { page, quickRead, download } = publicPaths(briefing.slug);
    return {
      briefingId,
      title: script.title,
      language: script.language,
      requestedAt: briefing.createdAt,
      durationMs: published.durationMs,
      chapters: audioChapters(script, recording).map(({ title, startMs }) => ({ title, startMs })),
      stories: storiesOf(script, recording),
      cover: await this.coverArtist.paint({ ...coverWords(script, requested), side: SMALL_COVER }),
      paths: { page, quickRead, download },
    };
  }
}

function nothingWhenLost(error: unknown) {
  if (error instanceof LostContent) return { script: null, recording: null };
  throw error;
}

function storiesOf(script: Script, recording: Recording): SummarizedStory[] {
  const { stories, lines } = script;
  const starts = storyStarts(script);
  return stories.map(({ title, items }, index) => {
    const line = lines.find(({ story, citation }) => story === index && citation !== undefined);
    const source = items.find(({ id }) => id === line?.citation?.itemId) ?? items[0];
    return {
      title,
      startMs: recording.timings[starts.get(index) ?? -1]?.startMs ?? null,
      firstSentence: line?.text ?? null,
      source: source === undefined ? null : { title: source.title, sourceTitle: source.sourceTitle, url: source.url },
    };
  });
}
