import { lowerWithoutDiacritics } from '../../../../../shared/kernel/fold.js';
import type { Language } from '../../../../../shared/kernel/language.js';
import { isAsking } from '../asking.js';
import type { Operator } from '../lexicon-source.js';
import type { Objection, Segment } from '../reading.js';
import { has, isContent, type Token } from '../token.js';

/** How somebody stands to what they say or mean to do: no word of one kind takes the place of another kind's. */
interface Stance {
  /** Word beginnings, of all languages with spaces, and of the others. */
  readonly words: RegExp;
  /** What else in a cited sentence says as much. */
  readonly from?: RegExp;
  /** Only where the lexicon reads the word so: "has to", not "has". */
  readonly reads?: Operator;
  /** Whoever means to do it in a cited sentence does not only hope for it. */
  readonly firm?: true;
  /** Words of one language that mean something else in another. */
  readonly only?: readonly Language[];
}

const NEEDED =
  /^(?:need|requir|oblig|order|mandator|compuls|forc|subject|brauch|bedarf|notig|notwend|erforder|pflicht|verpflicht|zwing|zwang|vorgeschr|angewies|deb|dev|doi|exig|precis|necesit|must|ha[sd]|have|muss|faut|tiene|hay|te[mr]|tinha)|[须需必应要]|義務|必要|なければ|求め/u;

/** Not yet a plan. */
const OPEN =
  /^(?:hop|hoff|espe|consider|mull|erwag|envisag|pruf|tr(?:y|ies|ied)$|versuch|tent|intent|threat|droh|menac|amenaz|ameac|propo|vorgesch|demand|exig|forder|verlang|urg|pide|pede|call|souhait)|希望|考虑|试图|威胁|建议|要求|呼吁|検討|求め|期待|提案/u;

const STANCES: readonly Stance[] = [
  {
    words:
      /^(?:promis|pledg|guarant|versprach|versprech|versprich|versproch|zugesag|zusag|promet|garanti|garanz)|承诺|保证|約束/u,
    from: /^(?:vow|swor|jur|schwor|gelob)|发誓|誓/u,
  },
  { words: /^(?:warn|gewarnt|avert|advier|advirt|advert|alert)|警告|警示/u },
  { words: /^(?:insist|beharr|beteuer)/u },
  { words: /^(?:threat|droh|gedroht|menac|amenaz|ameac)|威胁|脅/u },
  { words: /^(?:complain|beklag|beschwer|plaign|plaint|quej|queix)|抱怨|苦情/u },
  {
    words: /^(?:admit|admis|gestand|gesteh|avou|reconoc|reconhec|reconnai|reconnu)/u,
    from: /^(?:conced|acknowledg|eingeraumt|raumt|zugegeb|confess|confes|admet)/u,
    reads: 'said',
  },
  {
    words: /^(?:consider|mull|erwag|envisag)|考虑|検討/u,
    from: /^(?:study|studie|review|pruf|examin|estud|plante|contempl)|研究|探讨/u,
    reads: 'intent',
  },
  {
    words: /^(?:hope|hoff|espere|espera)|希望|期待/u,
    reads: 'intent',
    from: /^(?:wish|souhait|confi|expect|erwart|optimis)|盼|願|目指/u,
  },
  {
    words: /^(?:tr(?:y|ies|ied)$|attempt|versuch|tent|intent)|试图|力争/u,
    reads: 'intent',
    from: /^(?:seek|sought|cherch|busc|trata|bemuh)|争取|寻求|図/u,
  },
  { words: /^(?:propos|vorgeschl|vorschl|propon|propus)|建议|提议|提案/u, from: /^(?:suggest|offer)|提出/u },
  {
    words: /^(?:demand|exig|reivindic|forder|geforder|verlang)/u,
    only: ['en', 'de', 'es', 'pt'],
    from: /^(?:reclam|insist|urg|pide|pedi|piden|pede|pidi|call|aufforder|ruf)/u,
  },
  {
    words: /^(?:must|ha[sd]|have|needs?|muss)|必须|须|必要|義務/u,
    reads: 'intent',
    from: NEEDED,
    only: ['en', 'de', 'zh', 'ja'],
  },
  {
    words: /^(?:plan|intend|geplant|beabsicht|prevoi|prevu|preve|planea|planeja|pretend)|计划|打算|計画|予定/u,
    reads: 'intent',
    firm: true,
  },
  { words: /^(?:mandator|compulsor|obligat|verpflicht|pflicht)|强制|義務/u, from: NEEDED },
];

/** "Said" is not "promised", "plans to" is not "threatens to", and what will be is not what must be. */
export function stanceOf({ tokens, cited }: Segment, line: readonly Token[], language: Language): Objection {
  for (const stance of STANCES) {
    if (stance.only?.includes(language) === false) continue;
    const said = tokens.find((token) => isOf(token, stance) && !isAsking(line, token));
    if (said === undefined || cited.tokens.some((token) => isNamed(token, stance) || isAsMuch(token, stance))) continue;
    return `'${said.text}' says more than ${cited.id} does: take the word that stands there instead.`;
  }
  return undefined;
}

const isOf = (token: Token, { words, reads }: Stance): boolean =>
  (reads === undefined || has(token, reads)) && words.test(lowerWithoutDiacritics(token.text));

/** "A plan" names what "they plan to" says. */
const isNamed = (token: Token, stance: Stance): boolean =>
  isOf(token, stance) ||
  (isContent(token) && !/^plants?$/iu.test(token.text) && stance.words.test(lowerWithoutDiacritics(token.text)));

const isAsMuch = (token: Token, { from, firm }: Stance): boolean => {
  const word = lowerWithoutDiacritics(token.text);
  return from?.test(word) === true || (firm === true && has(token, 'intent') && !OPEN.test(word));
};
