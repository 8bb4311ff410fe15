import type { Language } from '../../../../../../shared/kernel/language.js';
import { peopleIn } from '../../cjk-entities.js';
import { countryNames } from '../../country-names.js';
import { namingIn } from '../../entities.js';
import type { Casing } from '../../names.js';

/** Whether a text names anybody or anything but its own publisher. `casing` is asked for where it is needed. */
export function namesOthers(text: string, language: Language, publisher: string, casing: () => Casing): boolean {
  if (language === 'zh' || language === 'ja') return namesInCharacters(text, language);
  const own = publisher.toLowerCase();
  const isOfOthers = (name: string): boolean => !own.includes(name);
  // German gives every noun a capital: a name is two of them in a row, or one right after a word of place.
  if (language === 'de') return IN_A_ROW.test(text) || namingIn(text, language, casing()).towns.some(isOfOthers);
  return namingIn(text, language, casing()).entities.some(isOfOthers);
}

const IN_A_ROW = /(?<=\p{Ll},? )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;

const namesInCharacters = (text: string, language: 'zh' | 'ja'): boolean =>
  PEOPLE[language].test(text) ||
  peopleIn(text, language).length > 0 ||
  COUNTRIES[language].test(text) ||
  NAMED[language].test(text);

/** "林晓燕", "山本さん": one of the usual surnames that are no everyday word, with two characters; or what people are called. */
const PEOPLE = {
  zh: /(?<!\p{sc=Han})[王李张刘陈杨赵黄周吴徐孙胡朱郭何林罗郑梁谢宋唐许邓冯韩曹曾彭萧蔡潘袁董叶杜魏吕蒋沈卢戴傅谭廖邹熊薛邱侯邵龚秦孟尹姚]\p{sc=Han}{2}/u,
  ja: /\p{sc=Han}{2,4}(?:さん|氏|容疑者|被告|選手|監督)/u,
};

const COUNTRIES = {
  zh: new RegExp(countryNames('zh').join('|'), 'u'),
  ja: new RegExp(countryNames('ja').join('|'), 'u'),
};

/** Names in characters look like other words: what stands behind them shows towns, offices, schools and companies. */
const NAMED = {
  zh: /\p{sc=Han}{2}(?:省|市|县|区|镇|村|法院|检察院|警方|公安|大学|中学|公司|集团|银行|部门|委员会|局)/u,
  ja: /\p{sc=Han}{2}(?:県|府|市|町|村|区|駅|港|署|省|庁|党|大学|高校|中学|地裁|高裁|会社|銀行|協会|委員会)|[\p{sc=Katakana}ー]{2,}(?:社|氏|さん|市|州|大学)/u,
};
