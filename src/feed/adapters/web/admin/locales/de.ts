import type { AdminFeedWords } from '../admin-feed-words.js';

export const de: AdminFeedWords = {
  heading: 'Gestörte Feeds',
  counts: (watched, due) => `${watched} Feeds werden verfolgt, ${due} sind fällig.`,
  failing: 'Scheitern',
  noneFailing: 'Kein Feed scheitert.',
  gone: 'Eingestellt',
  noneGone: 'Kein Feed wurde eingestellt.',
  failures: (count) => (count === 1 ? 'einmal gescheitert' : `${count}-mal in Folge gescheitert`),
  lastSuccess: 'Letzter Erfolg',
  never: 'nie',
  next: 'Nächster Versuch',
  fetch: 'Jetzt abrufen',
  fetchOf: (url) => `Jetzt abrufen: ${url}`,
  all: 'Alle gestörten Feeds',
  done: {
    fetched: 'Der Feed wurde abgerufen.',
    failed: 'Der Feed ist wieder gescheitert; der Grund steht unten.',
    left: 'Der Feed wurde eben erst gefragt, oder sein Server will in Ruhe gelassen werden. Er wurde nicht noch einmal gefragt.',
    unknown: 'Einen Feed mit dieser Adresse gibt es nicht mehr.',
  },
  chart: { title: 'Abrufe von Feeds', done: 'Gelungen', failed: 'Gescheitert' },
};
