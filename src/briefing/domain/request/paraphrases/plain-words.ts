import type { Language } from '../../../../shared/kernel/language.js';
import { prepared } from '../patterns.js';
import type { RequestText } from '../token.js';
import { withoutAges } from './ages.js';
import { withoutDeniedPlace, withoutJudgement, withoutLabel, withoutOnce } from './asides.js';
import { withoutProvisos, withPlainContrasts } from './contrasts.js';
import { withoutDeeds } from './deeds.js';
import { inFirstPerson } from './first-person.js';
import { withoutPairs } from './paired-conjunctions.js';
import { withoutRelatives } from './relatives.js';
import { withoutCaps, withoutHalves } from './shares.js';

type Text = Pick<RequestText, 'shown' | 'lower'>;

/** The same request in the constructions that are read: said of oneself, one thing after the other. */
export function inPlainWords(text: Text, language: Language): Text {
  const said = [
    withoutLabel,
    inFirstPerson,
    withoutDeeds,
    withoutAges,
    withoutDeniedPlace,
    withoutOnce,
    withoutJudgement,
    withoutProvisos,
    withoutCaps,
    withoutHalves,
    withoutRelatives,
    withoutPairs,
    withPlainContrasts,
  ].reduce((before, paraphrase) => paraphrase(before, language), text.shown);
  return said === text.shown ? text : prepared(said);
}
