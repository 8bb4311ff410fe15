import { describe, expect, test } from '@jest/globals';
import { gunzipSync, inflateRawSync } from 'node:zlib';
import { gzipOf, pack } from '../../../../../src/shows/podcasts/adapters/rss/gzip-parts.js';

describe('a gzip file of parts', () => {
  test.each([
    ['<rss>', '<item>Müller & 江口 🎧</item>', '</rss>'],
    ['<rss>', '', '</rss>'],
    ['', 'x', ''],
    ['<rss>', '<item>long and long</item>'.repeat(10_000), '</rss>'],
    ['<rss>', 'x'.repeat(65_536), '</rss>'],
  ])('has the text of all of them, with the right checksum (%#)', async (before, packed, after) => {
    // gunzip throws where checksum or length are wrong.
    expect(gunzipSync(gzipOf(before, await pack(packed), after)).toString()).toBe(before + packed + after);
  });

  test('is one member to its last byte, for clients that refuse what comes after the first', async () => {
    const file = gzipOf('<rss>', await pack('<item/>'), '</rss>');
    const { buffer, engine } = inflateRawSync(file.subarray(10), { info: true }) as unknown as {
      readonly buffer: Buffer;
      readonly engine: { readonly bytesWritten: number };
    };
    expect(buffer.toString()).toBe('<rss><item/></rss>');
    expect(engine.bytesWritten).toBe(file.length - 10 - 8);
  });

  test('is used again with another head', async () => {
    const packed = await pack('<item/>'.repeat(1000));
    const [one, other] = [gzipOf('<rss>1', packed, ''), gzipOf('<rss>another', packed, '')];
    expect([gunzipSync(one).length, gunzipSync(other).length]).toEqual([7006, 7012]);
  });
});
