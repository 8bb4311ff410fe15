import type { PageWords } from '../page-words.js';

export const fr: PageWords = {
  skip: 'Aller au contenu',
  session: {
    signIn: 'Se connecter',
    account: 'Votre compte',
    signInFirst: 'Connectez-vous d’abord ; vous continuerez ensuite.',
    notYou: 'Ce n’est pas vous ? Se déconnecter',
    cookies: 'Ici, les cookies servent à garder votre session ouverte, et à rien d’autre.',
  },
  forms: {
    refused: 'Cela n’a pas fonctionné',
    tooMany: (wait) => `Trop de tentatives. Réessayez dans ${wait}.`,
    show: 'Afficher',
    hide: 'Masquer',
  },
  errors: {
    not_found: {
      heading: 'Il n’y a rien à cette adresse',
      advice: 'Vérifiez que le lien est complet ou redemandez-le.',
    },
    invalid: {
      heading: 'Cet envoi n’a pas pu être lu',
      advice: 'Revenez en arrière, vérifiez votre saisie et envoyez-la de nouveau.',
    },
    stale_form: {
      heading: 'Ce formulaire n’est plus valable',
      advice: 'Revenez en arrière, rechargez la page et envoyez le formulaire de nouveau.',
    },
    too_many: { heading: 'Trop de tentatives', advice: 'Patientez un peu, puis réessayez.' },
    unavailable: { heading: 'Le service ne peut pas répondre pour l’instant', advice: 'Réessayez dans une minute.' },
    internal_error: { heading: 'Une erreur s’est produite de notre côté', advice: 'Réessayez dans une minute.' },
  },
  start: {
    heading: 'L’actualité que vous suivez, en podcast vérifiable',
    lead: 'Ce service transforme des abonnements RSS en briefings audio, en sept langues. Chaque phrase qui énonce un fait renvoie à l’article dont il provient.',
    docs: 'Lire l’API',
    contract: 'Document OpenAPI',
    agents: 'Pour les agents',
    steps: [
      ['S’abonner', 'Un agent ou une application ajoute des flux pour vous : RSS, Atom ou JSON Feed.'],
      ['Demander', 'Dites de quoi parle le briefing, combien de temps il dure et dans quelle langue.'],
      [
        'Écouter',
        'Deux présentateurs vous le lisent, avec une transcription qui suit et les sources à portée de doigt.',
      ],
    ],
    hosts: 'Écouter les voix',
    footer: 'Chaque briefing s’ouvre par un lien qui lui est propre et que seul son propriétaire transmet.',
  },
};
