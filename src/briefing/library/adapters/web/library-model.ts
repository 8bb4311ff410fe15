import type { FormPage } from '../../../../shared/delivery/web/forms/page-forms.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { Host } from '../../../../shared/kernel/hosts/host.js';
import type { CompositionChoices } from '../../../application/ports/composition-choices.js';
import type { KeptBriefing } from '../../../application/queries/list-library.js';
import type { FieldFault, TypedRequest } from './request-form.js';

export const PATH = '/briefings';

export const pathOf = (briefingId: string): string => `${PATH}/${briefingId}`;

/** Parts of the list. */
export const FILTERS = ['all', 'ready', 'making', 'failed', 'deleted'] as const;
export type Filter = (typeof FILTERS)[number];

export const filterOf = (value: unknown): Filter => FILTERS.find((known) => known === value) ?? 'all';

/** What has just been done, as the address of a page says it. */
const DONE = ['deleted', 'restored', 'renewed'] as const;
export type Done = (typeof DONE)[number];

export const doneOf = (value: unknown): Done | null => DONE.find((known) => known === value) ?? null;

export interface ListModel extends FormPage {
  readonly briefings: readonly KeptBriefing[];
  readonly filter: Filter;
  /** What titles are searched for; empty: nothing. */
  readonly search: string;
  /** Of the next part; null: there is none. */
  readonly next: string | null;
  readonly done: Done | null;
  /** The briefing that it was done with. */
  readonly doneWith: string | null;
  /** Before the paths of links that are given to others. */
  readonly baseUrl: string;
}

/** Why a request was refused as a whole. */
export type Refusal =
  | { readonly reason: 'noSources' | 'strangers' | 'busy' }
  | { readonly reason: 'allowance'; readonly possibleAt: EpochMs };

export interface RequestModel extends FormPage {
  readonly typed: TypedRequest;
  readonly faults: readonly FieldFault[];
  readonly refusal: Refusal | null;
  readonly choices: CompositionChoices;
  readonly hosts: readonly Host[];
  /** Pressing the button twice makes one briefing. */
  readonly key: string;
}
