import type { AccountWords } from '../account-words.js';

export const account: AccountWords = {
  done: {
    password: 'Your password is changed. All other browsers are signed out.',
    reset: 'Your new password is set. All other browsers are signed out, and agents have to be connected anew.',
    name: 'Your name is changed.',
    email: 'Your e-mail address is changed.',
    emailSent: 'A link is on its way to the new address. It changes when you open it, within 24 hours.',
    recovered:
      'Your new password is set, and the account is yours alone: all browsers and agents are signed out, private podcast feeds have new addresses, and webhooks are switched off. Look through what is in the account: it may have been made by somebody else.',
    secured:
      'Done. Podcast apps need the new addresses; webhooks can be switched on again once you have looked at where they lead.',
    access: 'Access ended.',
    sessions: 'All other browsers are signed out.',
    confirmation: 'A link to confirm your address is on its way.',
  },
  since: 'Member since',
  changePassword: 'Change password',
  address: { unconfirmed: 'not confirmed yet', confirm: 'Send a link to confirm it' },
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
  onThisPage: 'On this page',
  profile: {
    heading: 'Name and e-mail',
    change: 'Change name or e-mail',
    saveName: 'Save the name',
    saveEmail: 'Change the e-mail',
    byMail: 'We send a link to the new address; until you open it, the old one stays.',
    newEmail: {
      heading: 'Confirm your new address',
      advice: 'From then on you sign in with it, and mails go there.',
      submit: 'Use this address',
      done: { heading: 'Your e-mail address is changed', advice: 'Sign in with it from now on.' },
    },
  },
  data: {
    heading: 'Your data',
    advice:
      'Everything that is kept of you, as one file to take along (sound and texts are downloaded from each briefing); or leave for good.',
    download: 'Download everything',
    delete: 'Delete my account …',
  },
  deletion: {
    heading: 'Delete your account?',
    goes: {
      heading: 'What is gone at once, for good',
      list: [
        'your name, e-mail, password, browsers and agents',
        'your sources, folders, rules, settings and pronunciations',
        'your briefings with their sound, texts and pictures, and the links to them',
        'shows, podcast addresses and webhooks',
      ],
    },
    stays: {
      heading: 'What stays',
      list: [
        'that briefings were made and when, without a word of them, because nobody may rewrite histories',
        'that an account was deleted, and when',
      ],
    },
    confirm: (email) => `Type your e-mail address to confirm: ${email}`,
    submit: 'Delete my account for good',
    done: {
      heading: 'Your account is deleted',
      advice: 'What it held is being erased now. Thank you for having been here.',
    },
  },
  secure: {
    heading: 'Could somebody else still listen in?',
    advice:
      'Who was in your account may know the private addresses of your podcast feeds, or have set up a webhook that is told of your briefings. A new password ends neither; this does.',
    podcasts: {
      label: 'New addresses for all my podcast feeds',
      hint: 'Your podcast apps need the new addresses afterwards.',
    },
    webhooks: {
      label: 'Switch off all webhooks',
      hint: 'They also get new secrets. You can switch them on again one by one.',
    },
    submit: 'Do this now',
    nothing: 'Choose at least one of the two.',
  },
  events: {
    heading: 'What happened lately',
    advice: 'Something here that was not you? Change your password, and end the access of agents that you do not know.',
    kinds: {
      signed_up: 'Account created',
      signed_in: 'Signed in',
      sign_in_failed: 'Somebody tried a wrong password',
      signed_out: 'Signed out',
      password_changed: 'Password changed',
      password_reset: 'New password set with a link',
      reset_link_made: 'Link for a new password made',
      account_recovered: 'Account taken over by whoever reads its e-mail',
      podcasts_renewed: 'Podcast feeds got new addresses',
      webhooks_disabled: 'All webhooks switched off',
      address_confirmed: 'E-mail address confirmed',
      email_changed: 'E-mail address changed',
      mail_refused: 'Your address did not take a mail',
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
      invitation_revoked: 'Invitation taken back',
      operator_acted: 'Did something to the service as an operator',
      role_granted: 'Role granted',
      role_revoked: 'Role withdrawn',
      caller_erased: 'Account erased',
    },
    roles: { auditor: 'Auditor', operator: 'Operator' },
    from: (address) => `from ${address}`,
  },
};
