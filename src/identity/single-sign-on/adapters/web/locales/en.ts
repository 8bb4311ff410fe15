import type { SignOnWords } from '../sign-on-words.js';

export const en: SignOnWords = {
  heading: 'Ways to sign in',
  advice: 'Where your account is connected, you sign in there instead of with your password here.',
  connected: 'Connected since',
  notConnected: 'Not connected',
  connect: 'Connect',
  disconnect: 'Disconnect',
  staysConnected: 'Nobody signs in with a password here, so this stays connected.',
  passwordNeeded: 'To connect or disconnect, enter your password.',
  onlyWayIn: 'Choose a password first: without it, and without this way in, you could not come in any more.',
  anew: {
    heading: 'Sign in once more',
    advice:
      'Instead of a password: sign in again at the place that opens your account. For ten minutes after it you can change your account in this browser.',
  },
  done: {
    connected: 'Connected. From now on you can sign in there.',
    disconnected: 'Disconnected. You sign in with your password again.',
  },
  problems: {
    expired: {
      heading: 'Please sign in once more',
      advice: 'This sign-in took too long, began in another browser, or was used before.',
    },
    refused: {
      heading: 'You were not signed in',
      advice: 'The sign-in was called off, or you were not allowed to use this service.',
    },
    broken: {
      heading: 'You were not signed in',
      advice: 'What came back does not prove who you are. If it stays so, tell the people who run this service.',
    },
    not_admitted: {
      heading: 'You cannot use this service yet',
      advice: 'You are signed in there, but not among those who may come in. Ask the people who run this service.',
    },
    no_account: {
      heading: 'You have no account here',
      advice: 'Ask the people who run this service for one, and then connect it on the page of the account.',
    },
    no_email: {
      heading: 'Your account needs an e-mail address',
      advice: 'None came with your sign-in. Ask the people who run this service.',
    },
    address_taken: {
      heading: 'Connect your account first',
      advice:
        'No account can be made with your e-mail address. If you have one here, sign in to it with its password and connect it under Account, Ways to sign in; or ask the people who run this service.',
    },
    not_fresh: {
      heading: 'That was not a new sign-in',
      advice:
        'The place where you sign in does not say that you did so just now. Choose a password by the link for forgotten ones, or tell the people who run this service.',
    },
    somebody_else: {
      heading: 'That was somebody else',
      advice: 'Whoever signed in there is not whose account is open here. Sign out there first, and try again.',
    },
    linked_elsewhere: {
      heading: 'This belongs to another account',
      advice: 'Who you are there is connected with another account here. Disconnect it in that account first.',
    },
    linked_already: {
      heading: 'Your account is connected already',
      advice: 'It is connected with somebody else’s sign-in there. Disconnect that one first.',
    },
    away: {
      heading: 'Nobody can sign in there at this moment',
      advice: 'The place where you sign in does not answer. Please try again in a few minutes.',
    },
    deactivated: {
      heading: 'Your account is deactivated',
      advice: 'The people who run this service can let you in again; nothing was deleted.',
    },
  },
  again: 'Try again',
};
