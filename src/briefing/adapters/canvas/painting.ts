import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Cover } from '../../application/ports/media/cover-artist.js';
import {
  choosePalette,
  paintBackground,
  paintMotif,
  paintWaveform,
  randomFrom,
  SIDE,
  type Palette,
} from './artwork.js';
import { typefaceFor, type Typeface } from './fonts.js';
import { fitLine, fitText, lineHeight } from './typesetting.js';

const MARGIN = 110;
const WIDTH = SIDE - 2 * MARGIN;
const TITLE = { bottom: 1060, height: 600, sizes: [148, 132, 118, 106, 96, 86, 76, 66] };
const QUALITY = 88;

/** More than this is never legible on a cover. */
const LONGEST = 280;

const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{C}/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .toWellFormed();

function setFont(context: SKRSContext2D, face: Typeface, size: number, weight: number): void {
  context.font = `${weight} ${size}px ${face.families}`;
  // The files are variable fonts, and the weight above does not move their axis.
  context.fontVariationSettings = `"wght" ${weight}`;
}

/** The title stands on a fixed line and grows upwards. */
function paintTitle(context: SKRSContext2D, cover: Cover, face: Typeface): number {
  const measure = (text: string, size: number): number => {
    setFont(context, face, size, 700);
    return context.measureText(text).width;
  };
  const box = { width: WIDTH, height: TITLE.height };
  const { size, lines } = fitText(cover.title, cover.language, box, { sizes: TITLE.sizes, measure });
  setFont(context, face, size, 700);
  context.fillStyle = '#ffffff';
  const top = TITLE.bottom - lines.length * lineHeight(size);
  for (const [index, line] of lines.entries()) context.fillText(line, MARGIN, top + size + index * lineHeight(size));
  return top;
}

function paintSmall(
  context: SKRSContext2D,
  text: string,
  place: { y: number; size: number; weight: number; face: Typeface },
): void {
  setFont(context, place.face, place.size, place.weight);
  context.fillText(
    fitLine(text, WIDTH, (part) => context.measureText(part).width),
    MARGIN,
    place.y,
  );
}

function paintWords(context: SKRSContext2D, cover: Cover, palette: Palette): void {
  const face = typefaceFor(cover.language, [cover.title, cover.subtitle, cover.hosts]);
  const words = {
    ...cover,
    title: face.printable(cover.title),
    subtitle: face.printable(cover.subtitle),
    hosts: face.printable(cover.hosts),
  };
  const top = paintTitle(context, words, face);
  context.fillStyle = palette.accent;
  context.fillRect(MARGIN, top - 98, 84, 8);
  paintSmall(context, words.subtitle, { y: top - 32, size: 46, weight: 500, face });
  context.fillStyle = 'rgba(255, 255, 255, 0.86)';
  paintSmall(context, words.hosts, { y: 1322, size: 46, weight: 400, face });
}

export async function paintCover(cover: Cover): Promise<Uint8Array> {
  const { side = SIDE } = cover;
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  context.scale(side / SIDE, side / SIDE);
  const random = randomFrom(cover.seed ?? cover.title);
  const palette = choosePalette(random);
  paintBackground(context, palette);
  paintMotif(context, palette, random);
  paintWaveform(context, palette, random);
  paintWords(
    context,
    { ...cover, title: oneLine(cover.title), subtitle: oneLine(cover.subtitle), hosts: oneLine(cover.hosts) },
    palette,
  );
  return canvas.encode('jpeg', QUALITY);
}
