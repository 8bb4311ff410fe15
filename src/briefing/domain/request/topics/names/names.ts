import type { Topic } from '../../understood.js';
import { businessNames } from './business-names.js';
import { footballNames } from './football-names.js';
import type { NameList } from './name-list.js';
import { sportNames } from './sport-names.js';

/** Who and what reports of a subject name, where they often say nothing else of it. Written with a capital, in every language of the Latin script. */
export const NAMES: Readonly<Partial<Record<Topic, NameList>>> = {
  football: footballNames,
  sport: {
    sure: [...footballNames.sure, ...sportNames.sure],
    doubtful: [...footballNames.doubtful, ...sportNames.doubtful],
  },
  economy: businessNames,
};
