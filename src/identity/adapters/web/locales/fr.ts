import type { Words } from '../words.js';
import { account } from './fr-account.js';

export const fr: Words = {
  fields: {
    email: 'Adresse e-mail',
    name: 'Nom',
    password: 'Mot de passe',
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    passwordHint: 'Au moins 10 caractères. Quelques mots que personne d’autre ne réunirait conviennent très bien.',
    code: 'Code',
    codeHint: 'Les six chiffres de votre application d’authentification, ou l’un de vos codes de secours.',
    noPassword: 'Pas de mot de passe ? Connectez-vous de nouveau là d’où vous êtes venu.',
    signedInAgain: 'Vous venez de vous connecter de nouveau : aucun mot de passe n’est demandé pendant dix minutes.',
  },
  problems: {
    faults: {
      email: 'Saisissez une adresse e-mail, par exemple nom@example.org.',
      notInvited: 'Cette invitation est destinée à une autre adresse e-mail.',
      name: 'Saisissez un nom de 100 caractères au plus.',
      password: 'Choisissez un mot de passe de 10 à 200 caractères.',
      passwordIsEmail: 'Choisissez un mot de passe qui ne soit pas votre adresse e-mail.',
      commonPassword: 'Beaucoup de gens utilisent ce mot de passe : il sera deviné en premier. Choisissez-en un autre.',
      wrongConfirm: 'Ce n’est pas l’adresse e-mail de votre compte.',
      emailTaken: 'Un autre compte a cette adresse. Choisissez-en une autre.',
      wrongCode: 'Le code est incorrect ou a déjà servi. Attendez le suivant.',
      wrongCurrent: 'Le mot de passe actuel est incorrect.',
    },
    refusals: {
      signInRefused: 'L’adresse e-mail ou le mot de passe est incorrect.',
      signUpRefused:
        'Vous ne pouvez pas créer de compte avec cette adresse et ce mot de passe. Si vous avez déjà un compte, connectez-vous.',
      deactivated:
        'Ce compte est désactivé. La personne qui gère ce service peut vous rouvrir l’accès ; rien n’a été supprimé.',
      lastOperator:
        'Vous êtes le dernier opérateur de ce service. Donnez d’abord ce rôle à quelqu’un d’autre, sous « Administration », « Membres ».',
      busy: 'Le service est très sollicité en ce moment. Veuillez réessayer.',
    },
  },
  signIn: {
    heading: 'Se connecter',
    submit: 'Se connecter',
    newHere: 'Nouveau ici ? Créer un compte',
    forgot: 'Mot de passe oublié ? Demandez aux responsables de ce service un lien pour en choisir un nouveau.',
    forgotByMail: 'Mot de passe oublié ?',
    signedInAs: 'Vous êtes connecté avec le compte',
    goOn: 'Continuer',
    withIssuer: (name) => `Se connecter avec ${name}`,
    byPassword: {
      summary: 'Se connecter avec un mot de passe',
      hint: 'Pour le compte de secours, quand les autres ne répondent pas.',
    },
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
  welcome: {
    heading: 'Bienvenue',
    advice:
      'Ce service est nouveau et personne n’a encore de compte. Le premier est à vous : il vous permet aussi d’administrer le service.',
    submit: 'Créer mon compte',
    next: 'Vous ajouterez ensuite ce dont vous voulez entendre parler.',
    done: {
      heading: 'Ce service est déjà configuré',
      advice: 'Il y a déjà un compte : ce lien a rempli son rôle. Connectez-vous avec le vôtre.',
    },
    over: {
      heading: 'Ce lien ne configure rien',
      advice:
        'Il est valable un jour après le démarrage du service. Redémarrez le service : il affiche un nouveau lien à la fin.',
    },
  },
  signOut: {
    heading: 'Se déconnecter ?',
    advice:
      'Les agents que vous avez connectés gardent leur accès. Vous pouvez y mettre fin sur la page de votre compte.',
    submit: 'Se déconnecter',
    elsewhere: {
      heading: 'Vous êtes déconnecté ici',
      advice: (name) =>
        `Dans ce navigateur, vous êtes peut-être encore connecté chez ${name}, et qui l’utilise pourrait revenir par là.`,
      submit: (name) => `Se déconnecter aussi de ${name}`,
    },
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
  forgot: {
    heading: 'Obtenir un nouveau mot de passe',
    advice: 'Nous vous envoyons un lien qui vous permet de le choisir.',
    submit: 'Envoyer le lien',
    sent: {
      heading: 'Regardez votre boîte de réception',
      advice:
        'S’il existe un compte avec cette adresse, un lien est en route. Il fonctionne pendant 30 minutes. Rien reçu ? Regardez dans les indésirables, ou réessayez dans une heure.',
    },
  },
  confirm: {
    heading: 'Confirmez votre adresse',
    advice: 'Un compte a été créé avec cette adresse. Est-ce le vôtre ?',
    submit: 'Confirmer l’adresse',
    confirmed: {
      heading: 'Votre adresse est confirmée',
      advice: 'Merci. Les e-mails que vous demandez y seront envoyés désormais.',
    },
  },
  linkOver: {
    heading: 'Ce lien ne fonctionne plus',
    advice:
      'Il a déjà servi, il a expiré ou un lien plus récent l’a remplacé. Demandez-en un autre aux responsables de ce service.',
  },
  mailedLinkOver: {
    heading: 'Ce lien ne fonctionne plus',
    advice: 'Il a été utilisé, il a expiré, ou le mot de passe a été changé depuis.',
  },
  newLink: 'Obtenir un nouveau lien',
  account,
};
