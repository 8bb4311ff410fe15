import type { Reading } from '../reading.js';
import { namingIn } from '../text/entities.js';
import { openerOf } from '../text/latin-openers.js';
import { UNKNOWN_CASING, type Casing } from '../text/names.js';
import { whereabouts, type Whereabouts } from '../text/places.js';
import { isCjk } from '../text/words.js';

const NAMED_WITHIN = 600;

/** Where an item says that its news happened, or who opens its headline where no capital tells it. */
export function whereOf(
  reading: Reading,
  casing: Casing = UNKNOWN_CASING,
  named = namedIn(reading, casing),
): Whereabouts {
  const { title, item, language } = reading;
  if (language === 'zh' || language === 'ja') return whereabouts(title, item.text, language);
  return openerOf(title, item.text, { language, casing, named });
}

const namedIn = ({ title, item, language }: Reading, casing: Casing): Iterable<string> =>
  isCjk(language) ? [] : namingIn(`${title}\n${item.text.slice(0, NAMED_WITHIN)}`, language, casing).entities;
