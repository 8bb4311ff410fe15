import type { Words } from './words.js';

export const en: Words = {
  skip: 'Skip to content',
  footer: 'Cookies keep you signed in here. They do nothing else.',
  account: 'Your account',
  fields: {
    email: 'E-mail',
    name: 'Name',
    password: 'Password',
    current: 'Current password',
    next: 'New password',
    passwordHint: 'At least 10 characters. A few words that only you would put together work well.',
    show: 'Show',
    hide: 'Hide',
  },
  problems: {
    heading: 'That did not work',
    faults: {
      email: 'Enter an e-mail address, like name@example.org.',
      notInvited: 'This invitation is for another e-mail address.',
      name: 'Enter a name of at most 100 characters.',
      password: 'Choose a password of 10 to 200 characters.',
      passwordIsEmail: 'Choose a password that is not your e-mail address.',
      commonPassword: 'Many people use this password, so it is guessed first. Choose another.',
      wrongCurrent: 'The current password is not right.',
    },
    refusals: {
      signInRefused: 'The e-mail or the password is not right.',
      signUpRefused: 'You cannot sign up with this e-mail and password. If you have an account already, sign in.',
      busy: 'Too much is going on at this moment. Please try again.',
    },
    tooMany: (wait) => `Too many attempts. Try again in ${wait}.`,
  },
  signIn: {
    heading: 'Sign in',
    toGoOn: 'Sign in first; you go on from there.',
    submit: 'Sign in',
    newHere: 'New here? Sign up',
    forgot: 'Forgot your password? Ask the people who run this service for a link to set a new one.',
    signedInAs: 'You are signed in as',
    goOn: 'Go on',
    notYou: 'Not you? Sign out',
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
  signOut: {
    heading: 'Sign out?',
    advice: 'Agents that you have connected keep their access. You can end it on the page of your account.',
    submit: 'Sign out',
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
  linkOver: {
    heading: 'This link no longer works',
    advice:
      'It has been used, it has expired, or a newer one has taken its place. Ask the people who run this service for a new one.',
  },
};
