import type { FormFields } from '../../../shared/delivery/http/bodies/form-body.js';
import type { FormPage } from '../../../shared/delivery/web/forms/page-forms.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { NewestItem, SampleFeed, SubscriptionFolder } from '../../api.js';
import type { SubscriptionView } from '../../application/ports/subscription-reader.js';
import type { ImportedFeed } from '../../domain/subscription-list.js';

export const PATH = '/feeds';

/** Where Briefing takes requests for briefings. */
export const BRIEFINGS = '/briefings';

/** The button of a form that follows something and then asks for a briefing. */
export const BRIEF = 'brief';

export const pathOf = (id: string): string => `${PATH}/${id}`;

/** Goes on with the first steps. */
export const welcomeIn = (fields: FormFields): string => (fields['welcome'] === '1' ? 'welcome=1&' : '');

/** Then the same form goes on to Briefing, by a redirect that keeps it (307). */
export const asksForBriefing = (fields: FormFields): boolean => fields[BRIEF] === '1';

export type AddFault = 'address' | 'tooMany' | 'tooManyNew' | 'busy';
export type FolderFault = 'name' | 'taken' | 'tooMany' | 'full';
export type UploadFault = 'none' | 'large' | 'notOpml' | 'tooOften';

/** The box for addresses, as it was sent. */
export interface AddForm {
  readonly typed: string;
  /** In words. */
  readonly fault: string | null;
  /** Of several feeds of a page, the one to follow is to be chosen; else empty. */
  readonly choices: readonly string[];
}

export const BLANK_ADD: AddForm = { typed: '', fault: null, choices: [] };

/** A form about a folder that was refused. */
export interface RefusedFolder {
  /** null: a new one. */
  readonly id: string | null;
  readonly typed: string;
  readonly fault: FolderFault;
}

export interface FeedEntry {
  readonly view: SubscriptionView;
  readonly newest: NewestItem | null;
}

export interface FeedGroup {
  /** null: those in no folder. */
  readonly folder: SubscriptionFolder | null;
  readonly entries: readonly FeedEntry[];
}

/** What has just been done. */
export type Notice =
  | { readonly done: 'added' | 'already'; readonly feed: SubscriptionView }
  | { readonly done: 'samples' | 'back'; readonly count: number }
  | { readonly done: 'left'; readonly feeds: readonly SubscriptionView[]; readonly during: During }
  | { readonly done: 'moved' | 'folder' | 'folderGone' | 'none' };

/** From the first to the last of some unsubscriptions. */
export interface During {
  readonly from: EpochMs;
  readonly to: EpochMs;
}

export const formatDuring = ({ from, to }: During): string => `${from}.${to}`;

/** null: none of ours. */
export function parseDuring(text: unknown): During | null {
  const [, from, to] = (typeof text === 'string' && /^(\d{1,15})\.(\d{1,15})$/.exec(text)) || [];
  return from === undefined || to === undefined ? null : { from: Number(from), to: Number(to) };
}

export interface FeedsModel extends FormPage {
  readonly isWelcome: boolean;
  readonly add: AddForm;
  readonly refusedFolder: RefusedFolder | null;
  readonly notice: Notice | null;
  /** What is searched for; empty: nothing. */
  readonly query: string;
  /** Only what is in trouble is shown. */
  readonly onlyTrouble: boolean;
  readonly groups: readonly FeedGroup[];
  readonly folders: readonly SubscriptionFolder[];
  /** Of all, of those that are found. */
  readonly total: number;
  readonly found: number;
  /** From 1. */
  readonly page: number;
  readonly hasMore: boolean;
  readonly samples: readonly SampleFeed[];
  /** Asking for a briefing twice from one page makes one. */
  readonly formKey: string;
}

export interface ListModel extends FormPage {
  readonly fault: UploadFault | null;
  /** null: nothing was imported yet. */
  readonly report: readonly ImportedFeed[] | null;
}
