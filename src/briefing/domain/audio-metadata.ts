import type { EpochMs } from '../../shared/kernel/clock.js';
import type { Language } from '../../shared/kernel/language.js';
import { partsOf } from './programme.js';
import type { Script } from './script.js';

/** What the file of a finished briefing says of itself: the date, the hosts, the chapters, the words. */

interface Asked {
  readonly requestedAt: EpochMs;
  readonly request: { readonly timezone: string };
}

export const dateLine = (at: EpochMs, timezone: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { timeZone: timezone, year: 'numeric', month: 'long', day: 'numeric' }).format(at);

export const hostsLine = (script: Script): string => script.hosts.map(({ name }) => name).join(' & ');

/** What stands on the cover of a briefing. */
export const coverWords = (script: Script, { requestedAt, request }: Asked) => ({
  title: script.title,
  subtitle: dateLine(requestedAt, request.timezone, script.language),
  hosts: hostsLine(script),
  language: script.language,
  seed: script.seed,
});

/** One paragraph per turn of a host, each behind the host's name. */
export function transcriptOf(script: Script): string {
  const turns: { host: number; texts: string[] }[] = [];
  for (const { host, text } of script.lines) {
    const last = turns.at(-1);
    if (last?.host === host) last.texts.push(text);
    else turns.push({ host, texts: [text] });
  }
  const glue = script.language === 'zh' || script.language === 'ja' ? '' : ' ';
  return turns.map(({ host, texts }) => `${script.hosts[host]?.name ?? ''}: ${texts.join(glue)}`).join('\n\n');
}

/** What the file says of itself to players. `link`: where the briefing with its sources can be read. */
export const audioTags = (script: Script, { requestedAt, request }: Asked, link: string) => ({
  title: script.title,
  artist: hostsLine(script),
  album: dateLine(requestedAt, request.timezone, script.language),
  year: Number(dateLine(requestedAt, request.timezone, 'en').slice(-4)),
  language: script.language,
  link,
  lyrics: transcriptOf(script),
});

interface Timed {
  readonly timings: readonly { readonly startMs: number }[];
  readonly durationMs: number;
}

/** Chapters in time, one for each story at least: each ends where the next begins, the last with the sound. */
export function audioChapters(
  script: Script,
  recording: Timed,
): readonly { readonly title: string; readonly startMs: number; readonly endMs: number }[] {
  const parts = partsOf(script);
  const starts = parts.map(({ line }, index) => (index === 0 ? 0 : (recording.timings[line]?.startMs ?? 0)));
  return parts.map(({ title }, index) => ({
    title,
    startMs: starts[index] ?? 0,
    endMs: starts[index + 1] ?? recording.durationMs,
  }));
}
