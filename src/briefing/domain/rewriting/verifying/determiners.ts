import type { Language } from '../../../../shared/kernel/language.js';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** What stands before a noun: the word after it is no verb. */
export const DETERMINERS: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  en: words('the a an its his her their this these those our of'),
  fr: words('le la les l un une des du d de son sa ses leur leurs ce cet cette ces au aux'),
  es: words('el la los las un una su sus este esta estos estas de del al'),
  pt: words('o os as um uma seu sua seus suas este esta esse essa de do da dos das'),
  de: words('der die das den dem ein eine einen einem einer'),
};
