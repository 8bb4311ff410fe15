/** What the rest of this context may use of podcast feeds: their addresses, and how they hear which shows there are. */
export { KnownShows, type PodcastShow } from './application/known-shows.js';
export { PodcastFeeds } from './application/podcast-feeds.js';
