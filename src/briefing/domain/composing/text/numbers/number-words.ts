import { lowerWithoutDiacritics } from '../../../../../shared/kernel/fold.js';
import type { Language } from '../../../../../shared/kernel/language.js';

export type Latin = Exclude<Language, 'zh' | 'ja'>;

/** "word value word value …" */
interface NumberWords {
  readonly cardinals: string;
  /** What says a number without counting: "both", "half". */
  readonly besides: string;
  readonly scales: string;
  readonly ordinals: string;
  /** Between the words of one number: "two hundred and twelve". */
  readonly joints: string;
}

const WORDS: Readonly<Record<Latin, NumberWords>> = {
  en: {
    cardinals: `zero 0 one 1 two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13
      fourteen 14 fifteen 15 sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fifty 50 sixty 60
      seventy 70 eighty 80 ninety 90`,
    besides: 'twice 2 half 0.5',
    scales:
      'dozen 12 dozens 12 hundred 100 thousand 1000 million 1e6 millions 1e6 billion 1e9 billions 1e9 bn 1e9 trillion 1e12 hundreds 100 thousands 1000',
    ordinals: `first 1 second 2 third 3 fourth 4 fifth 5 sixth 6 seventh 7 eighth 8 ninth 9 tenth 10 eleventh 11 twelfth 12`,
    joints: 'and',
  },
  de: {
    cardinals: `null 0 eins 1 zwei 2 drei 3 vier 4 funf 5 sechs 6 sieben 7 acht 8 neun 9 zehn 10 elf 11 zwolf 12 dreizehn 13 vierzehn 14
      funfzehn 15 sechzehn 16 siebzehn 17 achtzehn 18 neunzehn 19 zwanzig 20 dreißig 30 dreissig 30 vierzig 40 funfzig 50 sechzig 60
      siebzig 70 achtzig 80 neunzig 90`,
    besides: 'zweimal 2 dreimal 3 halb 0.5 halfte 0.5 zweier 2 dreier 3 beide 2 beiden 2',
    scales: `dutzend 12 hundert 100 tausend 1000 million 1e6 millionen 1e6 mio 1e6 milliarde 1e9 milliarden 1e9 mrd 1e9 billion 1e12 billionen 1e12`,
    ordinals: `erste 1 ersten 1 erster 1 erstes 1 erstem 1 zweite 2 zweiten 2 zweiter 2 zweites 2 dritte 3 dritten 3 dritter 3 vierte 4
      vierten 4 funfte 5 funften 5 sechste 6 sechsten 6 siebte 7 siebten 7 neunte 9 neunten 9 zehnte 10 zehnten 10`,
    joints: '',
  },
  fr: {
    cardinals: `zero 0 deux 2 trois 3 quatre 4 cinq 5 six 6 sept 7 huit 8 neuf 9 dix 10 onze 11 douze 12 treize 13 quatorze 14 quinze 15
      seize 16 vingt 20 vingts 20 trente 30 quarante 40 cinquante 50 soixante 60 septante 70 nonante 90`,
    besides: 'moitie 0.5 demi 0.5 demie 0.5',
    scales:
      'dizaine 10 douzaine 12 centaine 100 cent 100 cents 100 mille 1000 million 1e6 millions 1e6 milliard 1e9 milliards 1e9 milliers 1000 centaines 100',
    ordinals: `premier 1 premiere 1 premiers 1 deuxieme 2 second 2 seconde 2 troisieme 3 quatrieme 4 cinquieme 5 sixieme 6 septieme 7
      huitieme 8 neuvieme 9 dixieme 10`,
    joints: 'et',
  },
  es: {
    cardinals: `cero 0 dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 once 11 doce 12 trece 13 catorce 14 quince 15
      dieciseis 16 diecisiete 17 dieciocho 18 diecinueve 19 veinte 20 veintiun 21 veintiuno 21 veintidos 22 veintitres 23
      veinticuatro 24 veinticinco 25 veintiseis 26 veintisiete 27 veintiocho 28 veintinueve 29 treinta 30 cuarenta 40 cincuenta 50
      sesenta 60 setenta 70 ochenta 80 noventa 90 doscientos 200 doscientas 200 trescientos 300 trescientas 300
      cuatrocientos 400 cuatrocientas 400 quinientos 500 quinientas 500 seiscientos 600 seiscientas 600 setecientos 700
      setecientas 700 ochocientos 800 ochocientas 800 novecientos 900 novecientas 900`,
    besides: 'mitad 0.5 ambos 2 ambas 2',
    scales: 'docena 12 cien 100 ciento 100 mil 1000 millon 1e6 millones 1e6 billon 1e12 billones 1e12 miles 1000',
    ordinals: `primer 1 primero 1 primera 1 primeros 1 primeras 1 segundo 2 segunda 2 tercer 3 tercero 3 tercera 3 cuarto 4 cuarta 4
      quinto 5 quinta 5 sexto 6 septimo 7 octavo 8 noveno 9 decimo 10`,
    joints: 'y',
  },
  pt: {
    cardinals: `zero 0 dois 2 duas 2 tres 3 quatro 4 cinco 5 seis 6 sete 7 oito 8 nove 9 dez 10 onze 11 doze 12 treze 13 catorze 14
      quatorze 14 quinze 15 dezasseis 16 dezesseis 16 dezassete 17 dezessete 17 dezoito 18 dezanove 19 dezenove 19 vinte 20 trinta 30
      quarenta 40 cinquenta 50 sessenta 60 setenta 70 oitenta 80 noventa 90 duzentos 200 duzentas 200 trezentos 300
      trezentas 300 quatrocentos 400 quatrocentas 400 quinhentos 500 quinhentas 500 seiscentos 600 seiscentas 600 setecentos 700
      setecentas 700 oitocentos 800 oitocentas 800 novecentos 900 novecentas 900`,
    besides: 'metade 0.5 ambos 2 ambas 2',
    scales:
      'duzia 12 cem 100 cento 100 mil 1000 milhao 1e6 milhoes 1e6 bilhao 1e9 bilhoes 1e9 trilhao 1e12 biliao 1e12 milhares 1000',
    ordinals: `primeiro 1 primeira 1 primeiros 1 primeiras 1 segunda 2 terceiro 3 terceira 3 quarto 4 quarta 4 quinto 5
      quinta 5 sexto 6 setimo 7 oitavo 8 nono 9 decimo 10`,
    joints: 'e',
  },
};

