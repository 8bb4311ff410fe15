import type { ProductionWords } from '../production-words.js';

export const en: ProductionWords = {
  heading: 'Productions',
  inProduction: (count) => (count === 1 ? '1 briefing is being made.' : `${count} briefings are being made.`),
  oldest: 'The oldest was asked for',
  failed: 'Failed last',
  noneFailed: 'No briefing has failed.',
  briefings: { title: 'Briefings that were asked for', made: 'Made', failed: 'Failed' },
  times: { title: 'Time of a production', mean: 'Average' },
  servers: {
    heading: 'Speech and language model',
    speech: 'Speech',
    defaultVoices: (threads) => `Default voices, on ${threads} threads`,
    ownModels: 'Voices of one’s own (sherpa-onnx)',
    fallback: 'When another engine cannot speak',
    fallbacks: { default: 'the default voices speak', fail: 'the briefing fails' },
    model: 'Language model',
    noModel: 'None: the composer writes alone, and nothing is sent anywhere.',
    tokens: (tokens) => `at most ${tokens} tokens a briefing`,
  },
};
