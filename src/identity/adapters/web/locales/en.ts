import type { Words } from '../words.js';

export const en: Words = {
  fields: {
    email: 'E-mail',
    name: 'Name',
    password: 'Password',
    current: 'Current password',
    next: 'New password',
    passwordHint: 'At least 10 characters. A few words that only you would put together work well.',
  },
  problems: {
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
  },
  signIn: {
    heading: 'Sign in',
    submit: 'Sign in',
    newHere: 'New here? Sign up',
    forgot: 'Forgot your password? Ask the people who run this service for a link to set a new one.',
    signedInAs: 'You are signed in as',
    goOn: 'Go on',
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
  account: {
    done: {
      password: 'Your password is changed. All other browsers are signed out.',
      reset: 'Your new password is set. All other browsers are signed out, and agents have to be connected anew.',
      access: 'Access ended.',
      sessions: 'All other browsers are signed out.',
    },
    since: 'Member since',
    changePassword: 'Change password',
    pronunciations: 'How words are said',
    access: {
      heading: 'Agents and apps',
      advice: 'They can use your account without your password. End the access of any that you do not know.',
      none: 'No agent or app can use your account.',
      kinds: {
        anonymous: 'Agent without an account',
        operator: 'Token from the people who run this service',
        skill: 'Agent that you connected',
        oauth: 'App that you allowed',
      },
      audiences: { api: 'uses the API', mcp: 'uses the MCP connector' },
      issued: 'Since',
      lastUsed: 'Last used',
      neverUsed: 'not yet',
      expires: 'Until',
      ended: 'Ended',
      end: 'End access',
      endOf: (name) => `End the access of ${name}`,
      past: (count) => (count === 1 ? '1 that has ended' : `${count} that have ended`),
    },
    sessions: {
      heading: 'Browsers',
      count: (others) =>
        others === 0
          ? 'Only this browser is signed in.'
          : `This browser and ${others === 1 ? '1 other are' : `${others} others are`} signed in.`,
      endOthers: 'Sign out everywhere else',
    },
    events: {
      heading: 'What happened lately',
      advice:
        'Something here that was not you? Change your password, and end the access of agents that you do not know.',
      kinds: {
        signed_up: 'Account created',
        signed_in: 'Signed in',
        sign_in_failed: 'Somebody tried a wrong password',
        signed_out: 'Signed out',
        password_changed: 'Password changed',
        password_reset: 'New password set with a link',
        reset_link_made: 'Link for a new password made',
        invitation_made: 'Invitation made',
        anonymous_registered: 'Agent began without an account',
        token_issued: 'Agent or app got access',
        token_revoked: 'Access of an agent or app ended',
        refresh_reused: 'App showed a key that was used before, and was shut out',
        code_reused: 'A one-time code was used twice, and the agent was shut out',
        client_registered: 'App registered itself',
        consent_given: 'App allowed',
        consent_refused: 'App refused',
        pairing_approved: 'Agent connected with a code',
        pairing_refused: 'Agent with a code refused',
        pairing_failed: 'Wrong code entered',
        work_claimed: 'Work of an agent taken over',
        keys_rotated: 'Keys of the service renewed',
        role_granted: 'Role granted',
        role_revoked: 'Role withdrawn',
        caller_erased: 'Account erased',
      },
      from: (address) => `from ${address}`,
    },
  },
};
