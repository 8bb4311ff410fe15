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
};