export interface NumberLexicon {
  /** Below a thousand, what is said besides with them. */
  readonly small: ReadonlyMap<string, number>;
  readonly besides: ReadonlyMap<string, number>;
  readonly scales: ReadonlyMap<string, number>;
  readonly ordinals: ReadonlyMap<string, number>;
  readonly joints: ReadonlySet<string>;
}

const valuesOf = (text: string): ReadonlyMap<string, number> => {
  const parts = text.split(/\s+/).filter((part) => part !== '');
  return new Map(
    parts.flatMap((word, index) =>
      index % 2 === 0 ? [[lowerWithoutDiacritics(word), Number(parts[index + 1])] as const] : [],
    ),
  );
};

const compiled = ({ cardinals, besides, scales, ordinals, joints }: NumberWords): NumberLexicon => ({
  small: valuesOf(`${cardinals} ${besides}`),
  besides: valuesOf(besides),
  scales: valuesOf(scales),
  ordinals: valuesOf(ordinals),
  joints: new Set(joints.split(' ').filter((word) => word !== '')),
});

export const NUMBER_WORDS: Readonly<Record<Latin, NumberLexicon>> = {
  en: compiled(WORDS.en),
  de: compiled(WORDS.de),
  fr: compiled(WORDS.fr),
  es: compiled(WORDS.es),
  pt: compiled(WORDS.pt),
};

const GERMAN_ONES = 'ein|eins|zwei|drei|vier|funf|sechs|sieben|acht|neun';
const GERMAN_TEENS = 'zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn|achtzehn|neunzehn';
const GERMAN_TENS = 'zwanzig|dreißig|dreissig|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig';
const BELOW_HUNDRED = `(?:(?<one>${GERMAN_ONES})und)?(?<ten>${GERMAN_TENS})|(?<teen>${GERMAN_TEENS})|(?<alone>${GERMAN_ONES})`;
const GERMAN_BELOW_THOUSAND = new RegExp(
  `^(?:(?<h>${GERMAN_ONES})?(?<hundred>hundert))?(?:und)?(?:${BELOW_HUNDRED})?$`,
);

/** "dreiundzwanzig", "zwölftausendfünfhundert": one word in German. */
export function germanNumber(word: string): number | undefined {
  const [thousands, rest] = word.includes('tausend') ? word.split('tausend', 2) : [undefined, word];
  const below = rest === '' ? 0 : belowThousand(rest ?? '');
  if (thousands === undefined) return below;
  const above = thousands === '' ? 1 : belowThousand(thousands);
  return above === undefined || below === undefined ? undefined : above * 1000 + below;
}

function belowThousand(word: string): number | undefined {
  const groups = GERMAN_BELOW_THOUSAND.exec(word)?.groups;
  if (groups === undefined || word === '') return undefined;
  const small = (name: string): number => {
    const found = groups[name];
    return found === undefined ? 0 : found === 'ein' ? 1 : (NUMBER_WORDS.de.small.get(found) ?? 0);
  };
  const hundreds = groups['hundred'] === undefined ? 0 : 100 * (groups['h'] === undefined ? 1 : small('h'));
  return hundreds + small('one') + small('ten') + small('teen') + small('alone');
}
