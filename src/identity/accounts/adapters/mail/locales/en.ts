import type { AllLetterWords } from '../letter-words.js';

export const en: AllLetterWords = {
  reset: {
    subject: 'Choose a new password',
    lead: 'Somebody, you we hope, has asked for a new password for your account. With this link you choose one:',
    action: 'Choose a password',
    validity: 'The link works once, for 30 minutes.',
    notYou: 'You did not ask for it? Then do nothing: your password stays as it is.',
  },
  confirmation: {
    subject: 'Confirm your e-mail address',
    lead: 'An account was created with this address. With this link you confirm that it is yours:',
    action: 'Confirm the address',
    validity: 'The link works for 7 days. Your account works without it, too; until then we send you nothing else.',
    notYou: 'You did not create an account? Then do nothing: nobody can have mails sent here.',
  },
  address: {
    subject: 'Confirm your new e-mail address',
    lead: 'You want to use this address for your account. With this link it becomes yours there:',
    action: 'Use this address',
    validity: 'The link works once, for 24 hours. Until then nothing changes.',
    notYou: 'You do not know of it? Then do nothing: no account uses this address.',
  },
  return: {
    subject: 'The e-mail address of your account was changed',
    lead: 'Your account has another e-mail address from now on, and this one does not open it any more. If that was not you, this link takes the account back: it gets this address again, everybody and every agent is signed out, and you choose a new password.',
    action: 'Take the account back',
    validity: 'The link works once, for 7 days.',
    notYou: 'You changed the address yourself? Then do nothing.',
  },
  invitation: {
    subject: 'You are invited',
    lead: 'The people who run this podcast briefing service invite you: it turns the feeds that you follow into a short programme to listen to. With this link you make your account:',
    action: 'Make an account',
    validity: 'The link works once, for 7 days, with this e-mail address.',
    notYou: 'You do not know why? Then do nothing: no account is made, and we do not write again.',
  },
  factorReset: {
    subject: 'The second factor of your account was removed',
    lead: 'Whoever runs this service removed the second factor of your account, with all recovery codes. Your password alone is enough to sign in now. Here you set up a new one:',
    action: 'Set up a second factor',
    validity: 'Sessions and agents of yours go on as before.',
    notYou: 'You did not ask for it? Set one up now, choose a new password, and ask whoever runs this service.',
  },
};
