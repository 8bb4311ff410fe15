/** "… in their café (Photo: dpa)", "……咖啡馆。（图源：网络）": it has to be seen before the credit is cut off as an aside. */
const PICTURE_CREDIT =
  /[（([](?:via|图源|圖源|图片|圖片|图[:：／/]|圖[:：／/]|首[图圖]来?來?源|来源|摄影?|写真|撮影|提供|photo|image|credit|foto|imagem|imagen|bild|crédits?|getty|reuters|afp|efe|dpa|ap)(?!\p{Ll})[^）)\]]{0,40}[）)\]]\s*[.。]?$/iu;
export const LONGEST_CAPTION = 300;

/** "Edith Hartnell, 1932. Photo: Tarn Museum": the credit is behind the words. */
const CREDIT_BEHIND =
  /(?:^|[.。!?”"]\s*|[|–—]\s?)(?:photo(?:graph)?|foto(?:grafía|grafia)?|bild|image|imagen|imagem|cr[eé]dit[so]?(?: photos?)?|courtesy(?: of)?|cortesía(?: de)?|illustration|ilustra(?:ción|ção)|gr[aá]fi[ck]o?|graphic|写真|イラスト|图(?:片|源)?|绘图|摄影)\s?[:：] ?(?:(?<=[ /]\p{L})\.|[^.:：]){2,60}\.?$|©\s?[^.©]{2,60}\.?$/iu;
const NAME = `\\p{Lu}(?:\\.|[\\p{L}'’-]+)(?: (?:d[aeio]s? |van |von )?\\p{Lu}(?:\\.|[\\p{L}'’-]+)){1,3}`;
/** "Dina Croft leaves the town hall. (Ron Abbey/Coast Press)", "… de la rana. J. Hall / Universidad": by whom, behind one sentence. */
const NAMED_CREDIT = new RegExp(
  `^[^.!?]{10,200}(?:[.!?”"»]\\s*(?:[(—–|/]\\s?)?${NAME}\\s?/\\s?\\p{Lu}[\\p{L}'’& -]{1,40}|[.!?]\\s*[—–|/]\\s?${NAME})\\)?$`,
  'u',
);
/** "… en el lugar del rescate. EFE/M. Duval" */
const AGENCY_CREDIT = /[.!?”"»]\s(?:EFE|AFP|AP|dpa|Reuters|Lusa|ANSA|APA|Keystone)\s?\/\s?\p{Lu}[\p{L}. ’-]{1,30}$/u;
const CJK_CREDIT =
  /(?:[。.]\s?(?:\p{sc=Han}{0,8}(?:记者|通讯员)\s?)\p{sc=Han}{2,6}\s?摄|[。.]\s?[图圖][/／]\p{L}{2,12})[）)]?$/u;
/** "Flooded street in Rellham — Photo: County Radio": above a text, too. */
const DASHED_CREDIT =
  /\s[—–|]\s?(?:fotos?|photos?|imagen|imagem|image|bild|vídeo|video|crédits?|credit|写真|图源?)\s?[:：=＝] ?[^:：.。]{2,60}[.。]?$/iu;
/** What a company says of itself below every one of its texts. */
const SELF_PORTRAIT =
  /^(?:About (?:the )?\p{Lu}|Über (?:die |das |den )?\p{Lu}|À propos d(?:e |['’])\p{Lu}|Acerca de \p{Lu}|Sobre (?:a |o |la |el )?\p{Lu}|关于\p{L}|【?[\p{L}ー]{2,20}について)[^:：.。]{0,60}[】:：](?=.*(?:found(?:ed|er)|establish|headquarter|employ|leading|specialis|mak(?:es|er)|gegründet|[Hh]auptsitz|[Bb]eschäftigt|Mitarbeit|führende|fondée?|créée?|emploie|salariés|fundad[oa]|emplead|funcionári|líder|成立于|成立於|员工|員工|总部|設立|従業員|本社))|^【?会社概要[】：:]|^(?:about us|über uns|à propos|sobre nosotros|sobre nós|关于我们)[:：]/u;

/** "Das Klinikum Süderelbe ist ein Krankenhaus mit 1.200 Betten …": a publisher by its own name, at the end, and what it is. */
export function isOwnPortrait(paragraph: string, publisher: string): boolean {
  const name = publisher.split(/\s?[–—|:·(]\s?|\s-\s/u)[0]?.trim() ?? '';
  const text = paragraph.trim();
  const at = text.slice(0, LONGEST_ARTICLE + name.length).indexOf(name);
  return (
    name.length >= SHORTEST_NAME && at >= 0 && IS_A.test(text.slice(at + name.length, at + name.length + IS_WITHIN))
  );
}
const LONGEST_ARTICLE = 5;
const SHORTEST_NAME = 4;
const IS_WITHIN = 30;
const IS_A =
  /^(?: \([^()]{1,16}\))?,? (?:is (?:an?|the|one)|ist (?:eine?|d(?:er|ie|as))|est (?:une?|l[ae])|es (?:una?|el|la)|é (?:uma?|[oa])) |^(?:是|は、?)/u;

/** "About the author: …" and whatever else is said of them in that paragraph. Attacks have authors, too: these do not write. */
const OF_AUTHOR =
  /^(?:about (?:the )?(?:author|writer|reporter|correspondent)s?|(?:über|zur) (?:den autor|die autorin|autorin|autor(?:in)?)|à propos de l['’]aut(?:eure?|rice)|sobre (?:la firma|el autor|la autora|o autor|a autora|quem escreve)|作者(?:简介|介绍)|记者简介|【?(?:筆者|著者|記者)(?:紹介|プロフィール|略歴)】?)\s?[:：]/iu;

const WRITING =
  /writ|wrote|author of|report|journalis|correspond|column|editor|book|teach|professor|schreib|autor(?:in)? (?:von|de[rs])|kolumn|korrespond|redak|buch|lehrt|écri|rédac|chroni|livre|enseign|escri|periodis|correspons|redac|libro|profesor|jornalis|colun|livro|ensina|[\p{sc=Han}]/iu;

/** Whether a whole paragraph stands beside the news: below a picture, or about its publisher. A text may begin with a credit. */
export const isCaption = (paragraph: string, isFirst: boolean): boolean => {
  const text = paragraph.trim();
  if (SELF_PORTRAIT.test(text.slice(0, LONGEST_CAPTION)) || isOfAuthor(text)) return true;
  if (text.length > LONGEST_CAPTION) return false;
  if (DASHED_CREDIT.test(text) || NAMED_CREDIT.test(text) || AGENCY_CREDIT.test(text) || CJK_CREDIT.test(text))
    return true;
  return (PICTURE_CREDIT.test(text) && !(isFirst && /[.。]$/u.test(text))) || (!isFirst && CREDIT_BEHIND.test(text));
};

function isOfAuthor(paragraph: string): boolean {
  const [heading] = OF_AUTHOR.exec(paragraph) ?? [];
  return heading !== undefined && WRITING.test(paragraph.slice(heading.length));
}
