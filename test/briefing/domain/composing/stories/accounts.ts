import { readdirSync, readFileSync } from 'node:fs';
import type { Material } from '../../../../../src/briefing/domain/composing/material.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';
import { NOW } from '../newsroom.js';
import { item } from '../requests.js';

/** An item and the event that it is an account of. */
export interface Account {
  readonly item: Material;
  readonly event: string;
}

const MINUTE = 60_000;
const FOLDER = new URL('accounts/', import.meta.url);

/**
 * What several publishers tell of the events of two days, in words and at lengths of their own: `## event`, then
 * `@publisher | headline` and its text. Events of one kind on one day are two, and under `## press` each item is one.
 */
export const accountsIn = (language: Language): readonly (readonly Account[])[] =>
  daysOf(language, (day) => day !== WHOLE);

/** The same with whole articles, in the languages that have them. */
export const articlesIn = (language: Language): readonly (readonly Account[])[] =>
  daysOf(language, (day) => day === WHOLE);

const WHOLE = '3';

const daysOf = (language: Language, isWanted: (day: string) => boolean): readonly (readonly Account[])[] =>
  readdirSync(FOLDER)
    .filter((file) => file.startsWith(`${language}-`) && isWanted(file.slice(language.length + 1, -'.txt'.length)))
    .toSorted()
    .map((file) => accountsOf(readFileSync(new URL(file, FOLDER), 'utf8')));

function accountsOf(file: string): readonly Account[] {
  return file.split(/^## /mu).flatMap((section) => {
    const [event = '', ...accounts] = section.split(/^@/mu);
    return accounts.map((account) => {
      const [head = '', text = ''] = account.split('\n');
      const [publisher = '', title = ''] = head.split(' | ');
      const at = NOW - ((account.length * 7919) % 1200) * MINUTE;
      return {
        item: item(title, text, { sourceId: publisher, at }),
        event: event.trim() === 'press' ? `press ${head}` : event.trim(),
      };
    });
  });
}
