import { Injectable } from '@nestjs/common';
import type { Language } from '../../../../shared/kernel/language.js';
import type { Cast } from '../../../application/casting.js';
import { SpeechFailure, type Speech } from '../../../application/ports/speech/speech-engine.js';
import { VoiceCalibration } from '../../../application/ports/speech/voice-calibration.js';
import type { VoicePace } from '../../../domain/production/voice-pace.js';
import { lengthMs } from '../sound/envelope.js';
import { withoutSilence } from '../sound/line-sound.js';
import { faultOf, type TurnFault } from '../turns/judgement.js';
import { CALIBRATION_TEXT, type CalibrationSentence } from './calibration-text.js';

/** Of five sentences; a model that babbles now and then is measured by the others. */
const FEWEST_GOOD = 3;

/** Has the sentences spoken one by one, as a recording has them. */
@Injectable()
export class SpokenCalibration extends VoiceCalibration {
  override async measure(cast: Cast, language: Language, signal: AbortSignal): Promise<VoicePace> {
    const failed = new AbortController();
    const limited = AbortSignal.any([signal, failed.signal]);
    try {
      const heard = CALIBRATION_TEXT[language].map((sentence) =>
        heardOf(sentence, { cast, language, signal: limited }),
      );
      return sumOf(await Promise.all(heard), cast);
    } catch (error) {
      // Nobody waits for the other sentences any more.
      failed.abort();
      throw error;
    }
  }
}

interface Asking {
  readonly cast: Cast;
  readonly language: Language;
  readonly signal: AbortSignal;
}

async function heardOf(
  { spoken, defaultMs }: CalibrationSentence,
  { cast: { engine, voice }, language, signal }: Asking,
): Promise<VoicePace | TurnFault> {
  const speech = await engine.speak({ text: spoken, language, voice, pace: 1 }, signal);
  return faultOf(speech, defaultMs) ?? { spokenMs: audibleMs(speech), foretoldMs: defaultMs };
}

const audibleMs = ({ samples, sampleRate }: Speech): number =>
  lengthMs(withoutSilence(samples, sampleRate), sampleRate);

function sumOf(heard: readonly (VoicePace | TurnFault)[], { voice }: Cast): VoicePace {
  const good = heard.filter((one): one is VoicePace => typeof one !== 'string');
  if (good.length < FEWEST_GOOD) {
    const faults = [...new Set(heard.filter((one) => typeof one === 'string'))].join(', ');
    throw new SpeechFailure('unreadable', `The voice ${voice} did not speak a known text as it should: ${faults}.`);
  }
  const sum = (field: keyof VoicePace): number => Math.round(good.reduce((total, one) => total + one[field], 0));
  return { spokenMs: sum('spokenMs'), foretoldMs: sum('foretoldMs') };
}
