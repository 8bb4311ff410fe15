import type { AdminFeedWords } from '../admin-feed-words.js';

export const fr: AdminFeedWords = {
  heading: 'Flux en difficulté',
  counts: (watched, due) => `Flux suivis : ${watched}, dont à relever : ${due}.`,
  failing: 'En échec',
  noneFailing: 'Aucun flux n’est en échec.',
  gone: 'Supprimés',
  noneGone: 'Aucun flux n’a été supprimé.',
  failures: (count) => (count <= 1 ? 'un échec' : `${count} échecs de suite`),
  lastSuccess: 'Dernier succès',
  never: 'jamais',
  next: 'Prochain essai',
  fetch: 'Relever maintenant',
  fetchOf: (url) => `Relever maintenant : ${url}`,
  all: 'Tous les flux en difficulté',
  done: {
    fetched: 'Le flux a été relevé.',
    failed: 'Le flux a de nouveau échoué ; la raison est ci-dessous.',
    left: 'Le flux vient d’être relevé, ou son serveur demande qu’on le laisse tranquille. Il n’a pas été relevé de nouveau.',
    unknown: 'Il n’y a plus de flux à cette adresse.',
  },
  chart: { title: 'Relèves de flux', done: 'Réussies', failed: 'Échouées' },
};
