import type { SecondFactorPolicy } from '../../domain/second-factor.js';

/** What the operator has decided about second factors. */
export abstract class FactorPolicy {
  abstract readonly secondFactor: SecondFactorPolicy;
}
