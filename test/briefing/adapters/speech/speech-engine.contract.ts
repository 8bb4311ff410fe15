import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  SpeechFailure,
  type Speech,
  type SpeechEngine,
} from '../../../../src/briefing/application/ports/speech/speech-engine.js';
import { speechMs } from '../../../../src/briefing/domain/production/pace.js';
import type { Host } from '../../../../src/shared/kernel/hosts/host.js';
import { LANGUAGES, type Language } from '../../../../src/shared/kernel/language.js';
import { medianPitch, rms, syllableRhythm, type Sound } from './listening.js';

/** As they are read aloud: figures in words, Japanese in kana. Long enough for the rhythm of syllables. */
export const SENTENCES: Readonly<Record<Language, string>> = {
  en: 'The city council voted on Tuesday to close the old harbour bridge for repairs until the end of May.',
  zh: '市议会周二投票决定关闭老港口大桥进行维修，直到五月底才会重新开放。',
  es: 'El ayuntamiento decidió el martes cerrar el viejo puente del puerto por obras hasta finales de mayo.',
  pt: 'A câmara decidiu na terça-feira fechar a velha ponte do porto para obras até ao fim de maio.',
  de: 'Der Stadtrat hat am Dienstag beschlossen, die alte Hafenbrücke bis Ende Mai für Reparaturen zu sperren.',
  fr: 'Le conseil municipal a décidé mardi de fermer le vieux pont du port pour des travaux jusqu’à la fin de mai.',
  ja: 'シギカイワ カヨウビニ フルイ ミナトノ ハシオ ゴガツマツマデ シュウリノ タメ トジルト キメマシタ。',
};

const SHORT = 'Who will pay for that bridge in the end?';
const VOICE_OF_NOBODY = 'voice-that-nobody-has';

export interface OpenedEngine {
  readonly engine: SpeechEngine;
  /** Some of these it has a voice for. */
  readonly hosts: readonly Host[];
  /** Does it speak, or make sounds of its own, because there is no real voice here? */
  readonly isSpeech: boolean;
  readonly secrets: readonly string[];
  close(): Promise<void>;
}

const never = (): AbortSignal => new AbortController().signal;
const secondsOf = ({ samples, sampleRate }: Speech): number => samples.length / sampleRate;
const soundOf = ({ samples, sampleRate }: Speech): Sound => {
  return { samples: Float32Array.from(samples, (sample) => sample / 32_768), rate: sampleRate };
};

