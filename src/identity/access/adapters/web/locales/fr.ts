import type { AgentWords } from '../agent-words.js';

export const fr: AgentWords = {
  labels: {
    agent: 'Agent',
    app: 'Application',
    code: 'Code',
    account: 'Votre compte',
    known: 'Qui s’en porte garant',
    sendsTo: 'Vous serez envoyé vers',
    brings: 'Apporte',
  },
  unnamed: 'Sans nom',
  itsOwnWord: 'Nom non vérifié.',
  abilities: {
    heading: 'Ce qui lui sera permis',
    list: [
      'voir, ajouter et supprimer vos abonnements',
      'lire les articles de vos flux',
      'demander des briefings et ouvrir ceux que vous avez',
      'voir et changer votre langue et votre fuseau horaire',
    ],
    limits:
      'Votre mot de passe reste secret. Vous pouvez mettre fin à cet accès à tout moment sur la page de votre compte.',
  },
  admin: {
    label: 'Il peut aussi administrer ce service',
    advice:
      'Il pourra alors faire tout ce que vous pouvez en tant qu’opérateur : voir les membres et leurs événements de sécurité, inviter des personnes, donner et retirer des rôles, déconnecter des membres et les effacer. Ne cochez pas cette case si ce n’est pas exactement ce que vous voulez.',
  },
  pair: {
    enter: { heading: 'Connecter un agent', advice: 'Saisissez le code que votre agent vous montre.' },
    codeHint: '8 lettres, avec ou sans le tiret',
    goOn: 'Continuer',
    wrongCode:
      'Ce code est inconnu. Un code sert une seule fois, pendant 10 minutes : vérifiez-le ou demandez-en un autre à votre agent.',
    warning:
      'Ne continuez que si vous venez vous-même de le demander à un agent. Personne d’autre n’a de raison de vous envoyer un code.',
    confirm: {
      heading: 'Est-ce bien votre agent ?',
      advice: 'Comparez : votre agent doit vous montrer exactement ce code.',
    },
    brings: 'Il a travaillé sans compte jusqu’ici. Tout ce qu’il a réuni et produit vous reviendra.',
    work: {
      subscriptions: (n) => (n === 1 ? '1 abonnement' : `${n} abonnements`),
      briefings: (n) => (n === 1 ? '1 briefing' : `${n} briefings`),
    },
    approve: 'Oui, connecter',
    refuse: 'Non, refuser',
    paired: { heading: 'Connecté', advice: 'Votre agent continue de lui-même. Vous pouvez fermer cette page.' },
    claimed: 'Ce qu’il avait réuni et produit jusqu’ici est à vous.',
    onItsWay: 'Ce qu’il avait réuni et produit jusqu’ici arrivera dans votre compte d’ici quelques minutes.',
    refused: { heading: 'Refusé', advice: 'L’agent n’obtient aucun accès et apprend que vous avez refusé.' },
    over: {
      heading: 'Ce code n’est plus valable',
      advice: 'Il a expiré ou quelqu’un a déjà répondu. Demandez-en un autre à votre agent.',
    },
    taken: {
      heading: 'Le travail de cet agent ne peut pas vous revenir',
      advice: 'Quelqu’un d’autre l’a déjà repris ou il a été effacé. Faites recommencer l’agent.',
    },
    again: 'Saisir un autre code',
  },
  consent: {
    heading: 'Cette application peut-elle utiliser votre compte ?',
    advice: 'Ne continuez que si vous êtes à l’origine de cette demande.',
    known: {
      builtIn: 'Ce service',
      dynamic: 'Personne : elle s’est inscrite elle-même.',
      document: (host) => `Le site ${host}`,
    },
    thisDevice: (place) => `un programme sur cet appareil (${place})`,
    thisService: 'une page de ce service qui vous montre un code pour votre agent',
    approve: 'Autoriser',
    refuse: 'Refuser',
    over: {
      heading: 'Cette demande n’est plus valable',
      advice:
        'Elle a expiré, a reçu une réponse ou a commencé dans un autre navigateur. Revenez à l’application qui vous a envoyé ici et recommencez.',
    },
  },
  complete: {
    given: {
      heading: 'Donnez ce code à votre agent',
      advice: 'Il sert une seule fois, pendant 10 minutes. Ne le donnez qu’à l’agent qui vous a envoyé ici.',
    },
    code: 'Code à usage unique',
    state: 'Pour comparer, si votre agent le demande',
    copy: 'Copier le code',
    copied: 'Copié',
    denied: {
      heading: 'Aucun accès n’a été donné',
      advice: 'Votre agent ne reçoit pas de code. Si c’était une erreur, laissez-le demander de nouveau.',
    },
    missing: { heading: 'Il n’y a pas de code ici', advice: 'Demandez un nouveau lien à votre agent et ouvrez-le.' },
  },
};
