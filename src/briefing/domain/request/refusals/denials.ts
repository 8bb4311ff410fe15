import type { Language } from '../../../../shared/kernel/language.js';
import type { RequestText, Token } from '../token.js';
import { TAIL } from './polite-tails.js';
import { isReported } from './reported.js';

/** A construction that denies, whatever is denied with it, and where what it is said of stands. */
interface Denial {
  readonly kind: 'exclude' | 'excludeAfter';
  readonly pattern: RegExp;
}

const WORD = "(?: [\\p{L}\\p{N}'’-]+)";
const before = (source: string): Denial => ({
  kind: 'exclude',
  pattern: new RegExp(`(?<![\\p{L}\\p{N}'])(?:${source})(?![\\p{L}\\p{N}])`, 'gu'),
});
const after = (source: string): Denial => ({
  kind: 'excludeAfter',
  pattern: new RegExp(`(?<![\\p{L}\\p{N}'])(?:${source})(?=${TAIL}\\s*(?:[,.;!?]|$))`, 'gu'),
});
const JAPANESE_END = '(?=[、。！,.!\\s]|$|けど|けれど|が|し|と)';
const cjk = (kind: Denial['kind'], source: string): Denial => ({ kind, pattern: new RegExp(source, 'gu') });

/**
 * "Nobody here wants to know about politics", "Über Politik braucht hier keiner zu reden", "under no circumstances":
 * who denies that anybody wants it refuses it.
 */
