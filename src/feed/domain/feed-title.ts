/** What feeds call themselves whose program was never told a name; folded as they are compared. */
const GENERIC = new Set(
  `rss|rss feed|rss feeds|rss 2.0|feed|feeds|atom|atom feed|json feed|untitled|no title|home|homepage|home page|index
  blog|my blog|blog posts|news|news feed|latest|latest news|latest posts|posts|articles|all posts|updates
  startseite|nachrichten|aktuell|aktuelles|beiträge|ohne titel|kein titel|accueil|actualités|articles récents|sans titre
  inicio|noticias|últimas noticias|artículos|sin título|início|notícias|últimas notícias|artigos|sem título
  首页|新闻|最新消息|文章|无标题|ホーム|トップページ|ニュース|新着情報|記事一覧|無題`
    .split(/[|\n]/)
    .map((title) => title.trim()),
);

/** Whether its own title tells a feed from others: "RSS Feed" and "News" do not, and what its follower called it stays. */
export function saysItsName(title: string | null): boolean {
  const told = (title ?? '').normalize('NFC').replaceAll(/\s+/gu, ' ').trim().toLowerCase();
  return told !== '' && !GENERIC.has(told);
}
