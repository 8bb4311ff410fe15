const listed = (words: string): readonly string[] => words.split(/\s+/);

const EN_ONES =
  listed(`zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth
  fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth`);
const EN_TENS = listed('twent thirt fort fift sixt sevent eight ninet');

export function englishOrdinal(number: number): string {
  const one = EN_ONES[number];
  if (one !== undefined) return one;
  const tens = EN_TENS[Math.floor(number / 10) - 2] ?? '';
  return number % 10 === 0 ? `${tens}ieth` : `${tens}y ${EN_ONES[number % 10]}`;
}

const ES_ONES = listed('- primero segundo tercero cuarto quinto sexto séptimo octavo noveno');
const ES_TENS = listed(
  '- décimo vigésimo trigésimo cuadragésimo quincuagésimo sexagésimo septuagésimo octogésimo nonagésimo',
);
const PT_ONES = listed('- primeiro segundo terceiro quarto quinto sexto sétimo oitavo nono');
const PT_TENS = listed(
  '- décimo vigésimo trigésimo quadragésimo quinquagésimo sexagésimo septuagésimo octogésimo nonagésimo',
);

type Gender = 'o' | 'a';

function iberian(number: number, ones: readonly string[], tens: readonly string[]): readonly string[] {
  const parts = [tens[Math.floor(number / 10)], ones[number % 10]];
  return parts.filter((part) => part !== undefined && part !== '-').map(String);
}

const gendered = (words: readonly string[], gender: Gender): string =>
  words.map((word) => word.replace(/o$/, gender)).join(' ');

export function spanishOrdinal(number: number, gender: Gender): string {
  const spoken = gendered(iberian(number, ES_ONES, ES_TENS), gender);
  // From 11 to 19 in one word: decimoquinta, decimoprimera.
  return number > 10 && number < 20 ? spoken.replace(/^décim[oa] /, 'decimo') : spoken;
}

export const portugueseOrdinal = (number: number, gender: Gender): string =>
  gendered(iberian(number, PT_ONES, PT_TENS), gender);

const DE_ONES = listed('- ein zwei drei vier fünf sechs sieben acht neun');
const DE_TENS = listed('- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig');
const DE_FIRST =
  listed(`- erst zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft dreizehnt vierzehnt fünfzehnt
  sechzehnt siebzehnt achtzehnt neunzehnt`);

/** Without its ending, which hangs on the noun: `dritt`, `einundzwanzigst`. */
export function germanOrdinal(number: number): string {
  const one = DE_FIRST[number];
  if (one !== undefined) return one;
  const tens = `${DE_TENS[Math.floor(number / 10)]}st`;
  return number % 10 === 0 ? tens : `${DE_ONES[number % 10]}und${tens}`;
}

const FR_ONES =
  listed(`- un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept
  dix-huit dix-neuf`);
const FR_TENS = listed('- - vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt');

function frenchCardinal(number: number): string {
  const one = FR_ONES[number];
  if (one !== undefined) return one;
  const ten = Math.floor(number / 10);
  const rest = ten === 7 || ten === 9 ? (number % 10) + 10 : number % 10;
  if (rest === 0) return FR_TENS[ten] ?? '';
  const joint = (rest === 1 || rest === 11) && ten < 8 ? ' et ' : '-';
  return `${FR_TENS[ten]}${joint}${FR_ONES[rest]}`;
}

export const frenchOrdinal = (number: number): string =>
  number === 1
    ? 'premier'
    : `${frenchCardinal(number).replace(/e$/, '').replace(/cinq$/, 'cinqu').replace(/neuf$/, 'neuv')}ième`;
