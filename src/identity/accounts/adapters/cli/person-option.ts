import { text } from '../../../../shared/delivery/cli/parameters.js';

/** The options that name somebody. */
export const PERSON = { email: text('E-MAIL'), caller: text('usr_…') };

export const WHO = 'Who? Give either --email or --caller.';
