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
import { withoutDoubleDenials } from './double-denials.js';
import { inFirstPerson } from './first-person.js';
import { withoutHappenings } from './happenings.js';
import { withIfAny } from './if-any.js';
import { withoutKnown } from './known-already.js';
import { withoutGloom } from './moods.js';
import { withNarrowings } from './narrowings.js';
import { inDigits, withoutClock } from './numerals.js';
import { withoutOccupations } from './occupations.js';
import { withoutPairs } from './paired-conjunctions.js';
import { withoutPoliteOpening } from './polite-openings.js';
import { withRefusalFirst } from './postponed.js';
import { withoutRelatives } from './relatives.js';
import { withoutRhetoric } from './rhetorical-questions.js';
import { withoutCaps, withoutShares } from './shares.js';
import { withYesNoQuestions } from './yes-no-questions.js';

type Text = Pick<RequestText, 'shown' | 'lower'>;

type Paraphrase = (text: string, language: Language) => string;

/** Each reads what the ones before it have left. */
const PARAPHRASES: readonly Paraphrase[] = [
  withoutLabel,
  withoutAddress,
  withoutChat,
  withoutDoubleDenials,
  withoutHappenings,
  withIfAny,
  inFirstPerson,
  withoutAfterthought,
  inDigits,
  withoutClock,
  withRefusalFirst,
  withoutPoliteOpening,
  withoutRhetoric,
  withYesNoQuestions,
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
];

/** The same request in the constructions that are read: said of oneself, one thing after the other. */
export function inPlainWords(text: Text, language: Language): Text {
  const said = PARAPHRASES.reduce((before, paraphrase) => paraphrase(before, language), text.shown);
  return said === text.shown ? text : prepared(said);
}
