import type { PageWords } from '../page-words.js';

export const en: PageWords = {
  skip: 'Skip to content',
  language: 'Language',
  home: 'Go to the start page',
  navigation: {
    label: 'Main',
    places: {
      today: 'Today',
      briefings: 'Briefings',
      shows: 'Shows',
      read: 'Read',
      feeds: 'Feeds',
      settings: 'Settings',
    },
  },
  session: {
    signIn: 'Sign in',
    account: 'Your account',
    accountHas: 'Name, password, agents and browsers',
    signInFirst: 'Sign in first; you go on from there.',
    notYou: 'Not you? Sign out',
    cookies: 'Cookies keep you signed in here. They do nothing else.',
  },
  forms: {
    refused: 'That did not work',
    tooMany: (wait) => `Too many attempts. Try again in ${wait}.`,
    show: 'Show',
    hide: 'Hide',
    ownTimeZone: 'Use that of this device',
  },
  errors: {
    not_found: {
      heading: 'There is nothing at this address',
      advice: 'Check that the link is complete, or ask for it again.',
    },
    gone: {
      heading: 'This is lost',
      advice: 'A file of it was damaged and cannot be made again. Please ask for it anew.',
    },
    invalid: { heading: 'This could not be read', advice: 'Go back, check what you entered, and send it again.' },
    stale_form: {
      heading: 'This form is no longer valid',
      advice: 'Go back, load the page again, and send the form once more.',
    },
    no_cookies: {
      heading: 'Your browser sent no cookie',
      advice:
        'This service needs cookies to know that a form comes from you, and your browser keeps none of them. Allow cookies for this site (a private window or a blocker may refuse them), load the page again, and send the form once more.',
    },
    too_many: { heading: 'Too many tries', advice: 'Wait a little, then try again.' },
    unavailable: { heading: 'The service cannot answer just now', advice: 'Please try again in a minute.' },
    internal_error: { heading: 'Something went wrong on our side', advice: 'Please try again in a minute.' },
  },
  start: {
    heading: 'The news you follow, as a podcast you can check',
    lead: 'Follow the sites you like and have them told to you: when you ask, or every morning by itself. Two hosts read your briefing, and every fact leads to the article it comes from.',
    signUp: 'Create an account',
    invited: 'Accounts are made by invitation here. If you have one, open its link.',
    sample: 'Hear what it sounds like',
    developers: 'For developers and agents',
    developersLead: 'What a person does here an agent can do too, by a REST API and by MCP.',
    docs: 'Read the API',
    contract: 'OpenAPI document',
    agents: 'For agents',
    steps: [
      ['Follow', 'Add the sites you read, or bring the list of another reader with you.'],
      ['Ask', 'Say what you want to hear, how long and in which language. Or let a show come by itself.'],
      ['Listen', 'Two hosts read it to you, with a transcript that follows and its sources one tap away.'],
    ],
    hosts: 'Hear all hosts',
    footer: 'Briefings open under links of their own that only their owner hands out.',
  },
};
