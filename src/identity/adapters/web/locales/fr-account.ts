import type { AccountWords } from '../account-words.js';

export const account: AccountWords = {
  done: {
    password: 'Votre mot de passe est changé. Tous les autres navigateurs sont déconnectés.',
    reset:
      'Votre nouveau mot de passe est enregistré. Tous les autres navigateurs sont déconnectés et il faut reconnecter vos agents.',
    name: 'Votre nom est changé.',
    email: 'Votre adresse e-mail est changée.',
    emailSent: 'Un lien est en route vers la nouvelle adresse. Elle change dès que vous l’ouvrez, dans les 24 heures.',
    recovered:
      'Votre nouveau mot de passe est enregistré et le compte n’est plus qu’à vous : tous les navigateurs et agents sont déconnectés, les flux de podcast privés ont de nouvelles adresses et les webhooks sont désactivés. Parcourez ce que contient le compte : quelqu’un d’autre l’a peut-être créé.',
    secured:
      'C’est fait. Les applications de podcast ont besoin des nouvelles adresses ; les webhooks peuvent être réactivés une fois que vous avez vérifié où ils mènent.',
    access: 'L’accès a pris fin.',
    sessions: 'Tous les autres navigateurs sont déconnectés.',
    confirmation: 'Un lien pour confirmer votre adresse est en route.',
  },
  since: 'Membre depuis',
  waysIn: 'Façons de se connecter',
  secondFactor: 'Second facteur',
  changePassword: 'Changer de mot de passe',
  address: { unconfirmed: 'pas encore confirmée', confirm: 'Envoyer un lien pour la confirmer' },
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
    admin: 'peut administrer le service',
    issued: 'Depuis',
    lastUsed: 'Dernière utilisation',
    neverUsed: 'pas encore',
    expires: 'Jusqu’au',
    ended: 'Terminé',
    end: 'Mettre fin à l’accès',
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
  onThisPage: 'Sur cette page',
  profile: {
    heading: 'Nom et e-mail',
    change: 'Changer le nom ou l’e-mail',
    saveName: 'Enregistrer le nom',
    saveEmail: 'Changer l’e-mail',
    byMail: 'Nous envoyons un lien à la nouvelle adresse ; tant que vous ne l’ouvrez pas, l’ancienne reste.',
    takeBack: {
      heading: 'Reprendre votre compte ?',
      advice:
        'Il retrouve cette adresse. Tous les navigateurs et tous les agents sont déconnectés, et vous choisissez un nouveau mot de passe.',
      submit: 'Reprendre le compte',
    },
    newEmail: {
      heading: 'Confirmez votre nouvelle adresse',
      advice: 'Vous vous connecterez ensuite avec elle, et les e-mails y seront envoyés.',
      submit: 'Utiliser cette adresse',
      done: { heading: 'Votre adresse e-mail est changée', advice: 'Connectez-vous désormais avec elle.' },
    },
  },
  data: {
    heading: 'Vos données',
    advice:
      'Tout ce qui est conservé de vous, en un fichier à emporter (le son et les textes se téléchargent sur chaque briefing) ; ou partez pour de bon.',
    download: 'Tout télécharger',
    delete: 'Supprimer mon compte …',
  },
  deletion: {
    heading: 'Supprimer votre compte ?',
    goes: {
      heading: 'Ce qui disparaît aussitôt, pour de bon',
      list: [
        'votre nom, e-mail, mot de passe, navigateurs et agents',
        'vos sources, dossiers, règles, réglages et prononciations',
        'vos briefings avec leurs sons, textes et images, et les liens vers eux',
        'émissions, adresses de podcast et webhooks',
      ],
    },
    stays: {
      heading: 'Ce qui reste',
      list: [
        'le fait que des briefings ont été faits et quand, sans un mot de leur contenu, car nul ne peut réécrire les historiques',
        'le fait qu’un compte a été supprimé, et quand',
      ],
    },
    confirm: (email) => `Saisissez votre adresse e-mail pour confirmer : ${email}`,
    submit: 'Supprimer mon compte pour de bon',
    done: {
      heading: 'Votre compte est supprimé',
      advice: 'Ce qu’il contenait est en train d’être effacé. Merci d’être passé par ici.',
    },
  },
  secure: {
    heading: 'Quelqu’un d’autre pourrait-il encore écouter ?',
    advice:
      'Qui était dans votre compte connaît peut-être les adresses privées de vos podcasts, ou a créé un webhook qui est averti de vos briefings. Un nouveau mot de passe n’y met pas fin ; ceci, oui.',
    podcasts: {
      label: 'De nouvelles adresses pour tous mes podcasts',
      hint: 'Vos applications de podcast auront ensuite besoin des nouvelles adresses.',
    },
    webhooks: {
      label: 'Désactiver tous les webhooks',
      hint: 'Ils reçoivent aussi de nouveaux secrets. Vous pourrez les réactiver un à un.',
    },
    submit: 'Le faire maintenant',
    nothing: 'Choisissez au moins l’un des deux.',
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
      account_recovered: 'Compte repris par la personne qui lit ses e-mails',
      podcasts_renewed: 'Les podcasts ont de nouvelles adresses',
      webhooks_disabled: 'Tous les webhooks désactivés',
      address_confirmed: 'Adresse e-mail confirmée',
      email_changed: 'Adresse e-mail changée',
      mail_refused: 'Votre adresse n’a pas accepté un e-mail',
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
      invitation_revoked: 'Invitation retirée',
      operator_acted: 'Intervention sur le service en tant qu’opérateur',
      role_granted: 'Rôle accordé',
      role_revoked: 'Rôle retiré',
      second_factor_added: 'Second facteur configuré',
      second_factor_removed: 'Second facteur retiré',
      second_factor_reset: 'Second facteur retiré par l’administration',
      second_factor_failed: 'Code erroné',
      recovery_codes_made: 'Nouveaux codes de secours',
      recovery_code_used: 'Code de secours utilisé',
      member_deactivated: 'Compte désactivé',
      member_reactivated: 'Compte réactivé',
      identity_linked: 'Connexion externe associée',
      identity_unlinked: 'Connexion externe dissociée',
      signed_out_by_issuer: 'Déconnexion du service par lequel vous vous connectez',
      caller_erased: 'Compte effacé',
      history_viewed: 'Historique d’un briefing consulté',
    },
    roles: { auditor: 'Auditeur', operator: 'Opérateur' },
    from: (address) => `depuis ${address}`,
  },
};
