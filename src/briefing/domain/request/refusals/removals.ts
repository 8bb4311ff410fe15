import type { Language } from '../../../../shared/kernel/language.js';
import type { Span } from '../quantities.js';
import type { RequestText, Token } from '../token.js';
import { TAIL } from './polite-tails.js';
import { isOfRelative, isQuestionOfNews, isReported } from './reported.js';

/** What may, must or shall be done with a subject, and the verbs of taking out that it is done with. */
interface Removal {
  readonly kind: 'exclude' | 'excludeAfter';
  readonly pattern: RegExp;
}

const WORD_ENDS = '(?![\\p{L}\\p{N}])';
/** Before what is taken out: "tu peux couper", "podés sacar". */
const before = (source: string): Removal => ({
  kind: 'exclude',
  pattern: new RegExp(`(?<![\\p{L}\\p{N}'])(?:${source})${WORD_ENDS}`, 'gu'),
});
/** Behind it, where the part of the sentence ends: "crime must be left out", "dass Politik nicht vorkommt". */
const after = (source: string): Removal => ({
  kind: 'excludeAfter',
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}'])(?:${source})(?=${TAIL}\\s*(?:[,.;!?–]|(?:and|und|et|y|e|but|aber|mais|pero|mas)${WORD_ENDS}|$))`,
    'gu',
  ),
});
const chinese = (source: string): Removal => ({ kind: 'excludeAfter', pattern: new RegExp(source, 'gu') });

const MODAL = {
  en: '(?:(?:should|must|shall|may|can|could|might|ought to|has to|have to|need to|needs to|is to|are to|will) (?:please |all |simply |just )?)?be',
  fr: '(?:tu peux|vous pouvez|on peut|tu pourrais|vous pourriez|il faut|il faudrait|merci de|veuillez|prière de|pensez à|je veux|je voudrais|je préfère|tu dois|vous devez)',
  es: '(?:puedes?|pod[ée]s|podr[ií]as?|pueden|hay que|habría que|favor de|ten[ée]s que|tienes que|tiene que|deb[ée]s|debes?|pido|quiero)',
  pt: '(?:pode[ms]?|podia[ms]?|poderia[ms]?|dá para|dá pra|é para|é pra|favor|há que|tem que|tens de|deve[ms]?|peço|quero)',
};

/** "un résumé qui exclut le sport", but "la loi qui exclut les athlètes" */
const FRENCH_WORKS =
  '(?:briefing|podcast|résumé|journal|bulletin|programme|point|flash|récapitulatif|émission|épisode|édition|synthèse|revue de presse)';

