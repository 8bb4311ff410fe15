import { choice, requiredWords, withDefault } from '../../../../shared/delivery/cli/parameters.js';

export const ARTIFACT_IDS = requiredWords('ARTIFACT_ID', 'Which briefing? Give its artifact id, like art_….');

/** JSON: one value a line. */
export const FORMAT = withDefault(choice('json', 'text'), 'json');
