import { loadImage, createCanvas } from '@napi-rs/canvas';
import { afterAll, describe, expect, test } from '@jest/globals';
import { CanvasCoverArtist } from '../../../../src/briefing/adapters/canvas/canvas-cover-artist.js';
import type { Cover } from '../../../../src/briefing/application/ports/media/cover-artist.js';

const artist = new CanvasCoverArtist();

afterAll(async () => {
  await artist.onApplicationShutdown();
});

const COVERS: readonly Cover[] = [
  { title: 'Rates on hold, and a faster Gemini', subtitle: '21 November 2026', hosts: 'Alex & Emma', language: 'en' },
  { title: '欧洲央行维持利率不变', subtitle: '2026年11月21日', hosts: '小王、小李', language: 'zh' },
  { title: 'Aranceles y una rana', subtitle: '21 de noviembre', hosts: 'Mateo y Lucía', language: 'es' },
  { title: 'Juros mantidos', subtitle: '21 de novembro', hosts: 'Tiago e Beatriz', language: 'pt' },
  { title: 'Zinsen, Züge, Äpfel', subtitle: '21. November', hosts: 'Jonas & Clara', language: 'de' },
  { title: 'L’inflation recule', subtitle: '21 novembre', hosts: 'Julien et Camille', language: 'fr' },
  { title: '金利を据え置き', subtitle: '11月21日', hosts: '陽斗・結衣', language: 'ja' },
];

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

async function look(jpeg: Uint8Array): Promise<Pixels> {
  expect([...jpeg.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  const image = await loadImage(Buffer.from(jpeg));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return { width: image.width, height: image.height, data: context.getImageData(0, 0, image.width, image.height).data };
}

/** Share of nearly white pixels between two heights, where only letters are white. */
function ink({ width, data }: Pixels, from: number, to: number): number {
  let white = 0;
  for (let index = from * width * 4; index < to * width * 4; index += 4) {
    if (Math.min(data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0) > 235) white += 1;
  }
  return white / (width * (to - from));
}

const background = ({ data, width, height }: Pixels): string => {
  const corner = (width * (height - 20) + 20) * 4;
  return [...data.subarray(corner, corner + 3)].map((value) => Math.round(value / 16)).join();
};

describe('a cover', () => {
  test.each(COVERS)('in $language is a square JPEG with the title in white on a deep ground', async (cover) => {
    const jpeg = await artist.paint(cover);
    const pixels = await look(jpeg);
    expect([pixels.width, pixels.height]).toEqual([1400, 1400]);
    expect(jpeg.length).toBeLessThan(400_000);
    expect(ink(pixels, 500, 1080)).toBeGreaterThan(0.01);
  });

  test('of the same words looks the same, and others look different', async () => {
    const [first, again] = [await artist.paint(COVERS[0]!), await artist.paint(COVERS[0]!)];
    expect(Buffer.compare(first, again)).toBe(0);
    const grounds = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      grounds.add(background(await look(await artist.paint({ ...COVERS[0]!, seed: `art_${seed}` }))));
    }
    expect(grounds.size).toBeGreaterThan(3);
  });

  test.each([
    ['nothing', ''],
    ['emoji only', '😀🎉👩‍👩‍👧🇩🇪'],
    ['right to left', 'مرحبا بالعالم ‮ שלום'],
    ['controls and half characters', 'a\0b\u0007\ud800c\n\n\td'],
    ['one word without end', 'x'.repeat(5_000)],
    ['a novel', 'word '.repeat(5_000)],
    ['hanzi without end', '漢'.repeat(3_000)],
    ['markup', '<script>alert(1)</script> & <b>'],
    ['combining marks', `e${'\u0301'.repeat(500)}`],
  ])('bears a title of %s', async (_, title) => {
    const pixels = await look(await artist.paint({ title, subtitle: title, hosts: title, language: 'en' }));
    expect(pixels.width).toBe(1400);
    // Nothing is drawn into the margins.
    expect(ink(pixels, 1380, 1400)).toBeLessThan(0.001);
  });
});
