import type { Words } from '../words.js';

export const fr: Words = {
  fields: {
    email: 'Adresse e-mail',
    name: 'Nom',
    password: 'Mot de passe',
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    passwordHint: 'Au moins 10 caractères. Quelques mots que personne d’autre ne réunirait conviennent très bien.',
  },
  problems: {
    faults: {
      email: 'Saisissez une adresse e-mail, par exemple nom@example.org.',
      notInvited: 'Cette invitation est destinée à une autre adresse e-mail.',
      name: 'Saisissez un nom de 100 caractères au plus.',
      password: 'Choisissez un mot de passe de 10 à 200 caractères.',
      passwordIsEmail: 'Choisissez un mot de passe qui ne soit pas votre adresse e-mail.',
      commonPassword: 'Beaucoup de gens utilisent ce mot de passe : il sera deviné en premier. Choisissez-en un autre.',
      wrongCurrent: 'Le mot de passe actuel est incorrect.',
    },
    refusals: {
      signInRefused: 'L’adresse e-mail ou le mot de passe est incorrect.',
      signUpRefused:
        'Vous ne pouvez pas créer de compte avec cette adresse et ce mot de passe. Si vous avez déjà un compte, connectez-vous.',
      busy: 'Le service est très sollicité en ce moment. Veuillez réessayer.',
    },
  },
  signIn: {
    heading: 'Se connecter',
    submit: 'Se connecter',
    newHere: 'Nouveau ici ? Créer un compte',
    forgot: 'Mot de passe oublié ? Demandez aux responsables de ce service un lien pour en choisir un nouveau.',
    signedInAs: 'Vous êtes connecté avec le compte',
    goOn: 'Continuer',
    agents: {
      heading: 'Connecter un agent',
      person: 'Votre agent vous montre un code ?',
      enterCode: 'Saisir le code',
      agent: 'Les agents commencent ici :',
      guide: 'comment les agents obtiennent un accès',
    },
  },
  signUp: {
    heading: 'Créer votre compte',
    invited: 'Vous avez reçu une invitation.',
    submit: 'Créer le compte',
    haveAccount: 'Déjà un compte ? Se connecter',
    closed: {
      heading: 'Personne ne peut créer de compte ici',
      advice: 'Seuls les responsables de ce service créent des comptes. Demandez-leur d’en créer un pour vous.',
    },
    inviteNeeded: {
      heading: 'Il vous faut une invitation',
      advice: 'Demandez un lien d’invitation aux responsables de ce service, puis ouvrez-le ici.',
    },
  },
  signOut: {
    heading: 'Se déconnecter ?',
    advice:
      'Les agents que vous avez connectés gardent leur accès. Vous pouvez y mettre fin sur la page de votre compte.',
    submit: 'Se déconnecter',
  },
  password: {
    heading: 'Changer de mot de passe',
    advice: 'Vous restez connecté ici. Tous les autres navigateurs seront déconnectés.',
    submit: 'Changer le mot de passe',
  },
  reset: {
    heading: 'Choisir un nouveau mot de passe',
    advice:
      'Vous serez ensuite connecté ici. Tous les autres navigateurs seront déconnectés et il faudra reconnecter vos agents.',
    submit: 'Enregistrer le mot de passe',
  },
  linkOver: {
    heading: 'Ce lien ne fonctionne plus',
    advice:
      'Il a déjà servi, il a expiré ou un lien plus récent l’a remplacé. Demandez-en un autre aux responsables de ce service.',
  },
  account: {
    done: {
      password: 'Votre mot de passe est changé. Tous les autres navigateurs sont déconnectés.',
      reset:
        'Votre nouveau mot de passe est enregistré. Tous les autres navigateurs sont déconnectés et il faut reconnecter vos agents.',
      access: 'L’accès a pris fin.',
      sessions: 'Tous les autres navigateurs sont déconnectés.',
    },
    since: 'Membre depuis',
    changePassword: 'Changer de mot de passe',
    pronunciations: 'Comment les mots se prononcent',
    access: {
      heading: 'Agents et applications',
      advice:
        'Ils peuvent utiliser votre compte sans votre mot de passe. Mettez fin à l’accès de ceux que vous ne connaissez pas.',
      none: 'Aucun agent et aucune application ne peut utiliser votre compte.',
      kinds: {
        anonymous: 'Agent sans compte',
        operator: 'Jeton remis par les responsables de ce service',
        skill: 'Agent que vous avez connecté',
        oauth: 'Application que vous avez autorisée',
      },
      audiences: { api: 'utilise l’API', mcp: 'utilise le connecteur MCP' },
      issued: 'Depuis',
      lastUsed: 'Dernière utilisation',
      neverUsed: 'pas encore',
      expires: 'Jusqu’au',
      ended: 'Terminé',
      end: 'Mettre fin à l’accès',
      endOf: (name) => `Mettre fin à l’accès de ${name}`,
      past: (count) => (count === 1 ? '1 accès terminé' : `${count} accès terminés`),
    },
    sessions: {
      heading: 'Navigateurs',
      count: (others) =>
        others === 0
          ? 'Vous n’êtes connecté que dans ce navigateur.'
          : `Vous êtes connecté dans ce navigateur et dans ${others === 1 ? 'un autre' : `${others} autres`}.`,
      endOthers: 'Se déconnecter partout ailleurs',
    },
    events: {
      heading: 'Ce qui s’est passé récemment',
      advice:
        'Quelque chose ici ne vient pas de vous ? Changez de mot de passe et mettez fin à l’accès des agents que vous ne connaissez pas.',
      kinds: {
        signed_up: 'Compte créé',
        signed_in: 'Connexion',
        sign_in_failed: 'Quelqu’un a essayé un mot de passe erroné',
        signed_out: 'Déconnexion',
        password_changed: 'Mot de passe changé',
        password_reset: 'Nouveau mot de passe choisi au moyen d’un lien',
        reset_link_made: 'Lien pour un nouveau mot de passe créé',
        invitation_made: 'Invitation créée',
        anonymous_registered: 'Un agent a commencé sans compte',
        token_issued: 'Un agent ou une application a obtenu un accès',
        token_revoked: 'Accès d’un agent ou d’une application terminé',
        refresh_reused: 'Une application a montré une clé déjà utilisée et a été exclue',
        code_reused: 'Un code à usage unique a servi deux fois et l’agent a été exclu',
        client_registered: 'Une application s’est inscrite',
        consent_given: 'Application autorisée',
        consent_refused: 'Application refusée',
        pairing_approved: 'Agent connecté avec un code',
        pairing_refused: 'Agent avec un code refusé',
        pairing_failed: 'Code erroné saisi',
        work_claimed: 'Travail d’un agent repris',
        keys_rotated: 'Clés du service renouvelées',
        role_granted: 'Rôle accordé',
        role_revoked: 'Rôle retiré',
        caller_erased: 'Compte effacé',
      },
      from: (address) => `depuis ${address}`,
    },
  },
};
