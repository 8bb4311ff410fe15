/** What sections, desks and lists are called in Chinese and Japanese, where words follow each other without spaces. */
const SECTIONS: readonly string[] =
  `滚动新闻 滾動新聞 实时滚动 实时新闻 即時新聞 即时新闻 新闻中心 新闻动态 新闻资讯 通知公告 信息公开 最新录用 早期公開 公式サイト 官方网站 官方網站
  プレスリリース ニュースリリース トピックス お知らせ おくやみ スポーツ エンタメ ニュース ホーム トップ ページ フィード 一覧 記事 情報 新着 速報
  総合 国内 国際 社会 政治 経済 芸能 科学 文化 地域 事件 事故 裁判 訃報 主要 最新 社説 コラム 天気 防災 暮らし くらし 首页 首頁 要闻 要聞 国际
  國際 國內 滚动 滾動 实时 即时 即時 头条 頭條 热点 熱點 热门 熱門 本地 地方 社會 时政 時政 财经 財經 经济 經濟 体育 體育 娱乐 娛樂 科技 生活 健康
  教育 军事 軍事 港闻 港聞 焦点 焦點 政务公开 政務公開 最新号 最新號 バックナンバー 讣闻 两岸 兩岸 快讯 快訊 资讯 資訊 新闻 新聞 消息 动态 動態 通知 公告 公示 讣告 訃聞 文章 列表 频道 頻道 综合 綜合 推荐 推薦
  7x24 7×24 rss の を`
    .split(/\s+/)
    // Greedily, the longest first: no title is read twice from one place.
    .toSorted((a, b) => b.length - a.length);

/** Nothing but such words: "速報・総合", "7x24快讯". */
export function isCjkSection(part: string): boolean {
  let rest = part.toLowerCase();
  while (rest !== '') {
    const word = SECTIONS.find((one) => rest.startsWith(one));
    if (word === undefined) return false;
    rest = rest.slice(word.length).replace(/^[\s・･、/／]+/u, '');
  }
  return part !== '';
}

/** "海洋学前沿2025年第11期" */
const ISSUE = /\s*\d{4}年(?:第?\d{1,4}[期号號卷].{0,12})?$/u;
/** With one of these alone a word is a name: "Shiomi 新聞". */
const MEDIUM = /^(?:新聞|新闻|ニュース|情報|消息|资讯|資訊|频道|頻道|スポーツ|rss)$/iu;

/** "現代地球科学 最新录用", "澄江晚报-本地": the name, without the list that the feed is of. */
export function withoutCjkSection(title: string): string {
  const part = title.replace(ISSUE, '');
  const joint = part.search(/[\s－—–_：-][^\s－—–_：-]+$/u);
  const last = part.slice(joint + 1);
  if (joint <= 0) return part;
  const first = part.slice(0, joint).trim();
  if (isCjkSection(last) && !MEDIUM.test(last)) return first;
  return isCjkSection(first) ? last : part;
}
