/** What stands over the headlines of other articles. */
const HEADING =
  /^[\s>•–—-]{0,4}(?:notícias relacionadas|(?:leia|veja|ouça) (?:também|mais)|saiba mais|le[ae] también|le[ée] también|te puede interesar|noticias relacionadas|para saber más|related(?: (?:articles?|stories|news|links))?|read (?:more|also)|see also|more on this(?: story)?|lesen sie (?:auch|mehr)|mehr zum thema|weitere (?:artikel|meldungen)|lire aussi|à lire aussi|sur le même sujet|articles? liés|相关(?:新闻|阅读|报道|链接)|延伸阅读|延伸閱讀|相關新聞|関連(?:記事|ニュース|リンク))\s?[:：]?\s*$/iu;
/** "Most read: 1. Baker wins lottery 2. Roadworks to last a year", "Also of interest: New scanner | Parking dearer" */
const RANKED = /^[^.:：]{2,40}[:：] ?1(?:[.)、:：](?!\d)|位) ?.{2,140}(?:\s|　)2(?:[.)、:：](?!\d)|位)/u;
/** A headline is no longer. */
const LONGEST_HEADLINE = 140;

/** For each paragraph, in order: whether it is the headline of another article, in a list below such a heading. */
export function relatedLinks(paragraphs: readonly string[]): readonly boolean[] {
  let below = false;
  return paragraphs.map((paragraph) => {
    const text = paragraph.trim();
    const isHeading = text.length <= LONGEST_HEADLINE && HEADING.test(text);
    below = isHeading || (below && text.length <= LONGEST_HEADLINE);
    return below || RANKED.test(text);
  });
}
