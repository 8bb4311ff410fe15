import { shortened, visible } from './text/cleaning.js';

/** Titles of feeds, and parts of them, that name a section, a format or nothing. */
const GENERIC =
  /^(?:(?:m?rss|atom|xml|json)(?:[ -]?(?:feed|s|2(?:\.0)?))?|(?:web)?feeds?|(?:our|main|default|full|all)(?: (?:rss )?feed)?|all (?:posts|news|articles|stories)|untitled|index|start|welcome|posts?|blog|articles?|stories|home(?:page)?|front ?page|headlines|(?:the )?latest(?: (?:news|posts|stories|articles|headlines|updates))?|(?:top|breaking|world|international|global|local|national|uk|us|europe(?:an)?|africa|asia|business|sports?|tech(?:nology)?|science|health|politics|culture|entertainment|general|daily|recent|all)(?: (?:news|stories|headlines|articles|posts))?|(?:news|stories|headlines)(?: (?:feed|rss|home|articles?))?|startseite|aktuell(?:es|e (?:nachrichten|meldungen))?|nachrichten|schlagzeilen|alle (?:artikel|meldungen|nachrichten)|(?:politik|wirtschaft|ausland|inland|kultur|wissen|panorama)|actualités?|(?:toute )?l['’]actualité|les actualités|à la une|une|accueil|international|monde|france|portada|inicio|(?:últimas )?noticias|titulares|internacional|mundo|actualidad|(?:últimas )?notícias|início|destaques|manchetes|capa|brasil|首页|最新|新闻|要闻|(?:国际|国内|滚动|最新|即时|头条)新闻|トップ(?:ページ)?|ニュース|(?:最新|主要|主な)ニュース|新着(?:記事|情報)?|速報)$/iu;
/** "MRSS-S", "nyt_hp_v2", "FEED01": what a machine calls it. */
const CODE = /^(?=.*[-_\d])[A-Z]*(?:RSS|XML|FEED|ATOM)[A-Z0-9_-]*$|^[a-z0-9]+(?:_[a-z0-9]+)+$/u;
const MAX_SOURCE = 48;

/** What a host calls a source by its title; empty when that is no name. */
export function spokenSource(title: string): string {
  const parts = visible(title.slice(0, 300).replace(ADDRESS, ''))
    .trim()
    .split(/\s+[-–—|·»>:/]+\s+|\s*[|»｜]\s*/u)
    .map((part) => part.replace(/[<>{}"“”]|\s*\(?\b(?:rss|atom)(?:[ -]?(?:feed|channel))?\)?\s*$/giu, '').trim())
    .filter((part) => part !== '' && !GENERIC.test(part) && !CODE.test(part));
  const name = shortened(parts[0] ?? '', MAX_SOURCE).replace(/[.…。:]+$/u, '');
  return /[\p{L}\p{N}]/u.test(name) ? name : '';
}

const ADDRESS = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/giu;

/** Sites whose name nobody guesses from their address. */
const KNOWN: ReadonlyMap<string, string> = new Map([
  ['bbc.co.uk', 'BBC'],
  ['bbc.com', 'BBC'],
  ['bbci.co.uk', 'BBC'],
  ['cnn.com', 'CNN'],
  ['npr.org', 'NPR'],
  ['nytimes.com', 'The New York Times'],
  ['wsj.com', 'The Wall Street Journal'],
  ['washingtonpost.com', 'The Washington Post'],
  ['theguardian.com', 'The Guardian'],
  ['aljazeera.com', 'Al Jazeera'],
  ['apnews.com', 'AP'],
  ['reuters.com', 'Reuters'],
  ['skynews.com', 'Sky News'],
  ['ft.com', 'Financial Times'],
  ['dw.com', 'Deutsche Welle'],
  ['tagesschau.de', 'Tagesschau'],
  ['spiegel.de', 'Spiegel'],
  ['zeit.de', 'Die Zeit'],
  ['faz.net', 'FAZ'],
  ['sueddeutsche.de', 'Süddeutsche Zeitung'],
  ['n-tv.de', 'n-tv'],
  ['lemonde.fr', 'Le Monde'],
  ['lefigaro.fr', 'Le Figaro'],
  ['liberation.fr', 'Libération'],
  ['francetvinfo.fr', 'Franceinfo'],
  ['rfi.fr', 'RFI'],
  ['elpais.com', 'El País'],
  ['elmundo.es', 'El Mundo'],
  ['abc.es', 'ABC'],
  ['clarin.com', 'Clarín'],
  ['lanacion.com.ar', 'La Nación'],
  ['uol.com.br', 'UOL'],
  ['globo.com', 'Globo'],
  ['publico.pt', 'Público'],
  ['rtp.pt', 'RTP'],
  ['xinhuanet.com', '新华网'],
  ['people.com.cn', '人民网'],
  ['cctv.com', '央视网'],
  ['sina.com.cn', '新浪'],
  ['nhk.or.jp', 'NHK'],
  ['asahi.com', '朝日新聞'],
  ['mainichi.jp', '毎日新聞'],
  ['itmedia.co.jp', 'ITmedia'],
]);

const TECHNICAL = /^(?:www\d?|feeds?|rss|xml|m|mobile|amp|news|api|cdn|static|en|edition)\./u;

/** What a host calls the site of an address: the name that people know, or what they type; empty without one. */
export function siteName(url: string | null): string {
  const host = /^https?:\/\/([\p{L}\p{N}.-]{1,80})/iu.exec(url ?? '')?.[1]?.toLowerCase() ?? '';
  const labels = host.split('.');
  for (let from = 0; from < labels.length - 1; from++) {
    const known = KNOWN.get(labels.slice(from).join('.'));
    if (known !== undefined) return known;
  }
  return labels.length > 2 ? host.replace(TECHNICAL, '') : host;
}

/** A feed by the name that people know: its own title, or its site where the title says nothing. */
export const sourceName = (title: string, url: string | null): string => spokenSource(title) || siteName(url);
