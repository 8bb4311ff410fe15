import { readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { MediaRef } from '../../src/briefing/domain/events.js';
import { filesOf } from '../../src/briefing/domain/keeping/kept-files.js';
import { ProblemsFound } from '../../src/shared/delivery/cli/cli-command.js';
import { VerifyHistoriesCommand } from '../../src/shared/delivery/cli/verify-histories.command.js';
import { HealthChecks } from '../../src/shared/delivery/http/health/health-checks.js';
import { Metrics } from '../../src/shared/delivery/http/metrics/metrics.js';
import { until } from '../support/time/until.js';
import { StoredBriefing } from './stored-briefing.js';

let stored: StoredBriefing;

beforeAll(async () => {
  stored = await StoredBriefing.make();
});

afterAll(() => stored?.close());

async function verified(): Promise<string[]> {
  const said: string[] = [];
  const values = { bundle: undefined, 'public-key': undefined, seals: undefined, thorough: false, media: true };
  const command = stored.app.app.get(VerifyHistoriesCommand, { strict: false });
  await command
    .run(values, (line) => void said.push(line))
    .catch((error: unknown) => {
      if (!(error instanceof ProblemsFound)) throw error;
    });
  return said;
}

describe('stored files of a briefing', () => {
  test('are sound as long as nobody touches them', async () => {
    const said = await verified();
    expect(said.join('\n')).toContain(`Read ${filesOf(stored.state).length} stored files`);
    expect(said.at(-1)).toBe('Sound.');
    expect((await stored.audio()).status).toBe(200);
  });

  test('are named by the audit when they were cut short or edited', async () => {
    const { audio: mp3 } = stored.state.published;
    await truncate(stored.pathOf(mp3), 1000);
    await writeFile(stored.pathOf(stored.state.composed.material), '[]');
    const said = (await verified()).join('\n');
    expect(said).toContain(`${mp3.key} is not what it was recorded as`);
    expect(said).toContain(`${stored.state.composed.material.key} is not what it was recorded as`);
    expect(said).not.toContain('\nSound.');
    await stored.scrubAnew();
    await stored.repaired(mp3);
    await stored.repaired(stored.state.composed.material);
    await stored.settled();
  });
});

describe('files that were taken for each other', () => {
  test('are found though each is sound by itself, and each is put in its place', async () => {
    const { script, material } = stored.state.composed;
    await rename(stored.pathOf(script), `${stored.pathOf(script)}.aside`);
    await rename(stored.pathOf(material), stored.pathOf(script));
    await rename(`${stored.pathOf(script)}.aside`, stored.pathOf(material));
    const said = (await verified()).join('\n');
    for (const { key } of [script, material]) expect(said).toContain(`${key} is not what it was recorded as`);
    expect((await stored.page()).status).toBe(503);
    await stored.scrubAnew();
    await stored.repaired(script);
    await stored.repaired(material);
    await stored.settled();
    expect((await stored.page()).status).toBe(200);
  });
});

describe('a damaged sound file', () => {
  test('is refused with the time to wait, and made again as it was', async () => {
    await truncate(stored.pathOf(stored.state.published.audio), 1000);
    const { status, headers } = await stored.audio();
    expect({ status, wait: headers['retry-after'] }).toEqual({ status: 503, wait: '30' });
    await stored.repaired(stored.state.published.audio, () => stored.audio());
    await stored.settled();
    expect((await stored.audio()).status).toBe(200);
  });

  test('is found by its content when it was written to, its length being the same', async () => {
    const path = stored.pathOf(stored.state.published.audio);
    const content = await readFile(path);
    content.write('edited', 5000);
    await writeFile(path, content);
    expect((await stored.audio()).status).toBe(503);
    await stored.repaired(stored.state.published.audio);
    await stored.settled();
  });

  test('is made again with the cover from the sound that was recorded, and that from it', async () => {
    const { published, recorded } = stored.state;
    for (const ref of [published.audio, published.cover]) await rm(stored.pathOf(ref));
    expect((await stored.audio()).status).toBe(503);
    expect((await stored.app.get(`/b/${stored.state.requested.slug}/cover.jpg`)).status).toBe(503);
    for (const ref of [published.audio, published.cover]) await stored.repaired(ref);
    await stored.settled();
    expect((await stored.audio()).status).toBe(200);
    await rm(stored.pathOf(recorded.frames));
    await stored.scrubAnew();
    await stored.repaired(recorded.frames);
    await stored.settled();
  });

  test('is gone when what was recorded is, too: no voice says the same twice', async () => {
    const files = [stored.state.published.audio, stored.state.recorded.frames];
    const right = await Promise.all(files.map((ref) => readFile(stored.pathOf(ref))));
    for (const ref of files) await truncate(stored.pathOf(ref), 1000);
    const { status, headers } = await until(
      () => stored.audio(),
      (answer) => answer.status === 410,
    );
    expect({ status, type: headers['content-type'] }).toMatchObject({ type: expect.stringContaining('text/html') });
    for (const [at, content] of right.entries()) await writeFile(stored.pathOf(files[at] as MediaRef), content);
    await stored.scrubAnew();
    await stored.settled();
  });
});

describe('an edited script', () => {
  test('is refused on pages and over the API, and comes back from its copy', async () => {
    await writeFile(stored.pathOf(stored.state.composed.script), '{"title":"Lies"}');
    const shown = await stored.page();
    expect(shown.status).toBe(503);
    expect(shown.headers['content-type']).toContain('text/html');
    await stored.repaired(stored.state.composed.script);
    await stored.settled();
    expect((await stored.page()).status).toBe(200);
    await writeFile(stored.pathOf(stored.state.composed.script), '{"title":"Lies"}');
    const answer = await stored.app.post<{ error: string }>('/api/v1/artifacts/get', { id: stored.id }, stored.token);
    expect({ status: answer.status, error: answer.body.error }).toEqual({ status: 503, error: 'unavailable' });
    await stored.repaired(stored.state.composed.script);
    await stored.settled();
  });

  test('is gone when its copy is, too; operators are told, and what they bring back counts', async () => {
    const { script } = stored.state.composed;
    const right = await readFile(stored.pathOf(script));
    for (const below of ['', 'copies/']) await writeFile(stored.pathOf(script, below), '{}');
    await until(
      () => stored.page(),
      ({ status }) => status === 410,
    );
    const answer = await stored.app.post<{ error: string }>('/api/v1/artifacts/get', { id: stored.id }, stored.token);
    expect({ status: answer.status, error: answer.body.error }).toEqual({ status: 410, error: 'gone' });
    const { ready, checks } = await stored.app.app.get(HealthChecks).readiness();
    expect({ ready, line: checks['media_files'] }).toEqual({ ready: true, line: 'ok, 1 lost' });
    expect(await stored.app.app.get(Metrics).text()).toContain('briefings_media_damaged_files{standing="lost"} 1');
    expect(stored.app.logLines.join('')).toContain('a damaged file cannot be made again');
    await writeFile(stored.pathOf(script), right);
    expect((await stored.page()).status).toBe(200);
    await stored.recheck();
    await stored.settled();
    expect(stored.app.logLines.join('')).toContain('a lost file is back');
    await stored.scrubAnew();
    await stored.settled();
    expect(await readFile(stored.pathOf(script, 'copies/'))).toEqual(right);
  });
});
