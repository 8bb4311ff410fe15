import type { Language } from '../../../../shared/kernel/language.js';
import { prepared } from '../patterns.js';
import type { RequestText } from '../token.js';
import {
  withoutDeniedPlace,
  withoutLabel,
  withoutJudgement,
  withoutOnce,
  withoutRelatives,
  withPlainContrasts,
} from './contrasts.js';
import { inFirstPerson } from './first-person.js';
import { withoutCaps, withoutHalves } from './shares.js';
import { withoutPairs } from './paired-conjunctions.js';

type Text = Pick<RequestText, 'shown' | 'lower'>;

/** The same request in the constructions that are read: said of oneself, one thing after the other. */
export function inPlainWords(text: Text, language: Language): Text {
  const said = [
    withoutLabel,
    inFirstPerson,
    withoutDeniedPlace,
    withoutOnce,
    withoutJudgement,
    withoutCaps,
    withoutHalves,
    withoutRelatives,
    withoutPairs,
    withPlainContrasts,
  ].reduce((before, paraphrase) => paraphrase(before, language), text.shown);
  return said === text.shown ? text : prepared(said);
}