/** What every SpeechEngine promises. `open` is called once. */
export function speechEngineContract(name: string, open: () => Promise<OpenedEngine>): void {
  describe(`speech engine contract: ${name}`, () => {
    let opened: OpenedEngine;
    let voiced: readonly (readonly [Host, string])[];

    beforeAll(async () => {
      opened = await open();
      voiced = opened.hosts.flatMap((host) => {
        const voice = opened.engine.voiceOf(host);
        return voice === null ? [] : [[host, voice] as const];
      });
    });

    afterAll(async () => opened?.close());

    const say = (
      text: string,
      [{ language }, voice]: readonly [Host, string],
      signal = never(),
      pace = 1,
    ): Promise<Speech> => opened.engine.speak({ text, language, voice, pace }, signal);

    /** Any host that speaks English, else anybody. */
    const somebody = (): readonly [Host, string] => {
      const found = voiced.find(([{ language }]) => language === 'en') ?? voiced[0];
      if (found === undefined) throw new Error('the engine has a voice for nobody');
      return found;
    };

    test('has voices, for each host the same every time', () => {
      expect(voiced.length).toBeGreaterThan(0);
      for (const [host, voice] of voiced) expect(opened.engine.voiceOf(host)).toBe(voice);
    });

    test.each(LANGUAGES)('speaks %s, where it has a voice, in about the time that the text takes', async (language) => {
      for (const one of voiced.filter(([host]) => host.language === language)) {
        const text = SENTENCES[language];
        const speech = await say(text, one);
        expect(speech.samples).toBeInstanceOf(Int16Array);
        expect(Number.isInteger(speech.sampleRate)).toBe(true);
        expect(speech.sampleRate).toBeGreaterThanOrEqual(8_000);
        expect(speech.sampleRate).toBeLessThanOrEqual(96_000);
        expect(rms(soundOf(speech))).toBeGreaterThan(0.003);
        if (!opened.isSpeech) continue;
        const expected = speechMs(text, language) / 1000;
        expect(secondsOf(speech)).toBeGreaterThan(expected * 0.5);
        expect(secondsOf(speech)).toBeLessThan(expected * 2 + 1);
        expect(syllableRhythm(soundOf(speech))).toBeGreaterThan(0.4);
      }
    });

    test('has two voices that are told apart, where it has one for each host of a language', async () => {
      if (!opened.isSpeech) return;
      for (const language of LANGUAGES) {
        const [low, high] = ['low', 'high'].map((timbre) =>
          voiced.find(([host]) => host.language === language && host.timbre === timbre),
        );
        if (low === undefined || high === undefined) continue;
        const pitches = await Promise.all([low, high].map((one) => say(SENTENCES[language], one)));
        const [below = 0, above = 0] = pitches.map((speech) => medianPitch(soundOf(speech)));
        expect(above).toBeGreaterThan(below * 1.2);
        return;
      }
    });

    test('tells of words what is in the text and in the sound, in order, or nothing', async () => {
      const one = somebody();
      const speech = await say(SENTENCES[one[0].language], one);
      const words = speech.words ?? [];
      expect(words).toEqual(words.toSorted((first, second) => first.at - second.at || first.startMs - second.startMs));
      for (const { at, startMs } of words) {
        expect(at).toBeLessThan(SENTENCES[one[0].language].length);
        expect(startMs).toBeLessThanOrEqual(secondsOf(speech) * 1000);
      }
    });

    test('speaks faster when it is asked to, or as fast as ever', async () => {
      const one = somebody();
      const text = SENTENCES[one[0].language];
      const [slow, usual, fast] = await Promise.all([0.8, 1, 1.3].map((pace) => say(text, one, never(), pace)));
      if (slow === undefined || usual === undefined || fast === undefined) throw new Error('not spoken');
      expect(secondsOf(usual)).toBeLessThan(secondsOf(slow) * 1.03);
      expect(secondsOf(fast)).toBeLessThan(secondsOf(usual) * 1.03);
    });

    test('speaks many turns at once, and answers each with its own sound', async () => {
      const one = somebody();
      const long = SENTENCES[one[0].language];
      const texts = Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? long : SHORT));
      const speeches = await Promise.all(texts.map((text) => say(text, one)));
      const seconds = speeches.map(secondsOf);
      const [longest, shortest] = [0, 1].map((from) => seconds.filter((_, index) => index % 2 === from));
      expect(Math.min(...(longest ?? []))).toBeGreaterThan(Math.max(...(shortest ?? [])));
    });

    test('gives sound that stays as it is while it speaks again', async () => {
      const one = somebody();
      const first = await say(SHORT, one);
      const copy = Int16Array.from(first.samples);
      await say(SENTENCES[one[0].language], one);
      expect(first.samples).toEqual(copy);
    });

    test('lets go of a turn that is no longer wanted, with the reason, and goes on', async () => {
      const one = somebody();
      const reason = new Error('no longer wanted');
      await expect(say(SHORT, one, AbortSignal.abort(reason))).rejects.toBe(reason);
      const stop = new AbortController();
      const speaking = Array.from({ length: 6 }, () => say(SENTENCES[one[0].language], one, stop.signal));
      const settled = Promise.allSettled(speaking);
      stop.abort(reason);
      expect(await settled).toEqual(speaking.map(() => ({ status: 'rejected', reason })));
      expect(secondsOf(await say(SHORT, one))).toBeGreaterThan(0);
    });

    test('refuses a voice that it does not have, without a word of the turn', async () => {
      const [host] = somebody();
      const error = await say(SHORT, [host, VOICE_OF_NOBODY]).catch((error: unknown) => error);
      expect(error).toBeInstanceOf(SpeechFailure);
      expect(error).toMatchObject({ reason: 'refused' });
      for (const secret of [SHORT, ...opened.secrets]) expect(String(error)).not.toContain(secret);
    });

    test('says who it is, and that it is ready, without a secret', async () => {
      const [identity, readiness] = [await opened.engine.identity(), await opened.engine.readiness()];
      expect(identity.engine).toMatch(/^[a-z][a-z0-9-]{1,60}$/);
      expect(identity.version.length).toBeGreaterThan(0);
      expect(readiness).toMatchObject({ ready: true, identity: { engine: identity.engine, model: identity.model } });
      for (const secret of opened.secrets) expect(JSON.stringify([identity, readiness])).not.toContain(secret);
    });
  });
}
