import { DomainError } from '../../../../shared/kernel/domain-error.js';
import { UnknownHosts } from '../../../../shared/kernel/hosts/host-catalogue.js';
import { AllowanceExhausted, AnonymousAllowanceExhausted } from '../../../domain/allowance.js';
import { NoActiveSubscriptions } from '../../../domain/briefing.js';
import {
  EmptyFolder,
  HostsSpeakAnotherLanguage,
  UnknownItems,
  UnknownSources,
} from '../../../domain/briefing-request.js';
import type { Refusal, RequestModel } from './library-model.js';
import type { FieldFault } from './request-form.js';

/** What the form says of a refusal, and with which status. */
export type Refused = Pick<RequestModel, 'faults' | 'refusal'> & { readonly status: number };

const inField = (fault: FieldFault): Refused => ({ faults: [fault], refusal: null, status: 422 });
const asWhole = (refusal: Refusal, status: number): Refused => ({ faults: [], refusal, status });

/** null: it is no refusal that the form has words for. */
export function refusedFor(error: unknown): Refused | null {
  if (error instanceof HostsSpeakAnotherLanguage || error instanceof UnknownHosts) return inField('hosts');
  if (error instanceof UnknownSources || error instanceof EmptyFolder) return inField('sources');
  if (error instanceof UnknownItems) return inField('items');
  if (error instanceof NoActiveSubscriptions) return asWhole({ reason: 'noSources' }, 409);
  if (error instanceof AnonymousAllowanceExhausted) return asWhole({ reason: 'strangers' }, 429);
  if (error instanceof AllowanceExhausted) {
    return asWhole({ reason: 'allowance', possibleAt: error.nextGenerationAt }, 429);
  }
  return error instanceof DomainError && error.kind === 'unavailable' ? asWhole({ reason: 'busy' }, 503) : null;
}
