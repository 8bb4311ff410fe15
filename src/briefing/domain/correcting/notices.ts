import type { Language } from '../../../shared/kernel/language.js';
import { flat } from './flat-text.js';

/** What a publisher says of its own text. */
export type Notice = 'correction' | 'retraction';

const LONGEST = 600;

/** A label at the beginning: in brackets, or with a mark behind it, or alone. */
const opened = (labels: string): string => `^[([*]{1,2}(?:${labels})[)\\]*]{1,2}|^(?:${labels})\\s?(?:[:：—–-]|\\(|$)`;

const words = (text: string): RegExp => new RegExp(text.replace(/\s*\n\s*/gu, ''), 'iu');

/** "This article", as texts call themselves. */
const EN =
  '(?:article|story|report|post|piece|page|item|headline|dispatch|column|newsletter|podcast|live blog|liveblog)';
const DE = '(?:artikel|beitrag|text|meldung|bericht|nachricht|überschrift|newsletter|liveblog|ticker)';
const DE_OF = '(?:artikels|beitrags|textes|meldung|berichts|nachricht|überschrift|newsletters|liveblogs|tickers)';
const FR = '(?:article|texte|dépêche|papier|billet|page|titre|information|infolettre|brève)';
const ES = '(?:artículo|noticia|nota|información|texto|reportaje|publicación|titular|crónica)';
const PT = '(?:artigo|notícia|matéria|reportagem|texto|publicação|título|nota)';