const DENIALS: Readonly<Record<Language, readonly Denial[]>> = {
  en: [
    // "Politics, it's awful"
    after(
      `(?:it's|they're|that's|it is|they are) (?:just |so |really |too |all |simply )*(?:awful|horrible|terrible|boring|dreadful|depressing|annoying|dull|tedious)`,
    ),
    before(
      `(?:no one|nobody|none of us|not a soul)${WORD}{0,4}? (?:wants?|needs?|cares?|asked|fancies|likes?|gives a \\p{L}+|is (?:interested|bothered|fussed))(?: to (?:know|hear|listen to|learn|read|be told))?(?: (?:anything|a word|any more|more))?(?: (?:about|for|of|in|to))?`,
    ),
    before(
      `(?:under no circumstances|on no account|in no way|at no point)${WORD}{0,4}? (?:about|of|on|mention|include|cover|discuss|want|play|tell me about|bring up)`,
    ),
    after(`(?:is|are|was)(?:n't| not)`),
    before(`(?:abstain|desist) from(?: \\p{L}+ing)?(?: (?:about|on|any|all))?`),
    before(
      `(?:i'?ve|i have|we'?ve|we have|with) (?:absolutely |just )?(?:no|zero|little) (?:appetite|stomach|patience|time|energy|bandwidth|headspace|desire|use|love|tolerance) (?:whatsoever )?for`,
    ),
  ],
  de: [
    after(
      `(?:die|das|es|der) (?:ist|sind) (?:einfach |so |nur |echt |zu )*(?:furchtbar|schrecklich|langweilig|öde|nervig|grässlich|deprimierend)`,
    ),
    before(
      `(?:keiner|niemand|kein mensch|keine sau|kein schwein)${WORD}{0,4}? (?:will|möchte|braucht|mag|interessiert sich|fragt)${WORD}{0,2}? (?:über|von|zu|zum|für|nach)`,
    ),
    after(
      `(?:will|möchte|braucht|mag|interessiert|muss|hört|kümmert|fragt)${WORD}{0,3}? (?:keiner|niemand|niemanden|kein mensch|kein schwein|keine sau)${WORD}{0,4}?`,
    ),
    // "Ich will keinen Sport" is said of sport, "Sport interessiert keinen" of whom it interests.
    after(`(?:interessiert|kümmert|juckt)${WORD}{0,3}? keinen${WORD}{0,2}?`),
    before(
      `(?:unter (?:gar )?keinen umständen|auf (?:gar )?keinen fall|um keinen preis|auf keinerlei weise)(?: (?:etwas|was|irgendwas|mehr|bitte|noch|schon wieder))* (?:über|zu|zum|von|vom|mit|aus)`,
    ),
    before(`verzichte(?:n|t)?(?: sie)?${WORD}{0,6}? auf`),
    after(
      `(?:hab|habe|haben) (?:ich|wir)${WORD}{0,3}? (?:keinen|keine|kein|null|wenig) (?!(?:problem|einwand|einwände))\\p{L}+(?: (?:mehr|drauf|dazu|dafür|darauf))?`,
    ),
    after(`schalt(?:e|en|et)?(?: (?:ich|wir))?(?: sofort| gleich| direkt)? (?:weg|ab|um|aus)`),
  ],
  fr: [
    after(
      `(?:c'est|ils sont|elles sont) (?:vraiment |trop |si |tellement )?(?:affreux|horrible|ennuyeux|nul|déprimant|barbant|pénible)`,
    ),
    before(
      `(?:personne|nul)${WORD}{0,3}? (?:ne |n')(?:veut|souhaite|désire|aime|demande|tient à|s'intéresse)(?: (?:plus|jamais))?(?: (?:entendre(?: parler)?|savoir|écouter|connaître))?(?: quoi que ce soit)?(?: (?:sur|de|du|des|d'|à|aux?))?`,
    ),
    before(`(?:sous aucun prétexte|en aucun cas|à aucun prix|pour rien au monde)${WORD}{0,5}? (?:de|du|des|d'|sur)`),
    before(
      `(?:vous |t')?(?:abstenir|abstenez-vous|abstiens-toi) (?:de |d')(?:tout(?:e|es)? |tous )?(?:(?:reportages?|nouvelles?|informations?|actualités?|sujets?|mentions?) (?:de |d'|sur |du |des ))?`,
    ),
    after(
      `(?:je|j'|on|moi je) ?(?:zappe|coupe|change de (?:chaîne|poste|station)|éteins?|passe|décroche|saute)(?: \\p{L}+)?`,
    ),
  ],
  es: [
    after(
      `(?<!(?:no|não|nunca|nem|ni) )(?:es|son) (?:muy |tan |demasiado )?(?:horribles?|aburrid[oa]s?|pesad[oa]s?|deprimentes?|terribles?)`,
    ),
    before(
      `(?:nadie|ninguno de nosotros)${WORD}{0,4}? (?:quiere|desea|necesita|pidió|ha pedido|se interesa|soporta|aguanta)(?: (?:saber|oír|escuchar|enterarse|que))?(?: (?:nada|más|ni una palabra))?(?: (?:de|del|sobre|por|acerca de))?`,
    ),
    before(
      `(?:bajo ningún concepto|en ningún caso|de ningún modo|de ninguna manera|por nada del mundo|ni por asomo)${WORD}{0,4}? (?:de|del|sobre|con)`,
    ),
    before(
      `(?:se |te |os )?(?:abstén|abstenerse|abstenga|abstengan|absteneos|absténgase|absténganse) (?:de|del)(?: (?:cualquier|toda|todo|dar|contar|ofrecer))?`,
    ),
    after(`(?:cambio|cambiamos) de (?:canal|emisora|tema)|apago(?: la radio)?|desconecto|me (?:largo|piro)`),
    after(`(?:ni (?:con un palo|loc[oa]|muert[oa]|borrach[oa]|en pintura|de broma|por asomo|regalad[oa]s?|a tiros))`),
  ],
  pt: [
    after(
      `(?<!(?:no|não|nunca|nem|ni) )(?:é|são) (?:muito |tão |demais )?(?:horrível|horríveis|chat[oa]s?|entediantes?|deprimentes?|terrível|terríveis)`,
    ),
    before(
      `(?:ninguém|nenhum de nós)${WORD}{0,4}? (?:quer|deseja|precisa|pediu|se interessa|aguenta|suporta|liga)(?: (?:saber|ouvir(?: falar)?|escutar|que))?(?: (?:nada|mais|uma palavra))?(?: (?:de|do|da|dos|das|sobre|por|pra|para))?`,
    ),
    before(
      `(?:em hipótese alguma|em hipótese nenhuma|em caso algum|de maneira nenhuma|sob nenhuma circunstância|por nada deste mundo)${WORD}{0,4}? (?:de|do|da|dos|das|sobre|com)`,
    ),
    before(
      `(?:se )?(?:abstenha-se|abstenham-se|abster-se|abstenham|abstenha|abstém-te) (?:de|do|da)(?: (?:qualquer|toda|todo|dar|contar))?`,
    ),
    after(`(?:mudo|mudamos|troco) de (?:canal|estação|assunto)|desligo(?: o rádio)?`),
    after(
      `nem (?:pintad[oa]|morto|morta|a pau|de graça|a tiro|que a vaca tussa|amarrad[oa]|fodendo|ferrando)${WORD}{0,3}?`,
    ),
  ],
  zh: [
    cjk(
      'exclude',
      '没(?:有)?(?:人|谁|一个人)(?:会|还|再)?(?:想|要|爱|愿意|关心|在乎|在意|稀罕|乐意)(?:再)?(?:知道|听到?|看到?|了解|管)?',
    ),
    cjk(
      'exclude',
      '(?:无论如何|不管怎样|说什么|打死|死)(?:我)?(?:都|也)?(?:不想|不要|不愿|不会|不)(?:再)?(?:听到?|看到?|提到?|讲|碰)?',
    ),
    cjk(
      'excludeAfter',
      '(?:我)?(?:可|真|实在)?(?:一点|一点儿|半点|一丁点|丝毫)[^，。；！？,]{0,5}?(?:都|也)(?:没有?|不[^，。；！？,]{0,3})(?:了)?(?=[，。；！？,]|$)',
    ),
    cjk('excludeAfter', '(?:我|我们)?(?:就|都|直接|立刻|马上|立马){0,2}(?:换台|关机|关掉|切台|跳台|走人|闪人)(?:了)?'),
    cjk('exclude', '(?:请|敬请|恳请|务必|望)?(?:不要|勿|别|切勿)(?:播报|播放|报道|推送|涉及|安排|收录|纳入)'),
    cjk('exclude', '少(?:碰|沾|听|看|接触|管|理)(?![了一点])'),
  ],
  ja: [
    // 不可欠, 却下された and 離れて行く go on.
    cjk('excludeAfter', `(?<!で)(?:は|も|なんか)(?:だめ|ダメ|駄目|NG|ng|不可|却下|無用)(?:です|だ|で)?${JAPANESE_END}`),
    cjk('excludeAfter', `からは?離れて(?:ください|ほしい)?${JAPANESE_END}`),
    cjk('excludeAfter', `(?:の話)?(?:は|を|も)?望んでいない(?:です)?${JAPANESE_END}`),
    cjk('excludeAfter', '(?:は|を|も|の話は|の話を|については)?(?:聞き|知り|見)(?:たがり|たく(?:は)?(?:あり))ません'),
    cjk(
      'excludeAfter',
      '(?:は|を)?(?:どうか|ぜひ|なるべく|できるだけ|どうぞ|極力)?(?:お控え|ご遠慮|ご容赦)(?:ください|下さい|願います|いただ\\p{L}{1,6})',
    ),
    cjk(
      'excludeAfter',
      '(?:は|には|には正直|だったら|なら)?(?:チャンネル(?:を)?(?:変え|替え)|消し|切り|飛ばし)(?:ます|る|ちゃう|ちゃいます)',
    ),
    cjk(
      'excludeAfter',
      '(?:には|に|は)?(?:食指が動|心が動|気持ちが向|興味がわ|興味が湧|惹か|ときめ)(?:き|か|れ|き|)(?:ません|ない)',
    ),
  ],
};

/** What is denied twice is wanted: "Nobody wants to miss science". */
const KEEPS =
  /(?<!\p{L})(?:verzichte\p{L}* (?:\p{L}+ ){0,4}nicht|miss|forget|skip|lose|verpassen|vergessen|missen|verzichten|rater|manquer|oublier|perderse|perder|olvidar|esquecer|deixar)(?!\p{L})|错过|忘|漏|見逃|聞き逃|忘れ/u;

const FARTHEST = 10;

/** The tokens that such constructions stand for. */
export function denialsIn({ lower, languages }: RequestText): readonly Token[] {
  return languages
    .slice(0, 1)
    .flatMap((language) =>
      DENIALS[language].flatMap(({ kind, pattern }) =>
        [...lower.matchAll(pattern)]
          .filter(
            ({ 0: said, index }) =>
              !KEEPS.test(lower.slice(index, index + said.length + FARTHEST)) && !isReported(lower, index, language),
          )
          .map(({ 0: said, index }) => ({ kind, start: index, end: index + said.length })),
      ),
    );
}
