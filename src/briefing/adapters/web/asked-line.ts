import { roundMinutes } from '../../../shared/delivery/web/formats.js';
import type { Language } from '../../../shared/kernel/language.js';
import { labelOf } from '../../domain/request/topic-labels.js';
import type { NamedTopic, Understood } from '../../domain/request/understood.js';
import { wordsFor } from './locale.js';

const IS_REF = /^ref_\d+$/u;

/** What was understood, in a line: "You asked for: only technology, no sport". null: the request asks for nothing in particular. */
export function askedLine(understood: Understood | undefined, language: Language): string | null {
  if (understood === undefined) return null;
  const words = wordsFor(language).reading.asked;
  const { wanted, only, less, excluded, sources, lengthSeconds } = understood;
  const named = (topics: readonly NamedTopic[]): readonly string[] => topics.map((topic) => labelOf(topic, language));
  const titles = (ids: readonly string[]): readonly string[] => ids.filter((id) => !IS_REF.test(id));
  const parts = [
    ...(only && wanted.length > 0 ? [words.only(named(wanted).join(words.and))] : named(wanted)),
    ...named(less).map(words.less),
    ...named(excluded).map(words.no),
    ...titles(sources.only).map(words.from),
    ...titles(sources.excluded).map(words.notFrom),
    ...(lengthSeconds === null ? [] : [roundMinutes(lengthSeconds * 1000, language)]),
  ];
  return parts.length === 0 ? null : words.line(parts.join(words.comma));
}