/** Where a sentence begins so, or a headline. */
const CORRECTION: Readonly<Record<Language, RegExp>> = {
  en: words(`${opened(`correction|corrections and clarifications|clarification|corrected|erratum|corrigendum`)}|
    ^(?:editor['’]?s?['’]? note[:.]? )?(?:an?|the) (?:earlier|previous|original|first|initial) version of (?:this|our|the) ${EN}(?!\\p{L})|
    ^(?:editor['’]?s?['’]? note[:.]? )?this ${EN} (?:has been|was|is) (?:corrected|amended|updated to correct)(?!\\p{L})|
    ^(?:editor['’]?s?['’]? note[:.]? )?(?:in an earlier version|an earlier version of our|we (?:wrongly|incorrectly|mistakenly|erroneously) (?:reported|stated|said|named))|
    ^(?:due to|because of) an? (?:editing|reporting) error`),
  de: words(`${opened(`korrektur(?:hinweis)?|berichtigung|richtigstellung|klarstellung|korrigierte fassung|korrigiert`)}|
    ^(?:(?:anm(?:erkung|\\.)|hinweis) der redaktion[:.]? )?in (?:einer|der) (?:früheren|vorherigen|ersten|ursprünglichen|älteren) (?:version|fassung)(?: (?:dieses|dieser|des|der|unseres|unserer) ${DE_OF})?(?!\\p{L})|
    ^(?:(?:anm(?:erkung|\\.)|hinweis) der redaktion[:.]? )?(?:(?:zunächst|ursprünglich|zuvor) )?(?:hieß es (?:hier|an dieser stelle|in diesem|in dieser)|hatten wir (?:fälschlich|irrtümlich|falsch)|haben wir (?:fälschlich|irrtümlich|falsch))|
    ^(?:(?:anm(?:erkung|\\.)|hinweis) der redaktion[:.]? )?wir haben (?:diesen|diese|dieses|den|die|das) (?:${DE}|fehler|angabe|stelle|zahl) (?:\\p{L}+ )?(?:korrigiert|berichtigt)`),
  fr: words(`${opened(`correction|correctif|rectificatif|rectification|erratum|précision de la rédaction`)}|
    ^(?:ndlr\\s?: |note de la rédaction\\s?: )?une (?:première|précédente|ancienne) version de (?:cet|cette|ce|notre) ${FR}(?!\\p{L})|
    ^(?:ndlr\\s?: |note de la rédaction\\s?: )?(?:une version (?:précédente|antérieure|initiale) de (?:cet|cette|ce|notre) ${FR}|dans une (?:première|précédente) version)(?!\\p{L})|
    ^(?:ndlr\\s?: |note de la rédaction\\s?: )?(?:cet|cette|ce) ${FR} a été (?:corrigée?|rectifiée?|modifiée? pour corriger)|
    ^nous avons (?:écrit|indiqué|annoncé) par erreur`),
  es: words(`${opened(`corrección|rectificación|fe de (?:errores|erratas)|aclaración|corregid[oa]`)}|
    ^(?:nota (?:de la redacción|del editor)\\s?: )?(?:en )?una (?:primera |anterior )?versión (?:anterior|previa|inicial|original)? ?de (?:est[ae]|nuestr[ao]) ${ES}(?!\\p{L})|
    ^(?:nota (?:de la redacción|del editor)\\s?: )?est[ae] ${ES} (?:ha sido|fue) (?:corregid[oa]|rectificad[oa]|modificad[oa] para corregir)|
    ^(?:por error|erróneamente),? (?:publicamos|informamos|dijimos|se (?:publicó|informó|indicó))`),
  pt: words(`${opened(`correção|correcção|errata|retificação|rectificação|erramos|corrigid[oa]`)}|
    ^(?:nota (?:da redação|da redacção|do editor)\\s?: )?(?:em |n)?uma (?:primeira |anterior )?versão (?:anterior|prévia|inicial|original)? ?d(?:est[ae]|a noss[ao]|o noss[ao]|e noss[ao]) ${PT}(?!\\p{L})|
    ^(?:nota (?:da redação|da redacção|do editor)\\s?: )?est[ae] ${PT} foi (?:corrigid[oa]|retificad[oa]|alterad[oa] para corrigir)|
    ^(?:ao contrário do que (?:foi )?(?:informado|publicado|informamos|publicamos)|por erro,? (?:publicamos|informamos|foi publicado))`),
  zh: /^[【[（(](?:更正|勘误|訂正|订正|更正启事|更正说明|更正啟事)[】\])）]|^(?:更正|勘误|訂正|订正|更正启事|更正说明|更正啟事)(?:[：:—]|声明|说明|启事|$)|^(?:本文|本报道|本报导|本稿|此文|此前报道|本网|本报|本刊)[^。]{0,16}(?:(?:早前|此前|先前|较早|初始|原先)(?:的)?版本|误(?:写|报|称|将|把)|有误|已(?:作)?(?:更正|修正|订正))|^(?:编者[注按][：:])?(?:早前|此前|先前|较早|之前)(?:的)?(?:版本|报道)[^。]{0,20}(?:误|有误|错误|不准确|应为)/u,
  ja: /^[【[（(〈](?:訂正|お詫びと訂正|おわびと訂正|訂正とおわび|訂正とお詫び|修正)[】\])）〉]|^(?:訂正|お詫びと訂正|おわびと訂正|訂正とおわび|訂正とお詫び|訂正します|修正)(?:[：:　 —]|$)|^(?:※ ?)?(?:当初|以前|初出|最初|配信当初)の?(?:記事|見出し|原稿|配信|版)?[^。]{0,60}(?:としていましたが|としましたが|とありましたが|と記載しましたが|と表記しましたが|とお伝えしましたが|と報じましたが|は誤り|誤って|訂正|修正しました)|(?:記事|見出し|本文)(?:の一部|中の[^。]{0,16})?を(?:訂正|修正)(?:しました|します|いたしました|して(?:い|お))|^[^。]{0,60}とあるのは[^。]{0,60}(?:の)?誤り/u,
};

