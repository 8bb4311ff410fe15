import type { Language } from '../../../../../shared/kernel/language.js';
import { matches, originsOf } from '../matching.js';
import { passiveOf } from '../passives.js';
import { lexiconOf } from '../lexicon.js';
import type { Objection, Segment } from '../reading.js';
import { isContent, type Token } from '../token.js';

/** What stands between a noun that names what was done, and who did it or to whom. */
const OF = /^(?:of|von|vom|der|des|de|d|du|del|do|da|dos|das)$/u;
const BY = /^(?:by|durch|par|por|pelo|pela|pelos|pelas)$/u;
const OVER = /^(?:over|uber|sur|sobre|against|gegen|contre|contra)$/u;
const FARTHEST = 6;

/** "The purchase of A by B" and "the victory of A over B" do not turn round who did it. */
export function nominalOf({ tokens, cited }: Segment, language: Language): Objection {
  for (const [index, noun] of tokens.entries()) {
    if (!isContent(noun)) continue;
    const named = namedBehind(tokens, index);
    if (named === undefined) continue;
    const [agent, patient] = named;
    if (isTurned(noun, { agent, patient }, cited.tokens, language))
      return `In ${cited.id}, it is not '${agent.text}' who does it to '${patient.text}': keep who does what.`;
  }
  return undefined;
}

/** Who does it and to whom, behind a noun: "of A by B", "of A over B". */
function namedBehind(tokens: readonly Token[], noun: number): readonly [Token, Token] | undefined {
  if (!OF.test(tokens[noun + 1]?.key ?? '')) return undefined;
  const behind = tokens.slice(noun + 1, noun + 1 + FARTHEST);
  const link = behind.findIndex(({ key }, at) => at > 0 && (BY.test(key) || OVER.test(key)));
  const first = behind.slice(0, Math.max(0, link)).find(isContent);
  const second = behind.slice(link + 1).find(isContent) ?? tokens.slice(noun + 1 + FARTHEST).find(isContent);
  if (link < 0 || first === undefined || second === undefined) return undefined;
  return BY.test(behind[link]?.key ?? '') ? [second, first] : [first, second];
}

interface Sides {
  readonly agent: Token;
  readonly patient: Token;
}

function isTurned(noun: Token, { agent, patient }: Sides, given: readonly Token[], language: Language): boolean {
  const [verb, ...others] = given.flatMap((one, at) => (isContent(one) && matches(noun, one, language) ? [at] : []));
  if (verb === undefined || others.length > 0) return false;
  const [agents, patients] = [originsOf(agent, given, language), originsOf(patient, given, language)];
  if (agents.length === 0 || patients.length === 0) return false;
  const isPassive = passiveOf(given, verb, lexiconOf(language), language) !== undefined;
  const [first, last] = isPassive ? [patients, agents] : [agents, patients];
  return first.every((at) => at > verb) && last.every((at) => at < verb);
}
