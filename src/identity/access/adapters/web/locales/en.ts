import type { AgentWords } from '../agent-words.js';

export const en: AgentWords = {
  labels: {
    agent: 'Agent',
    app: 'App',
    code: 'Code',
    account: 'Your account',
    known: 'Who vouches for it',
    sendsTo: 'You are sent to',
    brings: 'Brings along',
  },
  unnamed: 'Without a name',
  itsOwnWord: 'This is what it calls itself.',
  abilities: {
    heading: 'It will be able to',
    list: [
      'see, add and remove your subscriptions',
      'read the items of your feeds',
      'request briefings, and open those that you have',
      'see and change your language and time zone',
    ],
    limits: 'It never learns your password. You can end its access at any time on the page of your account.',
  },
  admin: {
    label: 'It may also administer this service',
    advice:
      'It could then do all that you can do as an operator: see members and their security events, invite people, give and take roles, sign members out and erase them. Leave this off unless you want exactly that.',
  },
  pair: {
    enter: { heading: 'Connect an agent', advice: 'Enter the code that your agent shows you.' },
    codeHint: '8 letters, with or without the dash',
    goOn: 'Go on',
    wrongCode: 'This code is not known. A code works once, for 10 minutes: check it, or let your agent make a new one.',
    warning: 'Go on only if you have asked an agent for this just now. Nobody else has a reason to send you a code.',
    confirm: {
      heading: 'Is this your agent?',
      advice: 'Compare: your agent must show you this very code.',
    },
    brings: 'It has worked without an account until now. All that it has collected and made becomes yours.',
    work: {
      subscriptions: (n) => (n === 1 ? '1 subscription' : `${n} subscriptions`),
      briefings: (n) => (n === 1 ? '1 briefing' : `${n} briefings`),
    },
    approve: 'Yes, connect',
    refuse: 'No, refuse',
    paired: { heading: 'Connected', advice: 'Your agent goes on by itself. You can close this page.' },
    claimed: 'What it had collected and made until now is yours.',
    onItsWay: 'What it had collected and made until now arrives in your account within a few minutes.',
    refused: { heading: 'Refused', advice: 'The agent gets no access, and learns that you said no.' },
    over: {
      heading: 'This code is over',
      advice: 'It has expired, or somebody has answered already. Let your agent make a new one.',
    },
    taken: {
      heading: 'The work of this agent cannot become yours',
      advice: 'Somebody else has taken it over already, or it was erased. Let the agent begin anew.',
    },
    again: 'Enter another code',
  },
  consent: {
    heading: 'May this app use your account?',
    advice: 'Go on only if you have started this yourself.',
    known: {
      builtIn: 'This service',
      dynamic: 'Nobody: it has registered itself.',
      document: (host) => `The site ${host}`,
    },
    thisDevice: (place) => `a program on this device (${place})`,
    thisService: 'a page of this service that shows you a code for your agent',
    approve: 'Allow',
    refuse: 'Refuse',
    over: {
      heading: 'This request is over',
      advice:
        'It has expired, has been answered, or began in another browser. Go back to the app that sent you here, and begin again.',
    },
  },
  complete: {
    given: {
      heading: 'Give your agent this code',
      advice: 'It works once, for 10 minutes. Give it to nobody but the agent that sent you here.',
    },
    code: 'One-time code',
    state: 'To compare, if your agent asks',
    copy: 'Copy the code',
    copied: 'Copied',
    denied: {
      heading: 'No access was given',
      advice: 'Your agent gets no code. If that was a mistake, let it ask again.',
    },
    missing: { heading: 'There is no code here', advice: 'Ask your agent for a new link, and open that.' },
  },
};