const RETRACTION: Readonly<Record<Language, RegExp>> = {
  en: words(`${opened(`retraction|retracted|story (?:removed|withdrawn|retracted)|article (?:removed|withdrawn|retracted)|(?:mandatory )?kill|withdrawn`)}|
    ^(?:editor['’]?s?['’]? note[:.]? )?(?:this|our|the) (?:\\p{L}+ )?${EN} (?:has been|was|is|has since been) (?:retracted|withdrawn|removed|taken down|deleted|unpublished)(?!\\p{L})(?! from (?:the|its) (?:home|front))|
    ^(?:editor['’]?s?['’]? note[:.]? )?(?:we|the (?:editors|newsroom)) (?:have |has )?(?:retracted|withdrawn|retract|withdraw|removed|taken down|deleted|unpublished) (?:this|the|our|that|an?) (?:\\p{L}+ )?${EN}(?!\\p{L})`),
  de: words(`${opened(`zurückgezogen|widerruf|beitrag (?:gelöscht|entfernt|zurückgezogen)|artikel (?:gelöscht|entfernt|zurückgezogen)|meldung (?:gelöscht|entfernt|zurückgezogen)`)}|
    ^(?:(?:anm(?:erkung|\\.)|hinweis) der redaktion[:.]? )?(?:dieser|diese|dieses|der|die|das|unser|unsere) (?:\\p{L}+ )?${DE} (?:wurde|ist|wird)(?: \\p{L}+){0,4} (?:zurückgezogen|gelöscht|entfernt|depubliziert)(?!\\p{L})|
    ^(?:(?:anm(?:erkung|\\.)|hinweis) der redaktion[:.]? )?wir (?:haben|ziehen)(?: (?:diesen|diese|dieses|den|die|das|unseren|unsere))? (?:\\p{L}+ )?${DE} (?:\\p{L}+ ){0,3}(?:zurückgezogen|gelöscht|entfernt|zurück)(?!\\p{L})`),
  fr: words(`${opened(`rétractation|article (?:retiré|supprimé|dépublié)|dépêche (?:annulée|retirée)|annulation|retiré`)}|
    ^(?:ndlr\\s?: |note de la rédaction\\s?: )?(?:cet|cette|ce|notre) ${FR} a été (?:retirée?|supprimée?|dépubliée?|annulée?|rétractée?)(?!\\p{L})|
    ^(?:ndlr\\s?: |note de la rédaction\\s?: )?nous (?:avons retiré|retirons|avons supprimé|avons dépublié) (?:cet|cette|ce|notre) ${FR}`),
  es: words(`${opened(`retractación|artículo (?:retirado|eliminado)|noticia (?:retirada|eliminada|anulada)|retirad[oa]`)}|
    ^(?:nota (?:de la redacción|del editor)\\s?: )?(?:est[ae]|nuestr[ao]) ${ES} (?:ha sido|fue) (?:retirad[oa]|eliminad[oa]|borrad[oa]|anulad[oa])(?!\\p{L})|
    ^(?:nota (?:de la redacción|del editor)\\s?: )?(?:hemos (?:retirado|eliminado)|retiramos) (?:est[ae]|nuestr[ao]|el|la) ${ES}`),
  pt: words(`${opened(`retratação|artigo (?:retirado|removido)|notícia (?:retirada|removida|anulada)|matéria (?:retirada|removida)|retirad[oa]`)}|
    ^(?:nota (?:da redação|da redacção|do editor)\\s?: )?(?:est[ae]|noss[ao]) ${PT} (?:foi|havia sido) (?:retirad[oa]|removid[oa]|apagad[oa]|anulad[oa]|excluíd[oa])(?!\\p{L})|
    ^(?:nota (?:da redação|da redacção|do editor)\\s?: )?(?:retirámos|retiramos|removemos|excluímos) (?:est[ae]|noss[ao]|o|a) ${PT}`),
  zh: /^[【[（(](?:撤稿|撤回|撤稿声明|撤销报道|稿件撤回|撤稿说明)[】\])）]|^(?:撤稿|撤回|撤稿声明|撤销报道|稿件撤回|撤稿说明)(?:[：:—]|声明|说明|$)|^(?:编者[注按][：:])?(?:本文|本报道|本稿|此文|该报道|该文|本条(?:消息|新闻)|此稿)[^。]{0,12}(?:已|被|予以|现)(?:[^。]{0,6})(?:撤回|撤销|撤稿|删除|下架)|^(?:我们|本报|本网|编辑部)[^。]{0,8}(?:撤回|撤销|删除)(?:了)?(?:本文|此文|该文|该报道|此报道|这篇)/u,
  ja: /^[【[（(〈](?:記事(?:の)?(?:取り消し|取消し|取消|撤回|削除)|撤回|取り消し)[】\])）〉]|^(?:記事(?:の)?(?:取り消し|取消し|取消|撤回|削除)|撤回|取り消し)(?:[：:　 —]|のお知らせ|$)|^(?:※ ?)?(?:この|本|当該|同)(?:記事|配信|ニュース|原稿|報道)(?:は|を)[^。]{0,24}(?:取り消し|取消し|撤回|削除)(?:ました|します|いたし|され|して|とし)/u,
};

