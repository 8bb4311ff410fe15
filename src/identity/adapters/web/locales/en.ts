import type { Words } from '../words.js';
import { account } from './en-account.js';

export const en: Words = {
  fields: {
    email: 'E-mail',
    name: 'Name',
    password: 'Password',
    current: 'Current password',
    next: 'New password',
    passwordHint: 'At least 10 characters. A few words that only you would put together work well.',
    code: 'Code',
    codeHint: 'The six digits that your authenticator app shows, or one of your recovery codes.',
    noPassword: 'No password? Sign in once more where you came from.',
    signedInAgain: 'You have just signed in once more, so no password is needed for ten minutes.',
  },
  problems: {
    faults: {
      email: 'Enter an e-mail address, like name@example.org.',
      notInvited: 'This invitation is for another e-mail address.',
      name: 'Enter a name of at most 100 characters.',
      password: 'Choose a password of 10 to 200 characters.',
      passwordIsEmail: 'Choose a password that is not your e-mail address.',
      commonPassword: 'Many people use this password, so it is guessed first. Choose another.',
      wrongConfirm: 'This is not the e-mail address of your account.',
      emailTaken: 'Another account has this address. Choose a different one.',
      wrongCode: 'The code is not right, or was used already. Wait for the next one.',
      wrongCurrent: 'The current password is not right.',
    },
    refusals: {
      signInRefused: 'The e-mail or the password is not right.',
      signUpRefused: 'You cannot sign up with this e-mail and password. If you have an account already, sign in.',
      deactivated:
        'This account is deactivated. Whoever runs this service can let you in again; nothing of yours was deleted.',
      lastOperator:
        'You are the last operator of this service. Make somebody else an operator first, under Administration, Members.',
      busy: 'Too much is going on at this moment. Please try again.',
    },
  },
  signIn: {
    heading: 'Sign in',
    submit: 'Sign in',
    newHere: 'New here? Sign up',
    forgot: 'Forgot your password? Ask the people who run this service for a link to set a new one.',
    forgotByMail: 'Forgot your password?',
    signedInAs: 'You are signed in as',
    goOn: 'Go on',
    withIssuer: (name) => `Sign in with ${name}`,
    byPassword: { summary: 'Sign in with a password', hint: 'For the emergency account, when the others are away.' },
    agents: {
      heading: 'Connect an agent',
      person: 'Does your agent show you a code?',
      enterCode: 'Enter the code',
      agent: 'Agents start here:',
      guide: 'how agents get access',
    },
  },
  signUp: {
    heading: 'Create your account',
    invited: 'You are invited.',
    submit: 'Sign up',
    haveAccount: 'Have an account already? Sign in',
    closed: {
      heading: 'Nobody can sign up here',
      advice: 'Only the people who run this service create accounts. Ask them for one.',
    },
    inviteNeeded: {
      heading: 'You need an invitation',
      advice: 'Ask the people who run this service for an invitation link, and open it here.',
    },
  },
  welcome: {
    heading: 'Welcome',
    advice:
      'This service is new, and nobody has an account yet. The first one is yours: with it you also run the service.',
    submit: 'Create my account',
    next: 'Next you add what you want to hear about.',
    done: {
      heading: 'This service is set up already',
      advice: 'There is an account, so this link has done its work. Sign in with your own.',
    },
    over: {
      heading: 'This link does not set anything up',
      advice:
        'It works for one day after the service was started. Start the service again: it prints a new link at the end.',
    },
  },
  signOut: {
    heading: 'Sign out?',
    advice: 'Agents that you have connected keep their access. You can end it on the page of your account.',
    submit: 'Sign out',
    elsewhere: {
      heading: 'You are signed out here',
      advice: (name) =>
        `In this browser you may still be signed in at ${name}, and whoever uses it could come in again from there.`,
      submit: (name) => `Sign out at ${name}, too`,
    },
  },
  password: {
    heading: 'Change your password',
    advice: 'You stay signed in here. All other browsers are signed out.',
    submit: 'Change password',
  },
  reset: {
    heading: 'Choose a new password',
    advice:
      'After that you are signed in here. All other browsers are signed out, and agents have to be connected anew.',
    submit: 'Set password',
  },
  forgot: {
    heading: 'Get a new password',
    advice: 'We send you a link with which you choose one.',
    submit: 'Send the link',
    sent: {
      heading: 'Look into your mailbox',
      advice:
        'If there is an account with this address, a link is on its way. It works for 30 minutes. Nothing there? Look into the spam folder, or try again in an hour.',
    },
  },
  confirm: {
    heading: 'Confirm your address',
    advice: 'An account was created with this address. Is it yours?',
    submit: 'Confirm the address',
    confirmed: {
      heading: 'Your address is confirmed',
      advice: 'Thank you. Mails that you ask for are sent to it from now on.',
    },
  },
  linkOver: {
    heading: 'This link no longer works',
    advice:
      'It has been used, it has expired, or a newer one has taken its place. Ask the people who run this service for a new one.',
  },
  mailedLinkOver: {
    heading: 'This link no longer works',
    advice: 'It has been used, it has expired, or the password has been changed since.',
  },
  newLink: 'Get a new link',
  account,
};
