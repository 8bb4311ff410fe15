import { speechMs } from '../../../src/briefing/domain/production/pace.js';
import { waveFile } from '../../briefing/adapters/speech/server/wave-writer.js';
import { sendAnswer, type Speaking } from './speech-server.js';

const RATE = 16_000;

/** As long as a voice would take, and as loud, in syllables. */
function babble(text: string): number[] {
  const { PI, round, sin } = Math;
  const turn = (2 * PI) / RATE;
  return Array.from({ length: round((speechMs(text, 'en') * RATE) / 1000) }, (_, index) =>
    round(9_000 * sin(170 * turn * index) * (0.2 + 0.8 * sin(2 * turn * index) ** 2)),
  );
}

/** A server that has a voice for every name. */
export const babbling: Speaking = ({ body }, response) => {
  const file = waveFile(babble(body.input ?? ''), { rate: RATE, dataSize: 0xffff_ffff });
  sendAnswer(response, file, { 'content-type': 'audio/wav' });
};