/** Whether a sentence says that the text around it was wrong, or does not hold. */
export function noticeIn(sentence: string, language: Language): Notice | null {
  const text = sentence.slice(0, LONGEST).normalize('NFKC').trim();
  if (RETRACTION[language].test(text)) return 'retraction';
  return CORRECTION[language].test(text) ? 'correction' : null;
}

/** Words that publishers put before a text that they take back, and as often before one about what somebody else took back. */
const TAKEN_BACK =
  /^(?:withdrawn|kill|zurückgezogen|widerruf|annulation|retirée?|retirad[oa]|撤回|取り消し)\s?[:：—–-]/iu;

/**
 * "Withdrawn: soup with nuts" is news about a soup. Behind such a word stands what was said before, where the text itself is
 * meant. `known` is the text as it was, as `flat` makes it.
 */
export function isLabelledNews(sentence: string, known: string): boolean {
  const text = sentence.slice(0, LONGEST).normalize('NFKC').trim();
  const label = TAKEN_BACK.exec(text);
  if (label === null) return false;
  const behind = flat(text.slice(label[0].length));
  return behind !== '' && !known.includes(behind);
}

/** What nobody but the publisher of a text says of it. "The post was deleted" may be news about what somebody has posted. */
const OF_ITSELF: Readonly<Record<Language, RegExp>> = {
  en: /^(?:[([*]|editor|retract|kill|mandatory|withdrawn|story |article |we |the (?:editors|newsroom) |our |this (?:\p{L}{1,20} )?(?:article|story|dispatch|column|newsletter|headline)(?!\p{L}))/iu,
  de: /^(?:[([*]|anm|hinweis|zurückgezogen|widerruf|(?:beitrag|artikel|meldung) (?:gelöscht|entfernt|zurückgezogen)|wir |unsere? |diese[rs]? (?:\p{L}{1,20} )?(?:artikel|meldung|newsletter)(?!\p{L}))/iu,
  fr: /^(?:[([*]|ndlr|note de la|rétractation|annulation|retiré|article |dépêche |nous |notre |cet article|cette dépêche|cette brève|ce papier|ce billet)/iu,
  es: /^(?:[([*]|nota |retract|artículo |noticia |retirad|hemos |retiramos |nuestr|est[ae] (?:artículo|noticia|reportaje|crónica))/iu,
  pt: /^(?:[([*]|nota d|retrat|artigo |notícia |matéria |retirad|retir[aá]mos|removemos|excluímos|noss|est[ae] (?:artigo|notícia|reportagem))/iu,
  zh: /^(?:[【[（(]|撤|编者|稿件|我们|本报|本网|编辑部|本文|本稿|本条|此稿)/u,
  ja: /^(?![※ ]{0,3}(?:当該|同))/u,
};

/** Whether a retraction is one of the text that it stands in, whatever else is left of that. */
export const isOfItself = (sentence: string, language: Language): boolean =>
  OF_ITSELF[language].test(sentence.slice(0, LONGEST).normalize('NFKC').trim());
