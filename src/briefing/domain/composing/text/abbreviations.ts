import type { Language } from '../../../../shared/kernel/language.js';

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words whose full stop does not end a sentence. */
export const ABBREVIATIONS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: list(`mr mrs ms dr prof st sr jr gov gen sen rep lt col sgt capt cmdr maj adm rev hon pres vs approx dept est ed eds
    ave blvd mt ft messrs e.g i.e cf al`),
  es: list(
    `sr sra srta sres dr dra prof ee gral cap cnel tte lic ing arq d dña mons av avda aprox ej p.ej fco ma al oax d.c c`,
  ),
  pt: list(`sr sra srs dr dra drs prof profa eng exmo exma gen cel cap ten av aprox ex p.ex d st sto sta al cat`),
  de: list(`dr prof hr fr hrn st bzw ca co evtl ggf inkl exkl max min mio mrd tsd str vgl z.b d.h u.a i.d.r z.t u.u o.ä
    s.o geb gest ing dipl rd sog tel vs zzgl`),
  fr: list(`m mm mme mmes mlle mlles dr drs pr prof me mgr st ste av bd env p.ex c.-à-d cf vs`),
  zh: list('mr mrs ms dr st vs'),
  ja: list('mr mrs ms dr st vs'),
};

/** Abbreviations in front of a number, and only there: "Nov. 20", "No. 5", "art. 3". */
export const NUMBERED: ReadonlySet<string> = list(
  `no nos nº núm nr n art abs fig vol pág págs p pp chap éd min jan feb mar apr jun jul aug sep sept oct okt nov dec dez
   ene abr may ago dic fev mai set out janv févr avr juil août déc az bd tel tél ziff`,
);

/** Abbreviations that do end a sentence when the next word looks like the first of one. */
export const CLOSING_ABBREVIATIONS: ReadonlySet<string> = list(
  'inc ltd co corp llc plc jr sr u.s u.k u.n e.u uu sa s.a cía ltda cia u.s.a',
);

/** Abbreviations that end a sentence whenever a capital follows, other than those of a day or a time zone. */
export const LAST_WORDS: ReadonlySet<string> = list('etc a.m p.m usw bzgl');
