import type { Language } from '../../../../shared/kernel/language.js';
import { prepared } from '../patterns.js';
import type { RequestText } from '../token.js';
import { withoutAbsences } from './absences.js';
import { withoutAges } from './ages.js';
import {
  withoutAddress,
  withoutChat,
  withoutDeniedPlace,
  withoutEarnest,
  withoutJudgement,
  withoutLabel,
  withoutOnce,
  withoutSaving,
  withLightEnd,
  withoutSituation,
} from './asides.js';
import { withoutProvisos, withPlainContrasts } from './contrasts.js';
import { withoutCatchingUp } from './catching-up.js';
import { withoutCircumstances } from './circumstances.js';
import { withoutComparing } from './comparing.js';
import { withoutAfterthought } from './corrections.js';
import { withoutCounts } from './counts.js';
import { withoutDeeds } from './deeds.js';
import { inFirstPerson } from './first-person.js';
import { withoutKnown } from './known-already.js';
import { withoutGloom } from './moods.js';
import { withNarrowings } from './narrowings.js';
import { inDigits, withoutClock } from './numerals.js';
import { withoutOccupations } from './occupations.js';
import { withoutPairs } from './paired-conjunctions.js';
import { withRefusalFirst } from './postponed.js';
import { withoutRelatives } from './relatives.js';
import { withoutCaps, withoutShares } from './shares.js';

type Text = Pick<RequestText, 'shown' | 'lower'>;

/** The same request in the constructions that are read: said of oneself, one thing after the other. */
export function inPlainWords(text: Text, language: Language): Text {
  const said = [
    withoutLabel,
    withoutAddress,
    withoutChat,
    inFirstPerson,
    withoutAfterthought,
    inDigits,
    withoutClock,
    withRefusalFirst,
    withoutAbsences,
    withoutKnown,
    withoutCatchingUp,
    withoutOccupations,
    withoutCircumstances,
    withoutComparing,
    withLightEnd,
    withoutCounts,
    withoutSituation,
    withoutDeeds,
    withoutAges,
    withoutGloom,
    withoutEarnest,
    withoutDeniedPlace,
    withoutSaving,
    withoutOnce,
    withoutJudgement,
    withoutProvisos,
    withNarrowings,
    withoutCaps,
    withoutShares,
    withoutRelatives,
    withoutPairs,
    withPlainContrasts,
  ].reduce((before, paraphrase) => paraphrase(before, language), text.shown);
  return said === text.shown ? text : prepared(said);
}
