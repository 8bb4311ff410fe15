import type { Words } from '../words.js';

export const fr: Words = {
  ask: {
    heading: 'Plus d’e-mails ?',
    advice: 'Un e-mail vous est envoyé dès qu’un briefing est prêt.',
    submit: 'Ne plus en recevoir',
  },
  done: { heading: 'Vous ne recevrez plus ces e-mails', advice: 'Votre compte et vos briefings restent tels quels.' },
  notifications: {
    heading: 'Notifications',
    lead: 'Un e-mail dès qu’un briefing est prêt, avec sa pochette, ses chapitres et la première phrase de chaque sujet.',
    on: 'Les e-mails sont activés',
    off: 'Les e-mails sont désactivés',
    goesTo: (address) => `Ils sont envoyés à ${address}.`,
    switchOn: 'M’envoyer des e-mails',
    switchOff: 'Ne plus m’en envoyer',
    noServer: 'Ce service n’envoie pas d’e-mails. La personne qui l’exploite peut le configurer.',
    unconfirmed: {
      on: 'Votre adresse n’est pas encore confirmée. Ouvrez le lien de l’e-mail qui y a été envoyé : ces e-mails commenceront alors.',
      off: 'Votre adresse n’est pas encore confirmée. Quand vous activerez les e-mails, un lien pour la confirmer y sera envoyé.',
      again: 'Renvoyer le lien',
    },
    otherWays: 'Autres façons d’être prévenu',
    podcasts: 'Dans votre application de podcasts',
    webhooks: 'Un programme à vous',
    done: {
      on: 'Activé.',
      off: 'Désactivé. Vous ne recevrez plus ces e-mails.',
      sent: 'Le lien est en route. Si vous l’avez demandé plusieurs fois, attendez l’e-mail déjà envoyé.',
    },
  },
};
