/** What other rooms of this context may use of second factors. The rest is private. */
export { ResetSecondFactor } from './application/commands/reset-second-factor.js';
export { FindSecondFactor } from './application/queries/find-second-factor.js';
export type { SecondFactorPolicy } from './domain/second-factor.js';
