import { DEFAULT_ENGINE } from '../../../../shared/kernel/hosts/engine-names.js';
import type { LineSpeech, Recording, Speaker } from '../../../application/ports/speech/recording-studio.js';
import type { HostLine } from '../turns/host-voices.js';
import type { StudioRecording } from './studio-protocol.js';

type Credits = Required<Pick<Recording, 'engine' | 'speech' | 'speakers'>>;

/** Every speaker once, in the order in which they are first named. */
class Speakers {
  readonly all: Speaker[] = [];
  readonly #indexes = new Map<string, number>();

  indexOf(speaker: Speaker): number {
    const key = JSON.stringify([speaker.engine, speaker.version, speaker.model, speaker.voice]);
    const known = this.#indexes.get(key) ?? this.all.push(speaker) - 1;
    this.#indexes.set(key, known);
    return known;
  }
}

/** Who spoke which line, and what they were given to say. `hostLines`: those whose hosts other engines speak for. */
export function creditsOf({ speech, engine: version }: StudioRecording, hostLines: readonly HostLine[]): Credits {
  const speakers = new Speakers();
  const byIndex = new Map(hostLines.map((line) => [line.index, line]));
  const lines = speech.map((spoken, index): LineSpeech => {
    const hostLine = byIndex.get(index);
    const ofHost = hostLine === undefined ? null : speakers.indexOf(hostLine.speaker);
    if (spoken === null) return { text: hostLine?.text ?? '', speaker: ofHost ?? 0 };
    const { text, voice } = spoken;
    const speaker = speakers.indexOf({ engine: DEFAULT_ENGINE, version, model: null, voice });
    if (ofHost === null || typeof hostLine?.sound !== 'string') return { text, speaker };
    return { text, speaker, insteadOf: { speaker: ofHost, because: hostLine.sound } };
  });
  return { speech: lines, speakers: speakers.all, engine: namesOf(lines, speakers.all) };
}

/** Of those who spoke; what only should have spoken is not among them. */
function namesOf(lines: readonly LineSpeech[], speakers: readonly Speaker[]): string {
  const spoke = new Set(lines.map(({ speaker }) => speaker));
  const names = speakers.flatMap(({ engine, version, model }, index) => {
    if (!spoke.has(index)) return [];
    return engine === DEFAULT_ENGINE ? version : [engine, model, version].filter((part) => part !== null).join(' ');
  });
  return [...new Set(names)].join(', ');
}
