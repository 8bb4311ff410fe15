import { ArticleSelection } from '../articles/article-selection.js';
import { FetchFacts } from './fetch-facts.js';
import { FetchLogging } from './fetch-logging.js';
import { HubTracking } from './hub-tracking.js';
import { OriginBackOff } from './origin-back-off.js';

/**
 * Who hears FetchRecorded, in this order. Origins come late because their rows are shared by all feeds of a web server
 * and stay locked until the commit. Other contexts are told last, when nothing of ours can fail any more.
 */
export const FETCH_LISTENERS = [FetchLogging, ArticleSelection, HubTracking, OriginBackOff, FetchFacts] as const;