const REMOVALS: Readonly<Record<Language, readonly Removal[]>> = {
  en: [
    after(
      `${MODAL.en} (?:excluded|omitted|skipped|avoided|removed|dropped|ignored|disregarded|filtered(?: out)?|left (?:out|aside)|cut(?: out)?|kept out(?: of it)?)`,
    ),
    after(
      "(?:should|must|shall|may|can|will|ought)(?:n't| not) (?:be (?:included|mentioned|covered|featured|discussed|in there|part of it)|appear|feature|come up|show up|turn up)",
    ),
    after('(?:has|have|needs|need|must|should) (?:to )?go'),
  ],
  de: [
    after(
      '(?:lässt|läßt|lass|lasst|lassen) (?:du |ihr |sie |wir |man )?(?:mir |uns )?(?:bitte |aber |mal |heute |jetzt |einfach |lieber |besser |schön )*(?:weg|aus|raus|draußen|außen vor|beiseite|links liegen|unter den tisch fallen)',
    ),
    after(
      '(?:soll(?:en|te|ten)?|muss|müssen|darf|dürfen|kann|können|mag) (?:bitte |ruhig |gern |gerne |auch |heute )*(?:(?:nicht|keinesfalls|auf keinen fall|nie) (?:vorkommen|auftauchen|erscheinen|dabei sein|erwähnt werden|behandelt werden|enthalten sein)|(?:ausgeschlossen|weggelassen|ausgelassen|übersprungen|ausgespart|ausgeblendet|entfernt|gestrichen|ignoriert|rausgelassen|vermieden) werden|wegfallen|entfallen|draußen bleiben|außen vor bleiben)',
    ),
    after(
      '(?:nicht|keinesfalls|nie|nirgends) (?:vorkomm(?:t|en|e)|auftauch(?:t|en|e)|erschein(?:t|en|e)|dabei (?:ist|sind|sei)|erwähnt (?:wird|werden|werde))',
    ),
    after(
      '(?:ausgeschlossen|weggelassen|ausgelassen|übersprungen|ausgespart|ausgeblendet|rausgelassen|vermieden) (?:wird|werden|werde|bleibt|bleiben)',
    ),
    after(
      '(?:ausspart|auslässt|weglässt|ausklammert|ausblendet|vermeidet|ignoriert|ausschließt|meidet|überspringt|rauslässt)',
    ),
    after('(?:muss|müssen|soll|sollen) (?:bitte |heute )?(?:raus|weg|draußen bleiben)'),
  ],
  fr: [
    before(
      `${MODAL.fr} (?:couper|sauter|supprimer|enlever|retirer|exclure|éviter|ignorer|oublier|zapper|écarter|omettre|laisser tomber|passer sur|ne pas (?:parler|mentionner|aborder|évoquer))(?: (?:de|du|des|d'))?`,
    ),
    after(
      "(?:ne |n')?(?:doit|doivent|devrait|devraient|peut|peuvent) pas (?:apparaître|figurer|être (?:inclus|mentionné|évoqué|abordé|traité|cité)e?s?)",
    ),
    after(
      '(?:doit|doivent|devrait|devraient|peut|peuvent|soit|soient) (?:être )?(?:exclu|écarté|omis|supprimé|évité|ignoré|retiré|laissé)e?s?(?: de côté)?',
    ),
    after('(?:doit|doivent) (?:partir|disparaître|sauter)'),
    before(
      `(?:${FRENCH_WORKS} qui|et|,) (?:exclut|exclue|évite|omet|ignore|écarte|laisse de côté|laisse tomber|ne (?:parle|traite|mentionne|couvre) pas|ne parle ni)(?: (?:de|du|des|d'))?`,
    ),
  ],
  es: [
    before(
      `${MODAL.es} (?:sacar|quitar|saltar(?:te|se)?|omitir|excluir|evitar|eliminar|ignorar|olvidar(?:te de|se de)?|descartar|dejar (?:fuera|afuera|de lado)|no (?:hablar|mencionar|incluir|tocar))(?: (?:de|del))?`,
    ),
    before(
      '(?:que|y) (?:se )?(?:omita|omitan|excluya|excluyan|evite|eviten|elimine|eliminen|ignore|ignoren|descarte|descarten|deje fuera|dejen fuera|deje de lado|no (?:incluya|mencione|hable|trate|toque)n?)(?: (?:de|del))?',
    ),
    after(
      '(?:deben?|debería|deberían|puede|pueden|tiene que|tienen que|sea|sean) (?:ser )?(?:excluid|omitid|evitad|eliminad|ignorad|descartad|quitad)[oa]s?',
    ),
    after('(?:tiene|tienen) que (?:irse|salir|desaparecer)'),
    after(
      'no (?:deben?|deberían?|pueden?|tienen? que) (?:aparecer|salir|figurar|estar|mencionarse|incluirse|ser mencionad[oa]s?)',
    ),
  ],
  pt: [
    before(
      `${MODAL.pt} (?:tirar|cortar|pular|saltar|omitir|excluir|evitar|eliminar|ignorar|esquecer|descartar|retirar|deixar (?:de fora|fora|de lado)|não (?:falar|mencionar|incluir|tocar))(?: (?:d[aeo]s?|em|n[ao]s?))?`,
    ),
    before(
      '(?:que|e) (?:se )?(?:omita|omitam|exclua|excluam|evite|evitem|elimine|eliminem|ignore|ignorem|descarte|descartem|deixe de fora|deixem de fora|deixe de lado|não (?:inclua|mencione|fale|trate|toque)m?)(?: (?:d[aeo]s?|em|n[ao]s?))?',
    ),
    after(
      '(?:devem?|deveria|deveriam|pode|podem|tem que|têm que|tem de|seja|sejam) (?:ser )?(?:excluíd|omitid|evitad|eliminad|ignorad|descartad|tirad|cortad|retirad)[oa]s?',
    ),
    after('(?:tem|têm) (?:que|de) (?:sair|ir embora|desaparecer)'),
    after(
      'não (?:deve|devem|deveria|pode|podem|tem que|têm que) (?:aparecer|sair|figurar|estar|entrar|ser (?:mencionad|incluíd|abordad)[oa]s?)',
    ),
  ],
  zh: [
    chinese(
      '(?:的?(?:内容|部分|新闻|話題|话题|消息))?(?:都|就|也|一律|全部|通通|统统|全)?(?:可以|要|应该|應該|必须|必須|得|请|請|应|需要|需|不妨|最好|麻烦)(?:都|全部|一律|直接|先|再|被|給我|给我)?(?:拿掉|剔除|去掉|去除|删掉|删除|刪掉|刪除|跳过|跳過|略过|略過|排除|过滤掉?|省略|省掉|省去|忽略|砍掉|屏蔽|避开|避免|剪掉|免去|除外)(?:了|掉|在外|吧|啦)?(?=[，。；！？,;.!?\\s]|$)',
    ),
    chinese('(?:少了|没有|沒有|没了)(?=[^，。；！？,]{1,10}(?:也行|也可以|也没关系|也沒關係|也无所谓|也好))'),
  ],
  ja: [],
};

/** A thing that need not, must not or may not be told is refused, whatever else says so. */
export function removalsIn({ lower, languages }: RequestText): readonly Token[] {
  const [language = 'en'] = languages;
  return REMOVALS[language].flatMap(({ kind, pattern }) =>
    [...lower.matchAll(pattern)]
      .filter(({ 0: said, index }) => !statesOnly(lower, { start: index, end: index + said.length }, language))
      .map(({ 0: said, index }) => ({ kind: kindAt(kind, said), start: index, end: index + said.length })),
  );
}

const LONGEST_NEGATION = 12;
/** "No puedes omitir la política": it is wanted. */
const NEGATED = /(?<!\p{L})(?:no|não|nicht|not|never|nunca|jamais|ne|n')(?: \p{L}+)? ?$|[不别勿]$/u;

/** What is asked or told of the world: "which benefits will be cut", "drugs that should be avoided". */
const statesOnly = (lower: string, { start, end }: Span, language: Language): boolean =>
  NEGATED.test(lower.slice(Math.max(0, start - LONGEST_NEGATION), start)) ||
  isReported(lower, start, language) ||
  isOfRelative(lower, start, end) ||
  isQuestionOfNews(lower, start, end);

/** 少了政治也行: before what it takes out. */
const kindAt = (kind: Removal['kind'], said: string): Removal['kind'] =>
  /^(?:少了|没有|沒有|没了)$/u.test(said) ? 'exclude' : kind;
