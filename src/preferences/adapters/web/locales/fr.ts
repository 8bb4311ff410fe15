import type { Words } from '../words.js';

export const fr: Words = {
  heading: 'Comment les mots se prononcent',
  lead: 'Un nom ou un mot est mal prononcé ? Écrivez comment il sonne. Vos briefings seront lus ainsi désormais ; les transcriptions gardent l’orthographe.',
  labels: { language: 'Langue du briefing', written: 'Mot', respelling: 'Comment il sonne' },
  hints: {
    written:
      'Tel qu’il est écrit dans les actualités, comme Nguyen ou kubectl. Avec des majuscules à l’intérieur, comme SQL, il ne vaut que sous cette forme.',
    respelling: 'Avec les lettres de cette langue, comme Ouine ou kioub contrôle. En japonais, de préférence en kana.',
  },
  save: 'Enregistrer',
  own: {
    heading: 'Vos mots',
    none: 'Il n’y en a pas encore.',
    change: 'Enregistrer',
    remove: 'Supprimer',
    saidFor: (written) => `Comment « ${written} » sonne`,
    changeOf: (written) => `Enregistrer comment « ${written} » sonne`,
    removeOf: (written) => `Supprimer « ${written} »`,
    more: 'Mots plus anciens',
  },
  done: { set: 'Enregistré. Cela vaut pour tout ce qui sera lu désormais.', deleted: 'Supprimé.' },
  faults: {
    written: {
      length: 'Saisissez un mot de 80 caractères au plus.',
      control: 'Le mot contient un caractère invisible. Saisissez-le de nouveau.',
      markup: 'Le mot ne doit contenir ni < ni >.',
      empty: 'Le mot doit contenir une lettre ou un chiffre.',
    },
    respelling: {
      length: 'Saisissez comment il sonne, en 160 caractères au plus.',
      control: 'La saisie contient un caractère invisible. Recommencez.',
      markup: "Seuls les lettres, les chiffres, les espaces et ' - . , · sont permis : le texte est lu tel quel.",
      empty: 'Il faut au moins une lettre ou un chiffre.',
    },
  },
  tooMany: 'Vous avez 500 mots, c’est le maximum. Supprimez-en un d’abord.',
  preferences: {
    heading: 'Écoute',
    lead: 'Ce qui vaut pour chaque briefing qui ne demande rien d’autre. Les émissions peuvent avoir leurs propres choix.',
    length: 'Durée',
    format: 'Format',
    formats: {
      headlines: 'Titres : beaucoup de sujets, une phrase chacun',
      brief: 'Briefing : l’habituel',
      in_depth: 'En profondeur : peu de sujets, longuement racontés',
    },
    usual: 'Au choix du service',
    hosts: 'Voix',
    hostsHint:
      'Une ou deux voix de la même langue. Elles présentent les briefings dans cette langue ; ceux d’une autre langue ont ses voix habituelles.',
    isDefault: 'habituelle',
    sampleOf: (host) => `Extrait de ${host}`,
    timezone: 'Fuseau horaire',
    timezoneHint: 'Ce qu’est « aujourd’hui », et comment les heures sont dites.',
    memory: 'Laisser de côté ce que d’anciens briefings ont raconté',
    memoryHint: 'Un sujet ne revient que s’il y a du nouveau, ou si vous le demandez.',
    save: 'Enregistrer',
    saved: 'Enregistré. Cela vaut pour tout ce qui est produit désormais.',
    faults: {
      timezone: 'Saisissez un fuseau horaire comme Europe/Paris.',
      hosts: 'Choisissez une ou deux voix qui parlent la même langue.',
    },
  },
};
