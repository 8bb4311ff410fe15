import type { FormPage } from '../../../shared/delivery/web/forms/page-forms.js';
import type { RenderedSections } from '../../../shared/delivery/web/sections/page-sections.js';
import { SETTINGS_PATH } from '../../../shared/delivery/web/settings/settings-sheet.js';
import type { Host } from '../../../shared/kernel/hosts/host.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { Episode, EpisodeCorrection, EpisodeInShort } from '../../domain/episode.js';
import type { Show } from '../../domain/show.js';
import type { ShowChoices } from '../../application/ports/following.js';
import type { PreviewedShow } from '../../domain/preview.js';
import type { FormFault, TypedShow } from './show-form.js';

export const PATH = '/shows';
export const PODCASTS_PATH = `${SETTINGS_PATH}/podcasts`;

export const pathOf = (showId: string): string => `${PATH}/${showId}`;

/** Why what was just asked for cannot be made. */
const NOT_DONE = ['no_sources', 'allowance'] as const;
export type NotDone = (typeof NOT_DONE)[number];

export const isNotDone = (done: Done): done is NotDone => NOT_DONE.some((known) => known === done);

/** What has just been done, as the address of a page says it. */
const DONE = ['saved', 'created', 'started', 'renewed', ...NOT_DONE] as const;
export type Done = (typeof DONE)[number];

export const doneOf = (value: unknown): Done | null => DONE.find((known) => known === value) ?? null;

export interface ListModel extends FormPage {
  readonly shows: readonly Show[];
  /** Of the next part; null: there is none. */
  readonly next: string | null;
}

export interface FormModel extends FormPage {
  /** null: it is a new one. */
  readonly showId: string | null;
  readonly typed: TypedShow;
  readonly faults: readonly FormFault[];
  readonly choices: ShowChoices;
  readonly hosts: readonly Host[];
  /** Pressing the button twice makes one show. */
  readonly key: string;
}

/** The form of a preview, as it was sent. */
export interface TypedPreview {
  readonly request: string;
  readonly length: string;
  readonly format: string;
}

export interface ShowModel extends FormPage {
  readonly show: Show;
  /** When the next episodes are to be ready; empty: when there is enough news. */
  readonly upcoming: readonly EpochMs[];
  readonly done: Done | null;
  readonly episodes: readonly Episode[];
  /** Of those that can be heard, by their briefings. */
  readonly inShort: ReadonlyMap<string, EpisodeInShort>;
  readonly next: string | null;
  /** What sources have changed of what its newest episodes said; newest first. */
  readonly corrections: readonly EpisodeCorrection[];
  /** What other contexts say of it. */
  readonly sections: RenderedSections;
  readonly podcastUrl: string | null;
  readonly preview: TypedPreview;
  /** What came of it; null: nobody has asked. */
  readonly previewed: PreviewedShow | null;
}

/** A moment of a show, in its own time zone where it has one. */
export const zoneOf = ({ schedule }: Pick<Show, 'schedule'>): string =>
  schedule.kind === 'weekly' ? schedule.timezone : 'UTC';

export interface PodcastsModel extends FormPage {
  /** The address of the feed of all briefings. */
  readonly everything: string;
  readonly shows: readonly { readonly id: string; readonly name: string; readonly url: string }[];
  readonly next: string | null;
  readonly isRenewed: boolean;
}
