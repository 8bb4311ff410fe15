import type { ProductionWords } from '../production-words.js';

export const de: ProductionWords = {
  heading: 'Herstellung',
  inProduction: (count) => (count === 1 ? '1 Briefing ist in Arbeit.' : `${count} Briefings sind in Arbeit.`),
  oldest: 'Das älteste wurde angefragt',
  failed: 'Zuletzt gescheitert',
  noneFailed: 'Kein Briefing ist gescheitert.',
  briefings: { title: 'Angefragte Briefings', made: 'Fertig', failed: 'Gescheitert' },
  times: { title: 'Dauer einer Herstellung', mean: 'Im Mittel' },
  servers: {
    heading: 'Sprachausgabe und Sprachmodell',
    speech: 'Sprachausgabe',
    defaultVoices: (threads) => `Mitgelieferte Stimmen, auf ${threads} Threads`,
    ownModels: 'Eigene Stimmen (sherpa-onnx)',
    fallback: 'Wenn eine andere Sprachausgabe ausfällt',
    fallbacks: { default: 'sprechen die mitgelieferten Stimmen', fail: 'scheitert das Briefing' },
    model: 'Sprachmodell',
    noModel: 'Keines: Die Texte entstehen ohne Modell, und nichts wird verschickt.',
    tokens: (tokens) => `höchstens ${tokens} Token je Briefing`,
  },
};
