import type { PageWords } from '../page-words.js';

export const en: PageWords = {
  skip: 'Skip to content',
  session: {
    signIn: 'Sign in',
    account: 'Your account',
    signInFirst: 'Sign in first; you go on from there.',
    notYou: 'Not you? Sign out',
    cookies: 'Cookies keep you signed in here. They do nothing else.',
  },
  forms: {
    refused: 'That did not work',
    tooMany: (wait) => `Too many attempts. Try again in ${wait}.`,
    show: 'Show',
    hide: 'Hide',
  },
  errors: {
    not_found: {
      heading: 'There is nothing at this address',
      advice: 'Check that the link is complete, or ask for it again.',
    },
    invalid: { heading: 'This could not be read', advice: 'Go back, check what you entered, and send it again.' },
    stale_form: {
      heading: 'This form is no longer valid',
      advice: 'Go back, load the page again, and send the form once more.',
    },
    too_many: { heading: 'Too many tries', advice: 'Wait a little, then try again.' },
    unavailable: { heading: 'The service cannot answer just now', advice: 'Please try again in a minute.' },
    internal_error: { heading: 'Something went wrong on our side', advice: 'Please try again in a minute.' },
  },
  start: {
    heading: 'The news you follow, as a podcast you can check',
    lead: 'This service turns RSS subscriptions into audio briefings in seven languages. Every sentence that states a fact links to the article it comes from.',
    docs: 'Read the API',
    contract: 'OpenAPI document',
    agents: 'For agents',
    steps: [
      ['Subscribe', 'An agent or an app adds feeds for you: RSS, Atom or JSON Feed.'],
      ['Ask', 'Say what the briefing is about, how long it should be and in which language.'],
      ['Listen', 'Two hosts read it to you, with a transcript that follows and its sources one tap away.'],
    ],
    hosts: 'Hear the hosts',
    footer: 'Briefings open under links of their own that only their owner hands out.',
  },
};
