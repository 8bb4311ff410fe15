import type { Language } from '../../../../shared/kernel/language.js';

/** News that weighs on whoever hears it, refused: "nothing depressing", 不要负面新闻. */
const GLOOM: Readonly<Record<Language, readonly [RegExp, string]>> = {
  en: [
    /(?<!\p{L})(?:no|nothing|not|without|avoid|skip|leave out|spare me|no more|nothing too|don't (?:give|tell) me)(?: any| the| all the| of the| about)* (?:(?:too |so )?(?:depressing|bad|sad|negative|gloomy|grim|upsetting|dark|tragic|disturbing|scary|miserable)(?: (?:news|stories|stuff|things|topics|headlines|ones?))?|doom(?: and gloom)?|gloom)(?=\s*(?:[,.;:!?\n]|$|(?:today|please|thanks|and|this|for|at all)(?!\p{L})))/giu,
    'cheerful, less war, less crime,',
  ],
  de: [
    /(?<!\p{L})(?:(?:nichts|nix) (?:allzu |so |zu )?(?:traurige|deprimierende|schlimme|negative|düstere|trübe|bedrückende|belastende)s|(?:keine|ohne|bloß keine|nur keine) (?:traurigen?|deprimierenden?|schlechten?|schlimmen?|negativen?|düsteren?|bedrückenden?) (?:nachrichten|meldungen|themen|geschichten|sachen)|(?:keine|ohne) (?:hiobsbotschaften|schreckensmeldungen|horrormeldungen))(?!\p{L})/giu,
    'fröhlich, weniger Krieg, weniger Kriminalität',
  ],
  fr: [
    /(?<!\p{L})(?:(?:rien|pas|plus) (?:de |d')(?:trop )?(?:(?:triste|déprimant|négatif|anxiogène|sombre|plombant|glauque|grave)(?!\p{L})|(?:mauvaises|tristes) nouvelles|nouvelles (?:tristes|déprimantes|négatives|anxiogènes)|(?:sujets?|trucs?|choses?|infos?) (?:tristes?|déprimante?s?|négatifs?|anxiogènes?|sombres?))|sans (?:mauvaises|tristes) nouvelles|sans (?:infos|nouvelles) (?:tristes|déprimantes|négatives|anxiogènes))(?!\p{L})/giu,
    'joyeux, moins de guerre, moins de crime',
  ],
  es: [
    /(?<!\p{L})(?:nada (?:de |que sea )?(?:muy |demasiado |tan )?(?:triste|deprimente|negativo|sombrío|trágico|malo|angustiante)|(?:sin|nada de|no quiero(?: oír)?|evita) (?:(?:malas|tristes) noticias|noticias (?:malas|tristes|deprimentes|negativas|trágicas)|(?:cosas|historias|temas) (?:malas|tristes|deprimentes|negativ[ao]s)))(?!\p{L})/giu,
    'cosas alegres, menos guerra, menos crimen',
  ],
  pt: [
    /(?<!\p{L})(?:nada (?:de |que seja )?(?:muito |tão )?(?:triste|deprimente|negativo|sombrio|trágico|ruim|pesado demais)|(?:sem|nada de|não quero(?: ouvir)?|evite|evita) (?:(?:más|tristes) notícias|notícias (?:ruins|más|tristes|deprimentes|negativas|trágicas)|(?:coisas|histórias|assuntos) (?:ruins|tristes|deprimentes|negativ[ao]s)))(?!\p{L})/giu,
    'positivo, menos guerra, menos crime',
  ],
  zh: [
    /(?:不要|别讲|別講|别说|不想听|不想聽|不听|别放|少来|没有)(?:任何|那些|太|什么)*(?:让人|令人)?(?:难过|難過|伤心|傷心|沉重|压抑|壓抑|悲伤|负面|負面|坏|糟糕|悲惨|丧|黑暗)(?:的)?(?:新闻|新聞|消息|事情|内容|话题|东西|的)?/gu,
    '少讲战争，少讲犯罪，欢快一点',
  ],
  ja: [
    /(?:暗い|重い|悲しい|つらい|辛い|嫌な|悪い|ネガティブな|不幸な|気が滅入る|しんどい)(?:気分になる)?(?:ニュース|話題|話|もの|やつ)?(?:は|を|も|なら)?(?:抜き|なし|いらない|要らない|いりません|不要|避けて|やめて|聞きたくない|聞きたくありません|結構|パス|外して)(?:で|に|です|ください|お願いします)*/gu,
    '戦争は少なめに、犯罪は少なめに、明るく',
  ],
};

/** An editor leaves out wars and crimes first, and does not sound like it. */
export const withoutGloom = (text: string, language: Language): string => text.replace(...GLOOM[language]);
