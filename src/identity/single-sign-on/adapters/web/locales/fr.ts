import type { SignOnWords } from '../sign-on-words.js';

export const fr: SignOnWords = {
  heading: 'Façons de se connecter',
  advice: 'Là où votre compte est associé, vous vous connectez au lieu d’utiliser ici votre mot de passe.',
  connected: 'Associé depuis',
  notConnected: 'Non associé',
  connect: 'Associer',
  disconnect: 'Dissocier',
  staysConnected: 'Personne ne se connecte ici avec un mot de passe : l’association reste donc en place.',
  passwordNeeded: 'Pour associer ou dissocier, saisissez votre mot de passe.',
  onlyWayIn: 'Choisissez d’abord un mot de passe : sans lui et sans cette association, vous ne pourriez plus entrer.',
  anew: {
    heading: 'Connectez-vous encore une fois',
    advice:
      'Au lieu d’un mot de passe : connectez-vous de nouveau là où votre compte est associé. Ensuite, vous pouvez modifier votre compte dans ce navigateur pendant dix minutes.',
  },
  done: {
    connected: 'C’est associé. Vous pouvez désormais vous connecter par là.',
    disconnected: 'C’est dissocié. Vous vous connectez de nouveau avec votre mot de passe.',
  },
  problems: {
    expired: {
      heading: 'Veuillez vous connecter encore une fois',
      advice: 'Cette connexion a duré trop longtemps, a commencé dans un autre navigateur ou a déjà servi.',
    },
    refused: {
      heading: 'Vous n’êtes pas connecté',
      advice: 'La connexion a été interrompue, ou vous n’avez pas le droit d’utiliser ce service.',
    },
    broken: {
      heading: 'Vous n’êtes pas connecté',
      advice:
        'La réponse reçue ne prouve pas qui vous êtes. Si cela persiste, prévenez les responsables de ce service.',
    },
    not_admitted: {
      heading: 'Vous ne pouvez pas encore utiliser ce service',
      advice:
        'Vous êtes bien connecté là-bas, mais vous ne faites pas partie des personnes admises. Adressez-vous aux responsables de ce service.',
    },
    no_account: {
      heading: 'Vous n’avez pas de compte ici',
      advice: 'Demandez-en un aux responsables de ce service, puis associez-le sur la page du compte.',
    },
    no_email: {
      heading: 'Votre compte a besoin d’une adresse e-mail',
      advice: 'Aucune n’a été transmise avec votre connexion. Adressez-vous aux responsables de ce service.',
    },
    address_taken: {
      heading: 'Associez d’abord votre compte',
      advice:
        'Aucun compte ne peut être créé avec votre adresse e-mail. Si vous en avez un ici, connectez-vous avec son mot de passe et associez-le sous Compte, Façons de se connecter ; ou adressez-vous aux responsables de ce service.',
    },
    not_fresh: {
      heading: 'Ce n’était pas une nouvelle connexion',
      advice:
        'Le service où vous vous connectez ne confirme pas que vous venez de le faire. Choisissez un mot de passe par le lien prévu en cas d’oubli, ou prévenez les responsables de ce service.',
    },
    somebody_else: {
      heading: 'C’était quelqu’un d’autre',
      advice:
        'La personne qui s’est connectée là-bas n’est pas celle dont le compte est ouvert ici. Déconnectez-vous d’abord là-bas, puis réessayez.',
    },
    linked_elsewhere: {
      heading: 'Ceci appartient à un autre compte',
      advice: 'Votre identité de là-bas est associée à un autre compte ici. Dissociez-la d’abord dans ce compte.',
    },
    linked_already: {
      heading: 'Votre compte est déjà associé',
      advice: 'Il est associé à l’identité d’une autre personne. Dissociez d’abord celle-ci.',
    },
    away: {
      heading: 'Personne ne peut se connecter là-bas pour le moment',
      advice: 'Le service par lequel vous vous connectez ne répond pas. Réessayez dans quelques minutes.',
    },
    deactivated: {
      heading: 'Votre compte est désactivé',
      advice: 'Les responsables de ce service peuvent vous rouvrir l’accès ; rien n’a été supprimé.',
    },
  },
  again: 'Réessayer',
};
