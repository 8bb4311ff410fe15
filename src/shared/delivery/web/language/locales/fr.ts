import type { PageWords } from '../page-words.js';

export const fr: PageWords = {
  skip: 'Aller au contenu',
  language: 'Langue',
  home: 'Aller à la page d’accueil',
  navigation: {
    label: 'Navigation principale',
    places: {
      today: 'Aujourd’hui',
      briefings: 'Briefings',
      shows: 'Émissions',
      read: 'Lire',
      feeds: 'Flux',
      settings: 'Réglages',
    },
  },
  session: {
    signIn: 'Se connecter',
    account: 'Votre compte',
    accountHas: 'Nom, mot de passe, agents et navigateurs',
    signInFirst: 'Connectez-vous d’abord ; vous continuerez ensuite.',
    notYou: 'Ce n’est pas vous ? Se déconnecter',
    cookies: 'Ici, les cookies servent à garder votre session ouverte, et à rien d’autre.',
  },
  forms: {
    refused: 'Cela n’a pas fonctionné',
    tooMany: (wait) => `Trop de tentatives. Réessayez dans ${wait}.`,
    show: 'Afficher',
    hide: 'Masquer',
    ownTimeZone: 'Prendre celui de cet appareil',
  },
  errors: {
    not_found: {
      heading: 'Il n’y a rien à cette adresse',
      advice: 'Vérifiez que le lien est complet ou redemandez-le.',
    },
    gone: {
      heading: 'Ce contenu est perdu',
      advice: 'L’un de ses fichiers a été endommagé et ne peut pas être refait. Demandez-le à nouveau.',
    },
    invalid: {
      heading: 'Cet envoi n’a pas pu être lu',
      advice: 'Revenez en arrière, vérifiez votre saisie et envoyez-la de nouveau.',
    },
    stale_form: {
      heading: 'Ce formulaire n’est plus valable',
      advice: 'Revenez en arrière, rechargez la page et envoyez le formulaire de nouveau.',
    },
    no_cookies: {
      heading: 'Votre navigateur n’a envoyé aucun cookie',
      advice:
        'Ce service a besoin de cookies pour savoir qu’un formulaire vient de vous, et votre navigateur n’en garde aucun. Autorisez les cookies de ce site (une fenêtre privée ou un bloqueur peut les refuser), rechargez la page et envoyez le formulaire de nouveau.',
    },
    too_many: { heading: 'Trop de tentatives', advice: 'Patientez un peu, puis réessayez.' },
    unavailable: { heading: 'Le service ne peut pas répondre pour l’instant', advice: 'Réessayez dans une minute.' },
    internal_error: { heading: 'Une erreur s’est produite de notre côté', advice: 'Réessayez dans une minute.' },
  },
  start: {
    heading: 'L’actualité que vous suivez, en podcast vérifiable',
    lead: 'Suivez les sites que vous aimez et faites-vous raconter ce qu’il y a de neuf : à la demande, ou chaque matin. Deux voix lisent votre briefing, et chaque fait mène à l’article dont il vient.',
    signUp: 'Créer un compte',
    invited: 'Ici, les comptes se créent sur invitation. Si vous en avez une, ouvrez son lien.',
    sample: 'Écoutez ce que cela donne',
    developers: 'Pour les développeurs et les agents',
    developersLead: 'Ce qu’une personne fait ici, un agent peut le faire aussi, par une API REST et par MCP.',
    docs: 'Lire l’API',
    contract: 'Document OpenAPI',
    agents: 'Pour les agents',
    steps: [
      ['Suivre', 'Ajoutez les sites que vous lisez, ou apportez la liste d’un autre lecteur.'],
      [
        'Demander',
        'Dites ce que vous voulez entendre, pendant combien de temps et dans quelle langue. Ou laissez une émission arriver d’elle-même.',
      ],
      ['Écouter', 'Deux voix vous le lisent, avec une transcription qui suit et les sources à portée de doigt.'],
    ],
    hosts: 'Écouter toutes les voix',
    footer: 'Chaque briefing s’ouvre par un lien qui lui est propre et que seul son propriétaire transmet.',
  },
};
