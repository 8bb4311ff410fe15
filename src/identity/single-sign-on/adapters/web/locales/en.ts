import type { SignOnWords } from '../sign-on-words.js';

export const en: SignOnWords = {
  heading: 'Ways to sign in',
  advice: 'Where your account is connected, you sign in there instead of with your password here.',
  connected: 'Connected since',
  notConnected: 'Not connected',
  connect: 'Connect',
  disconnect: 'Disconnect',
  staysConnected: 'Nobody signs in with a password here, so this stays connected.',
  passwordNeeded: 'To connect or disconnect, enter your password. Without one, get a link for a new password first.',
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
