import { UnknownHosts } from '../../../shared/kernel/hosts/host-catalogue.js';
import { NotNow } from '../../application/ports/briefings.js';
import { NothingFollowed } from '../../domain/order.js';
import { HostsOfAnotherLanguage, TooManyShows, UnknownFolders, UnknownSources } from '../../domain/show.js';
import type { FormFault } from './show-form.js';
import type { NotDone } from './show-model.js';

/** Which field of the form a refusal is about; null: none, it is no fault of the form. */
export function faultOf(error: unknown): FormFault | null {
  if (error instanceof HostsOfAnotherLanguage || error instanceof UnknownHosts) return 'hosts';
  if (error instanceof UnknownSources || error instanceof UnknownFolders) return 'sources';
  return error instanceof TooManyShows ? 'tooMany' : null;
}

/** Why nothing can be made of a show just now; null: for no reason that its page has words for. */
export function notDoneOf(error: unknown): NotDone | null {
  if (error instanceof NotNow) return error.allowance === null ? 'no_sources' : 'allowance';
  return error instanceof NothingFollowed ? 'no_sources' : null;
}
