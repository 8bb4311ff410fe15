import type { Language } from '../../../../../shared/kernel/language.js';
import { inOneScript } from '../../../request/chinese-characters.js';
import { contentOf, sharedStems } from '../echo.js';
import { anyOf } from '../word-lists.js';
import { ACTING } from './evidence/acting.js';
import { isAttributed } from './voice/voice.js';

/** What a publication is made of, who makes it and for whom. Words that news uses for other things have what tells them apart. */
const MEDIUM: Readonly<Record<Language, RegExp>> = {
  en: anyOf(`newsletters?|podcasts?|webcasts?|livestreams?|audio|videos?|footage|photos?|photographs?|pictures|gallery|captions?|illustrations?|graphics?|infographics?|transcripts?|articles?|stor(?:y|ies)|columns?|blogs?|comments (?:are|section|below|closed|policy)|
    newsroom|studio|editors?|editorial|reporters?|journalists|readers|listeners|(?:this|our|next|latest) issue|(?:print|digital|today['’]s|this) edition|pages?|websites?|inbox|pdf|(?:this|our|full) (?:report|show|notice|version|form|map|programme|channel)|version of this (?:notice|page|article|form|leaflet|bulletin|text)|media (?:quer|enquir|inquir|contact|kit|accredit)\\p{L}+|press (?:office|pack|kit|contact)|helpline|hotline|webcams?|subscriptions?|news-?stands?|leaflets?|brochures?|reproduction|copyright`),
  de: anyOf(`newsletter|podcasts?|livestream|audios?|videos?|fotos?|bilder|bildergalerie|fotostrecke|infografik|transkript|artikel|(?:ein|der|dieser|zum|unser) beitrag|blog|kommentarfunktion|kommentare|redaktion|redakteur(?:in)?|kamera(?:mann|frau)|leser(?:innen|brief\\p{L}*)?|hörer(?:innen)?|(?:diese|nächste|aktuelle|heutige)[rn]? (?:ausgabe|folge|sendung)|heft|
    website|webseite|homepage|postfach|pdf|formular|pressestelle|sendung|mediathek|webcam|abonnement|(?:am|im) kiosk|hotline|broschüre|prospekt|abdruck|nachdruck|vervielfältigung|anzeigenschluss|impressum|rundbrief|gemeindebrief|(?:auf|siehe) seite`),
  fr: anyOf(`newsletter|infolettre|podcasts?|balado|audio|vidéos?|photos?|photographies?|diaporama|légende|infographie|carte interactive|transcription|articles?|reportage|chronique|blogue?|commentaires?|rédaction|rédact(?:eur|rice)s?|journalistes?|lecteurs|auditeurs|(?:ce|prochain|notre) numéro|édition (?:papier|numérique|du jour)|pages?|(?:notre|le|ce) site(?: internet| web)?|site (?:internet|web)|
    boîte mail|pdf|formulaire|(?:cette|notre) émission|hotline|webcam|abonnement|portail|(?:ce|notre) média|en kiosques?|numéro vert|brochure|dépliant|reproduction|mentions légales|infos? voyageurs`),
  es: anyOf(`boletín|newsletter|pódcast|podcast|audio|vídeos?|videos?|fotos?|fotografías?|galería|pie de foto|infografía|transcripción|artículos?|reportajes?|reportea|blog|(?:no (?:acepta|admite)|en los) comentarios|redacción|redactor(?:a|es)?|periodistas?|corresponsal|lectores|oyentes|(?:este|próximo) número|edición (?:impresa|digital|de hoy)|impreso|páginas?|(?:sitio|nuestra) web|
    pdf|enlaces?|formulario|folletos?|webcam|suscripción|(?:este|nuestro) (?:portal|diario|periódico|medio)|en (?:los )?quioscos?|reproducción|aviso legal|(?:este|nuestro) (?:texto|contenido|mapa|programa|canal)`),
  pt: anyOf(`boletim|newsletter|podcasts?|áudio|vídeos?|fotos?|fotografias?|galeria|legenda|infográfico|transcrição|artigos?|matéria|notícia|reportage(?:m|ns)|crônica|crónica|blog|(?:não aceita|nos) comentários|redação|redacção|redator(?:a|es)?|jornalistas?|repórter|leitores|ouvintes|impresso|edição (?:impressa|digital|de hoje)|páginas?|site|
    pdf|links?|formulário|folhetos?|webcam|assinatura|(?:este|nosso) (?:portal|jornal)|nas bancas|reprodução|(?:este|nosso) (?:texto|conteúdo|mapa|programa|canal)`),
  zh: /本[文报刊台网站期]|文中|图片|配图|视频|音频|截图|编辑|记者|通讯员|公众号|微信|客户端|链接|附件|评论区|投稿|热线|爆料|转载|版权|专栏|手记|温馨提示|全媒体|供图|下表|上图|订阅|小程序|在看|后台/u,
  ja: /記事|写真|画像|動画|音声|編集部|記者|読者|リスナー|番組|ポッドキャスト|メルマガ|ニュースレター|ページ|サイト|リンク|感想|お便り|連載|コラム|紙面|本紙|本誌|下表|[上下]図|一覧へ|転載|著作権|フォーム/u,
};

const LONGEST = { latin: 180, cjk: 70 };
/** When something is on the air or due, on which page, and for how little: these figures tell of the medium as well. */
const OF_MEDIUM =
  /(?:[£$€¥]|R\$) ?\d{1,2}(?:[.,]\d{2})?(?![.,]?\d)|\d{1,2}(?:[.,]\d{2})? ?(?:€|euros?|元|円)(?!\p{L})|(?<!\d)\d{1,2}(?:st|nd|rd|th)(?!\p{L})|\d{1,2}[:.h]\d{2}|\d{1,2} ?(?:uhr|h|[ap]\.?m\.?|時|点)(?!\p{L})|(?:pages?|seite|páginas?|p\.|第) ?\p{Lu}?\d{1,3}|\d{1,2} ?(?:min|分)\p{L}*/giu;
/** A Japanese report ends in what happened. */
const PAST = /た。?$/u;
const QUOTED = /["“”«»„「」『』]/u;
/** What was said before is looked at so far back. */
const BEFORE = 1200;

/**
 * Whether a sentence speaks of the publication and of nothing that was said before: news of photographs and of papers has
 * them in its headline, or says who says it, or how many.
 */
export function speaksOfMedium(sentence: string, before: string, language: Language): boolean {
  const text = inOneScript(sentence.trim(), language);
  if (text.length > LONGEST[language === 'zh' || language === 'ja' ? 'cjk' : 'latin']) return false;
  if (!MEDIUM[language].test(text) || QUOTED.test(text) || /\d/u.test(text.replace(OF_MEDIUM, ''))) return false;
  if (language === 'ja' && PAST.test(text)) return false;
  if (isAttributed(text, language) || ACTING[language].test(text)) return false;
  return sharedStems(contentOf(sentence, language), contentOf(before.slice(-BEFORE), language)) === 0;
}
