/** Where publishers file what is no news, as a category calls itself or a section of a URL, in any of our languages. */
const SERVICES = `shopping|coupons?|vouchers?|best-?buys?|buying-guides?|sponsored|advertorials?|partner-?content|paid-?post|giveaways?|sweepstakes|
horoscopes?|astrology|zodiac|star-?signs|recipes?|crosswords?|puzzles?|quiz(?:zes)?|wordle|sudoku|vacanc(?:y|ies)|classifieds?|small-ads|planning-notices|public-notices|
death-notices|family-notices|lost-and-found|whats-?on|what-s-on|listings|tv-(?:guide|listings)|film-times|newsletters?|support-us|donate|subscribe|thought-for-the-day|tutorials?|
schnaeppchen|schnäppchen|gutscheine?|gewinnspiele?|verlosung(?:en)?|horoskope?|rezepte?|raetsel|rätsel|kreuzwortr[äa]e?tsel|stellenmarkt|stellenanzeigen|stellenangebote|kleinanzeigen|danksagung(?:en)?|traueranzeigen|
todesanzeigen|notdienste?|veranstaltungstipps|veranstaltungskalender|kaufberatung|wort-zum-tag|
bons?-plans?|codes?-promo|jeux-concours|recettes?|mots-(?:croises|fleches)|offres-d-emploi|petites-annonces|avis-de-deces|info-trafic|photo-du-jour|
chollos?|sorteos?|horoscopo|horóscopo|recetas?|pasatiempos|crucigramas?|bolsa-de-trabajo|clasificados|esquelas|cartelera|
cupons?|sorteio|receitas?|palavras-cruzadas|classificados|achados-e-perdidos|
youhui|haojia|xingzuo|yunshi|caipu|zhaopin|choujiang|优惠|好价|星座|运势|菜谱|招聘|抽奖|uranai|kyujin|kenshou|占い|レシピ|求人|プレゼント|クーポン|懸賞`;
const TALKS = `podcasts?|on-air|newsroom-notes|reviews?|product-reviews?|testberichte|analisis|ceping|letters|leserbriefe|humeurs?|billets?|chroniques?|cronicas?|nostalgia|nostalgie|in-eigener-sache|播客|评测|ポッドキャスト|レビュー|コラム`;
/** Sections that have news as well: of labour, of mergers, of cups, of churches. */
const MIXED = `jobs|careers|deals?|competitions?|contests?|promotions?|offers?|games|food|cooking|shows?|notices|faith|obituaries|events?|tests?|angebote|ratgeber|anzeigen|kochen|genuss|kirche|spenden|sendungen|programm|service|
emploi|annonces|cuisine|agenda|sorties|concours|loisirs|emissions?|dons|soutien|ofertas?|concursos|empleo|farmacias|servicios|empregos?|vagas|promoco?es|programacao|programas?|utilidade|meishi|huodong|boke|美食|活动|gohan|present|sale|グルメ|セール`;

const named = (names: string): RegExp => new RegExp(`^(?:${names.replace(/\s*\n\s*/g, '')})$`, 'iu');
const SERVICE = named(SERVICES);
const TALK = named(TALKS);
const EITHER = named(MIXED);

export type Filing = 'service' | 'talk' | 'mixed' | null;

interface Filed {
  readonly url: string | null;
  readonly categories?: readonly string[];
}

/** A path has its sections before the name of the article itself. */
const MOST_SECTIONS = 4;
const LONGEST_NAME = 40;

/** What the publisher files an item under, where that is no news. */
export function filingOf({ url, categories = [] }: Filed): Filing {
  const names = [...sectionsOf(url), ...categories.map((name) => name.trim().replace(/\s+/gu, '-'))].filter(
    (name) => name.length <= LONGEST_NAME,
  );
  if (names.some((name) => SERVICE.test(name))) return 'service';
  if (names.some((name) => TALK.test(name))) return 'talk';
  return names.some((name) => EITHER.test(name)) ? 'mixed' : null;
}

function sectionsOf(url: string | null): readonly string[] {
  const path = /^[a-z]+:\/\/[^/]+\/([^?#]*)/iu.exec(url ?? '')?.[1] ?? '';
  return path.split('/').slice(0, -1).slice(0, MOST_SECTIONS);
}
