/** What other rooms of this context may use of legal holds. The rest is private. */
export { PlaceHold } from './application/commands/place-hold.js';
export { ReleaseHold } from './application/commands/release-hold.js';
export { FollowedHolds } from './application/followed-holds.js';
export type { ListedHold } from './application/ports/hold-store.js';
export { HoldsOfCaller } from './application/queries/holds-of-caller.js';
export { ListHolds } from './application/queries/list-holds.js';
export type { LegalHold } from './domain/legal-hold.js';
