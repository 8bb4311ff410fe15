import type { AllLetterWords } from '../letter-words.js';

export const fr: AllLetterWords = {
  reset: {
    subject: 'Choisissez un nouveau mot de passe',
    lead: 'Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour votre compte. Ce lien vous permet de le choisir :',
    action: 'Choisir un mot de passe',
    validity: 'Le lien fonctionne une seule fois, pendant 30 minutes.',
    notYou: 'Vous n’avez rien demandé ? Alors ne faites rien : votre mot de passe reste le même.',
  },
  confirmation: {
    subject: 'Confirmez votre adresse e-mail',
    lead: 'Un compte a été créé avec cette adresse. Ce lien vous permet de confirmer qu’elle est à vous :',
    action: 'Confirmer l’adresse',
    validity:
      'Le lien fonctionne pendant 7 jours. Votre compte fonctionne aussi sans lui ; d’ici là, nous ne vous enverrons rien d’autre.',
    notYou: 'Vous n’avez pas créé de compte ? Alors ne faites rien : personne ne peut faire envoyer d’e-mails ici.',
  },
  address: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    lead: 'Vous voulez utiliser cette adresse pour votre compte. Avec ce lien, elle y devient la vôtre :',
    action: 'Utiliser cette adresse',
    validity: 'Le lien fonctionne une seule fois, pendant 24 heures. D’ici là, rien ne change.',
    notYou: 'Vous n’y êtes pour rien ? Alors ne faites rien : aucun compte n’utilise cette adresse.',
  },
  return: {
    subject: 'L’adresse e-mail de votre compte a été modifiée',
    lead: 'Votre compte a désormais une autre adresse e-mail, et celle-ci n’y donne plus accès. Si ce n’était pas vous, reprenez le compte avec ce lien : il retrouve cette adresse, tous les navigateurs et tous les agents sont déconnectés, et vous choisissez un nouveau mot de passe.',
    action: 'Reprendre le compte',
    validity: 'Le lien fonctionne une fois, pendant 7 jours.',
    notYou: 'Vous avez modifié l’adresse vous-même ? Alors il n’y a rien à faire.',
  },
  invitation: {
    subject: 'Vous êtes invité',
    lead: 'Les personnes qui gèrent ce service vous invitent : il fait des flux que vous suivez une courte émission à écouter. Avec ce lien, vous créez votre compte :',
    action: 'Créer un compte',
    validity: 'Le lien fonctionne une fois, pendant 7 jours, avec cette adresse e-mail.',
    notYou: 'Vous ne savez pas pourquoi ? Alors ne faites rien : aucun compte n’est créé, et nous n’écrirons plus.',
  },
  factorReset: {
    subject: 'Le second facteur de votre compte a été retiré',
    lead: 'La personne qui gère ce service a retiré le second facteur de votre compte, ainsi que tous les codes de secours. Votre mot de passe suffit désormais pour vous connecter. Configurez-en un nouveau ici :',
    action: 'Configurer un second facteur',
    validity: 'Vos sessions et vos agents continuent comme avant.',
    notYou:
      'Vous ne l’avez pas demandé ? Configurez-en un tout de suite, choisissez un nouveau mot de passe et interrogez la personne qui gère ce service.',
  },
};
