import type { Words } from './words.js';

export const fr: Words = {
  skip: 'Aller au contenu',
  footer: 'Ici, les cookies servent à garder votre session ouverte, et à rien d’autre.',
  account: 'Votre compte',
  fields: {
    email: 'Adresse e-mail',
    name: 'Nom',
    password: 'Mot de passe',
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    passwordHint: 'Au moins 10 caractères. Quelques mots que personne d’autre ne réunirait conviennent très bien.',
    show: 'Afficher',
    hide: 'Masquer',
  },
  problems: {
    heading: 'Cela n’a pas fonctionné',
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
    tooMany: (wait) => `Trop de tentatives. Réessayez dans ${wait}.`,
  },
  signIn: {
    heading: 'Se connecter',
    toGoOn: 'Connectez-vous d’abord ; vous continuerez ensuite.',
    submit: 'Se connecter',
    newHere: 'Nouveau ici ? Créer un compte',
    forgot: 'Mot de passe oublié ? Demandez aux responsables de ce service un lien pour en choisir un nouveau.',
    signedInAs: 'Vous êtes connecté avec le compte',
    goOn: 'Continuer',
    notYou: 'Ce n’est pas vous ? Se déconnecter',
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
};
