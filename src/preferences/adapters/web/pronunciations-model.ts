import type { FormPage } from '../../../shared/delivery/web/forms/page-forms.js';
import { SETTINGS_PATH } from '../../../shared/delivery/web/settings/settings-sheet.js';
import { isLanguage, type Language } from '../../../shared/kernel/language.js';
import type { OwnPronunciation, TextRefused, TooManyPronunciations } from '../../domain/pronunciation.js';

export const PATH = `${SETTINGS_PATH}/pronunciations`;

/** What has just been done, as the address of the page says it. */
const DONE = ['set', 'deleted'] as const;
export type Done = (typeof DONE)[number];

export const doneOf = (value: unknown): Done | null => DONE.find((known) => known === value) ?? null;

/** As it was typed. */
export interface Typed {
  readonly language: Language;
  readonly written: string;
  readonly respelling: string;
}

export interface PronunciationsModel extends FormPage {
  readonly typed: Typed;
  readonly problem: TextRefused | TooManyPronunciations | null;
  readonly done: Done | null;
  readonly pronunciations: readonly OwnPronunciation[];
  /** Of this part of the list; null: its beginning. */
  readonly cursor: string | null;
  /** Of the next part; null: there is none. */
  readonly next: string | null;
}

/** The page from there on. */
export function addressOf({ cursor = null, done }: { readonly cursor?: string | null; readonly done?: Done }): string {
  const query = new URLSearchParams({ ...(cursor !== null && { cursor }), ...(done !== undefined && { done }) });
  return query.size === 0 ? PATH : `${PATH}?${query.toString()}`;
}

/** `usual`: where the form names none of ours. */
export const languageIn = (value: string | undefined, usual: Language): Language => (isLanguage(value) ? value : usual);
