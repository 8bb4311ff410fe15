import { expect, test } from '@jest/globals';
import { newsIn, NOW } from '../../domain/composing/newsroom.js';
import { requestedData } from '../../domain/samples.js';
import { ComposingInMemory, of } from '../composing-in-memory.js';

async function composed(): Promise<{ readonly file: Record<string, unknown>; readonly sha256: string | undefined }> {
  const room = new ComposingInMemory({ ...requestedData, requestedAt: NOW }, () => of(newsIn('en')));
  room.sources.words = { ...room.sources.words, userRequest: 'The news, but no sport' };
  await room.compose();
  const file = JSON.parse(room.files.contents.get('understood.json')!) as Record<string, unknown>;
  return { file, sha256: room.event('BriefingComposed').understood?.sha256 };
}

/** The hash stays when the words are erased: who guesses them must not be able to tell that they guessed right. */
test('the same words are kept with another hash each time', async () => {
  const [first, second] = [await composed(), await composed()];
  expect(first.file).toMatchObject({ excluded: [{ topic: 'sport' }] });
  expect({ ...first.file, nonce: '' }).toEqual({ ...second.file, nonce: '' });
  expect(first.file['nonce']).toMatch(/^[\w-]{22}$/);
  expect(first.sha256).not.toBe(second.sha256);
});
