import type { Language } from '../../../../../shared/kernel/language.js';
import { inOneScript } from '../../../request/chinese-characters.js';
import { isCjk } from '../words.js';
import { voiceOf } from './voice/voice.js';

const FIELD =
  /^[•*▪►>–\s-]{0,4}(?<label>\p{L}[^:：.!?。！？"“«„「『(（]{1,50})(?<!\d)\s?[:：]\s?(?<value>\S.{0,240})$/su;
/** "The reason: …", "Der Grund: …": who tells something says so with an article; a form has none. */
const ARTICLE = /^(?:the|an?|d(?:er|ie|as)|eine?|l[aeo]s?|el|les|une?|os?|as?|uma?|its?|their|his|her) |^l['’]/iu;
const LONGEST_LABEL = { latin: 5, cjk: 10 };

/** What is looked up: an hour, a minute of a match, a small price, an address, a number to call. */
const LOOKED_UP =
  /\d{1,2} ?(?:[:.h]\d{2}|uhr|h|[ap]\.?m\.?|時|点|點)(?![\p{L}\d])|\(\d{1,3}(?:['’.ªº]|e|th|st|rd|nd|min)?(?:\+\d{1,2}['’]?)?(?:, ?\p{L}{1,5}\.?)?\)|\d ?['’](?=[,;. )]|$)|(?:[£$€¥]|R\$) ?\d{1,3}(?![\d.,]*\d{3}| ?(?:m|bn|million|billion))|\d{1,3}(?:[.,]\d{2})? ?(?:€|euros?|元|円)(?!\p{L})|\d{3}[ -]\d{3}|\d ?(?:g|kg|ml|cl)(?![\p{L}\d])|@\p{L}/iu;
/** "123.", "4 minutos": few words, and a figure. */
const FEW_WORDS = 4;
/** "Les notes : Bizot 6, Lala 5, Faivre 8": names with marks. */
const MARKED = /^(?:\p{Lu}[\p{L}'’. -]{1,24} \d{1,2}(?:[.,]5)?(?:[,;] ?|[.]?$)){3,}/u;
/** What names a picture, a table or a term: "Fig. 1", "Bildunterschrift", "図1", "Glossar". */
const PICTURE_LABEL =
  /^(?:(?:fig(?:ure|ura|\.)?|abb(?:ildung|\.)?|tab(?:elle|ella|la|ela|le|\.)?|图|圖|表|図) ?\d{1,2}|(?:bild)?unterschrift|bildtext|légende|legende|pie de foto|legenda|caption|图注|圖說|写真説明|glossar(?:y|io|ium)?|glossaire|[\p{sc=Han}\p{sc=Katakana}]{2,6}预告)\s?[:：.．]/iu;
/** A list of things without a verb between them. */
const SEPARATOR = /[;,、；，·|/]\s?|\s[–—-]\s/gu;
const FEWEST_ENTRIES = 3;
/** "Montage: Rubén Ortiz": two or three names, each with a capital, and no verb. */
const ONLY_NAMES =
  /^(?:(?:\p{Lu}[\p{L}.'’-]*|de|del|la|le|da|do|dos|van|von|di)(?:[,/]? ?(?:(?:and|und|et|y|e|&) )?|[.]?$)){1,10}(?:, \p{Ll}[\p{Ll} -]{2,30}\.?)?$/u;
const CJK_NAMES = /^[\p{sc=Han}\p{sc=Katakana}ー]{2,6}(?:[、，,／/ ][\p{sc=Han}\p{sc=Katakana}ー]{2,6}){0,8}[。.]?$/u;
/** Of these accounts tell, too: "Insgesamt: 34 Prozent". */
const TOLD =
  /\d ?(?:[%％票]|prozent|per ?cent|pour cent|por cien|por cento|million|millones|milh|milliard|mill[ió]|mio|mrd|bn|tote|dead|morts|muertos|mortos|verletzt|injured|人死|死亡)|["“”«»„「」]/iu;

/** "Öffnungszeiten: …", "Ficha técnica: …", "Tore: 1:0 Moll (12.)": a label, and what is looked up below it. */
function isField(text: string, language: Language): boolean {
  const { label = '', value = '' } = FIELD.exec(text)?.groups ?? {};
  if (MARKED.test(value)) return true;
  if (value === '' || ARTICLE.test(label) || TOLD.test(value)) return false;
  const isShort = isCjk(language)
    ? label.length <= LONGEST_LABEL.cjk
    : label.trim().split(/\s+/u).length <= LONGEST_LABEL.latin;
  return isShort && isListed(value, language) && ![label, value].some((part) => isTold(part, language));
}

const isListed = (value: string, language: Language): boolean =>
  LOOKED_UP.test(value) ||
  (value.match(SEPARATOR) ?? []).length >= FEWEST_ENTRIES - 1 ||
  (!isCjk(language) && /\d/u.test(value) && value.split(/\s+/u).length <= FEW_WORDS) ||
  (isCjk(language) ? CJK_NAMES : ONLY_NAMES).test(value.replace(/ ?\([^()]{1,24}\)/gu, '').trim());

/** Days are what voices tell a report by; opening hours have them as well. */
const isTold = (text: string, language: Language): boolean =>
  voiceOf(text.replace(DAY, ' ').replace(HOURS, ' '), language) === 'report';

const DAY =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|(?:segunda|terça|quarta|quinta|sexta)s?(?:-feiras?)?)(?!\p{L})|(?:周|週|星期|礼拜|禮拜)[一二三四五六日天末]|[月火水木金土日]曜?日?(?=[~〜～、・から])/giu;
const HOUR = '\\d{1,2}(?:[:.h]\\d{2}| ?h(?: ?\\d{2})?(?!\\p{L})| ?[ap]\\.?m\\.?|時(?:\\d{1,2}分)?|[点點时]\\d{0,2})?';
const UNTIL = ' ?(?:–|-|—|to|bis|und|à|a|às|y|et|and|から|至|到|[~〜～])(?: las)? ?';
/** "von 9 bis 18 Uhr", "10am–4pm", "de 11 a 14 h": from one hour to another. */
const HOURS = new RegExp(
  `(?<![\\d.,])${HOUR}(?: ?uhr| ?horas?| ?heures?)?${UNTIL}\\d{1,2}(?:[:.h]\\d{2}(?!\\d)| ?[ap]\\.?m\\.?(?!\\p{L})| ?(?:uhr|h|horas?|heures?|o['’]clock)(?!\\p{L})|[時点點时])`,
  'giu',
);
/** "Dienstag bis Freitag", "tous les jours", "周二至周日": days that come round. */
const EVERY =
  /(?:days?|tags?|wochs?|di|manche|es|do|feira|segunda|terça|quarta|quinta|sexta|[一二三四五六日天]|[月火水木金土日]曜?日?) ?(?:–|-|—|to|bis|au|à|a|until|through|至|到|[~〜～]|から) ?(?:周|週|星期)?(?:\p{L}{3,12}(?:day|tag|di|che|es|do|feira)s?|mittwochs?|domingos?|segunda|terça|quarta|quinta|sexta|[一二三四五六日天]|[月火水木金土日])|(?<!\p{L})(?:daily|every day|täglich|tous les jours|todos los días|todos os dias|diariamente|(?:mon|diens|donners|frei|sams|sonn)tags|\p{L}{3,7}days|los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)|aos (?:sábados|domingos))(?!\p{L})|每天|每日|毎日|年中無休/iu;
const LONGEST_HOURS = 160;

/** "Ouvert tous les jours de 10 h à 19 h": on which days that come round, and from when to when. Nobody reports it. */
const isOpeningHours = (text: string, language: Language): boolean =>
  text.length <= LONGEST_HOURS && text.match(HOURS) !== null && EVERY.test(text) && !isTold(text, language);

/** "Article mis à jour le 26 novembre à 18 h 05.": that something was published, when, and nothing else. */
const STAMP =
  /^(?:\p{L}+ ){0,2}(?:(?:last )?(?:updated?|published|posted|issued|modified|reviewed|edited)|(?:zuletzt )?(?:aktualisiert|veröffentlicht|geändert|bearbeitet)|mise?s? (?:à jour|en ligne)|publiée?|modifiée?|(?:última )?(?:actualización|actualizad[oa]|modificad[oa]|atualização|atualizad[oa]|publicad[oa])|(?:最終|最后)?(?:更新(?:日時?|时间)?|公開日?|发布(?:时间)?))(?:[\s:：,|-]|(?:on|at|am|um|le|à|el|a las|em|às|de)(?= ))*(?:\p{L}{3,12},? )?\d[\p{L}\d\s:：.,/年月日時分-]{3,40}$/iu;

const LONGEST = 320;

/** Whether a line is a field of a form, opening hours or the stamp of a page: it is looked up, and nobody tells it. */
export function isFormField(line: string, language: Language): boolean {
  if (line.length > LONGEST) return false;
  const text = inOneScript(line.trim(), language);
  return PICTURE_LABEL.test(text) || STAMP.test(text) || isOpeningHours(text, language) || isField(text, language);
}
