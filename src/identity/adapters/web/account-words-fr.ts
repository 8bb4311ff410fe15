import type { AccountWords } from './account-words.js';

export const fr: AccountWords = {
  done: {
    password: 'Votre mot de passe est changé. Tous les autres navigateurs sont déconnectés.',
    reset:
      'Votre nouveau mot de passe est enregistré. Tous les autres navigateurs sont déconnectés et il faut reconnecter vos agents.',
    access: 'L’accès a pris fin.',
    sessions: 'Tous les autres navigateurs sont déconnectés.',
  },
  since: 'Membre depuis',
  changePassword: 'Changer de mot de passe',
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
};
