import { describe, expect, test } from '@jest/globals';
import { FileRemaking, type Finished } from '../../../src/briefing/application/file-remaking.js';
import type { BriefingFiles } from '../../../src/briefing/application/ports/media/briefing-files.js';
import type { CoverArtist } from '../../../src/briefing/application/ports/media/cover-artist.js';
import type { FileCare } from '../../../src/briefing/application/ports/media/file-care.js';
import type {
  AudioPackager,
  AudioTags,
  PackagingInput,
} from '../../../src/briefing/application/ports/speech/audio-packager.js';
import { audioTags } from '../../../src/briefing/domain/audio-metadata.js';
import { briefing } from '../../../src/briefing/domain/briefing.js';
import type { BriefingEvent } from '../../../src/briefing/domain/events.js';
import { fold } from '../../../src/shared/kernel/decider.js';
import { SAMPLE_SCRIPT } from '../adapters/sample-script.js';
import { composed, linkRenewed, published, recorded, requested, requestedData, started } from '../domain/samples.js';

const BASE = 'https://briefings.example';
const RECORDING = { timings: [], durationMs: 0, speakers: [{ engine: 'espeak-ng' }] };
const linkOf = (slug: string): string => `${BASE}/b/${slug}`;

/** Whether a file is made again whose tags were these. */
async function remade(original: AudioTags, state: Finished): Promise<boolean> {
  let packaged: AudioTags | null = null;
  const files = {
    json: async (ref: unknown) => (ref === state.composed.script ? SAMPLE_SCRIPT : RECORDING),
    copyTo: async () => {},
    bytes: async () => new Uint8Array(),
  } as unknown as BriefingFiles;
  const care = {
    restore: async () => JSON.stringify(packaged) === JSON.stringify(original),
  } as unknown as FileCare;
  const packager = {
    package: async ({ tags }: PackagingInput) => void (packaged = tags),
  } as unknown as AudioPackager;
  const remaking = new FileRemaking(files, care, {} as CoverArtist, packager);
  const file = { kind: 'audio', ref: state.published.audio } as const;
  return await remaking.remake(file, { state, baseUrl: BASE, folder: '/tmp/none' });
}

const stateOf = (events: readonly BriefingEvent[]): Finished => fold(briefing, events) as Finished;

const ready = stateOf([requested, composed, started, recorded, published]);
const tagsOf = (slug: string): AudioTags => audioTags(SAMPLE_SCRIPT, requestedData, linkOf(slug));

describe('an MP3 that is made again', () => {
  test('says how it came about, as it did', async () => {
    expect(await remade({ ...tagsOf(requestedData.slug), digitalSource: 'trainedAlgorithmicMedia' }, ready)).toBe(true);
  });

  test('says nothing of it when it is from before that was said', async () => {
    expect(await remade(tagsOf(requestedData.slug), ready)).toBe(true);
  });

  test('leads to its first link although that was renewed', async () => {
    const renewed = stateOf([requested, composed, started, recorded, published, linkRenewed]);
    expect(await remade({ ...tagsOf(requestedData.slug), digitalSource: 'trainedAlgorithmicMedia' }, renewed)).toBe(
      true,
    );
  });

  test('is not put in place when it is another one', async () => {
    expect(await remade({ ...tagsOf('another'), digitalSource: 'trainedAlgorithmicMedia' }, ready)).toBe(false);
  });
});
