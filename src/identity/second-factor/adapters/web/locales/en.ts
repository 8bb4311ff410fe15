import type { SecondFactorWords } from '../words.js';

export const en: SecondFactorWords = {
  heading: 'Second factor',
  lead: 'After the password you are asked for a code of an app on your phone. Whoever knows only your password does not get in.',
  demanded: 'This service asks for a second factor. Set it up now; it takes a minute.',
  scan: 'Scan this picture with an authenticator app.',
  picture: 'Picture for the authenticator app',
  key: 'Or type in this key:',
  openApp: 'Open in an app on this device',
  thenCode: 'Then type the six digits that the app shows.',
  submit: 'Switch on',
  newKey: 'The key was shown for too long. Here is a new one.',
  since: 'On since',
  left: (codes) => (codes === 1 ? '1 recovery code left' : `${codes} recovery codes left`),
  renew: { hint: 'The codes of before end.', submit: 'Make new codes' },
  remove: {
    hint: 'The password is enough then. To move to another phone, switch it off and on again.',
    submit: 'Switch off',
  },
  stays:
    'This service asks for a second factor, so it cannot be switched off. To move to another phone, ask whoever runs the service to remove it, and set it up anew.',
  removed: 'The second factor is off. The password is enough.',
  codes: {
    heading: 'Your recovery codes',
    advice:
      'When you do not have your phone, each of these codes lets you in once. They are shown only now: print them or write them down, and keep them away from your phone.',
    copy: 'Copy',
    copied: 'Copied',
    kept: 'I have kept them',
  },
  step: {
    heading: 'One more step',
    advice: 'Your password is right. Now the code of your authenticator app.',
    submit: 'Sign in',
    lost: 'No phone? Type one of your recovery codes instead. Without those, whoever runs this service can remove the second factor.',
    startOver: 'Sign in as somebody else',
  },
};
