import type { ProductionWords } from '../production-words.js';

export const fr: ProductionWords = {
  heading: 'La production',
  inProduction: (count) => (count <= 1 ? `${count} briefing en cours.` : `${count} briefings en cours.`),
  oldest: 'Le plus ancien a été demandé',
  failed: 'Derniers échecs',
  noneFailed: 'Aucun briefing n’a échoué.',
  briefings: { title: 'Briefings demandés', made: 'Réalisés', failed: 'Échoués' },
  times: { title: 'Durée d’une production', mean: 'Moyenne' },
  servers: {
    heading: 'Voix et modèle de langage',
    speech: 'Voix',
    defaultVoices: (threads) => `Voix fournies, sur ${threads} fils d’exécution`,
    ownModels: 'Voix personnelles (sherpa-onnx)',
    fallback: 'Si un autre moteur ne peut pas parler',
    fallbacks: { default: 'les voix fournies parlent', fail: 'le briefing échoue' },
    model: 'Modèle de langage',
    noModel: 'Aucun : les textes sont composés sans modèle, et rien n’est envoyé.',
    tokens: (tokens) => `${tokens} jetons au plus par briefing`,
  },
};
