import { timestamp, type Cue } from './cues.js';

/** WebVTT §4.2: in the text of a cue these three begin something else; `-->` would begin another cue. */
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

const cue = ({ speaker, text, startMs, endMs }: Cue): string =>
  `${timestamp(startMs, '.')} --> ${timestamp(endMs, '.')}\n` +
  `${speaker === '' ? '' : `<v ${escaped(speaker)}>`}${escaped(text)}\n`;

/** W3C WebVTT, one cue for each sentence, with its speaker as a voice span. */
export const webVtt = (cues: readonly Cue[]): string => ['WEBVTT\n', ...cues.map(cue)].join('\n');
