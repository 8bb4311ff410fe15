import { isCjkSection, withoutCjkSection } from './cjk-sections.js';
import { shortened, visible, withoutAddresses } from './text/cleaning.js';
import { folded } from './text/folding.js';

/** Titles of feeds, and parts of them, that name a section, a format or nothing. */
const GENERIC =
  /^(?:(?:m?rss|atom|xml|json)(?:[ -]?(?:feed|s|2(?:\.0)?))?|(?:web)?feeds?|(?:our|main|default|full|all)(?: (?:rss )?feed)?|all (?:posts|news|articles|stories)|untitled|index|start|welcome|posts?|blog|articles?|stories|home(?:page)?|front ?page|headlines|(?:the )?latest(?: (?:news|posts|stories|articles|headlines|updates))?|(?:top|breaking|world|international|global|local|national|uk|us|europe(?:an)?|africa|asia|business|sports?|tech(?:nology)?|science|health|politics|culture|entertainment|general|daily|recent|all)(?: (?:news|stories|headlines|articles|posts))?|(?:news|stories|headlines)(?: (?:feed|rss|home|articles?))?|startseite|aktuell(?:es|e (?:nachrichten|meldungen))?|nachrichten|schlagzeilen|alle (?:artikel|meldungen|nachrichten)|(?:politik|wirtschaft|ausland|inland|kultur|wissen|panorama)|actualités?|(?:toute )?l['’]actualité|les actualités|à la une|une|accueil|international|monde|france|portada|inicio|(?:últimas )?noticias|titulares|internacional|mundo|actualidad|(?:últimas )?notícias|início|destaques|manchetes|capa|brasil|首页|最新|新闻|要闻|(?:国际|国内|滚动|最新|即时|头条)新闻|トップ(?:ページ)?|ニュース|(?:最新|主要|主な)ニュース|新着(?:記事|情報)?|速報)$/iu;
/** Sections of a paper, archives of a blog and desks of an office: part of a name at most. */
const SECTION =
  /^(?:(?:archivos?|arquivos?|archives?|category|categor[íi]a|kategorie|schlagwort|etiquetas?|tag)(?:[ :].{1,40})?|(?:notas?|comunicados?|sala) de (?:prensa|imprensa)|comunicados?|imprensa|prensa|press(?: (?:releases?|room|office))?|newsroom|pressemitteilungen|presse(?:raum)?|communiqués?(?: de presse)?|avisos de seguridad|alertas(?: de segurança)?|avisos|boletín|boletim|mercados?|bolsas?|econom[ií]a|negocios|negócios|deportes?|esportes?|desporto|política|sociedad|sociedade|tecnolog[ií]a|ciencia|ciência|salud|saúde|opinión|opinião|españa|méxico|argentina|colombia|chile|perú|portugal|cidades?|local(?:es)?|geral|em cima da hora|principal|(?:página )?web oficial|site oficial|sport|wissenschaft|gesundheit|technik|politique|économie|sports|sciences|santé|société|lokal(?:es|nachrichten)|football|soccer|fu(?:ß|ss)ball|rugby|tennis|handball|basketball|hockey(?: sur glace)?|eishockey|cyclisme|motorsport|marchés|börse|finanzen|bourse|crime(?: & courts)?|courts|justice|faits divers|blaulicht|umwelt|environment|environnement|actualités \p{L}{3,20}|regional(?:es)?|advisories|security (?:advisories|notices|alerts|bulletins)|news releases?|alertes(?: de sécurité)?|sicherheits(?:meldungen|hinweise)|(?:aktuelle )?(?:presse)?meldungen|medienmitteilungen|プレスリリース|新闻稿|通知公告)$/iu;
/** "Pressemitteilungen des Landkreises Hollen": the office in the nominative. */
const OF_AN_OFFICE = /^(?:presse|medien)mitteilungen des (\p{L}{0,40}(?:ium|amt|kreis|bund|land))e?s(?= |$)/iu;
/** "Activity on GOV.UK", "Pressemitteilungen der Stadt Hollen", "Webfaden Newsletter": what is published, and by whom. */
const PUBLISHES =
  /^(?:activity on|(?:latest |news |updates )from|(?:press|news) releases? (?:of|from|by)(?: the)?|(?:presse|medien)mitteilungen (?:der|von|aus)|newsletter (?:of|von|de)|(?:la )?(?:lettre|newsletter) d(?:e |['’])|communiqués? (?:de presse )?(?:de la|du|de l['’]|d['’])|notas? de (?:prensa|imprensa) d(?:el|a|o|e la)) ?(?=\S)|(?<=\S) (?:newsletter|meldungen)$/iu;
/** "MRSS-S", "nyt_hp_v2", "FEED01": what a machine calls it. */
const CODE = /^(?=.*[-_\d])[A-Z]*(?:RSS|XML|FEED|ATOM)[A-Z0-9_-]*$|^[a-z0-9]+(?:_[a-z0-9]+)+$/u;
const MACHINE = /^(?:m?rss(?:-s)?|atom|xml|feeds?)$/iu;
const MAX_SOURCE = 48;

/** What a host calls a source by its title; empty when that is no name. */
export const spokenSource = (title: string): string => namesIn(title)[0] ?? '';

/** The parts of a title that are names, as they are said. */
const namesIn = (title: string): readonly string[] =>
  visible(withoutAddresses(title.slice(0, 300).replace(/&amp;/gu, '&')))
    .trim()
    .split(/\s+(?:[-–—|·»>/]+|:+)\s+|\s*[|»｜]\s*|:\s+/u)
    .map((part) => part.replace(/[<>{}"“”]|\s*\(?\b(?:rss|atom)(?:[ -]?(?:feed|channel))?\)?\s*$/giu, '').trim())
    .map(withoutCjkSection)
    .map((part) => (isGeneric(part) ? '' : part.replace(OF_AN_OFFICE, '$1').replace(PUBLISHES, '').trim()))
    .filter((part) => part !== '' && !isGeneric(part))
    .map((part) => shortened(part, MAX_SOURCE).replace(/[.…。:]+$/u, ''))
    .filter((name) => /[\p{L}\p{N}]/u.test(name));

/** "Feed MRSS-S Portada": words that name nothing, one of them of a machine. */
function isGeneric(part: string): boolean {
  const namesNothing = (words: string): boolean => GENERIC.test(words) || SECTION.test(words) || CODE.test(words);
  if (isCjkSection(part)) return true;
  const words = part.split(/\s+/u);
  return namesNothing(part) || (words.some((word) => MACHINE.test(word)) && words.every(namesNothing));
}

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

/** A feed by the name that people know: the part of its title that its site is called, its own title, or its site. */
export function sourceName(title: string, url: string | null): string {
  const names = namesIn(title);
  return names.find((name) => isSite(name, url)) ?? names[0] ?? siteName(url);
}

/** Shorter labels of an address are found in too many names. */
const SHORTEST_LABEL = 4;

/** "Mercados - Capital al Día" of capitalaldia.example is "Capital al Día". */
function isSite(name: string, url: string | null): boolean {
  const host = /^https?:\/\/([\p{L}\p{N}.-]{1,80})/iu.exec(url ?? '')?.[1]?.toLowerCase() ?? '';
  const labels = host
    .split('.')
    .slice(0, -1)
    .map(squeezed)
    .filter((label) => label.length >= SHORTEST_LABEL);
  const forms = [squeezed(name), squeezed(name.replace(LITTLE_WORD, ' '))].filter(
    (form) => form.length >= SHORTEST_LABEL,
  );
  return labels.some((label) => forms.some((form) => form.includes(label) || label.includes(form)));
}

/** Addresses leave out "de", "of", "der". */
const LITTLE_WORD = /(?<!\p{L})\p{L}{1,3}(?!\p{L})/gu;

const squeezed = (name: string): string => folded(name).replace(/[^\p{L}\p{N}]/gu, '');
