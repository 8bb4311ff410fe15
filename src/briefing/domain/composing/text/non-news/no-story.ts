import { LANGUAGES, type Language } from '../../../../../shared/kernel/language.js';
import { inOneScript } from '../../../request/chinese-characters.js';
import { isPromotion } from '../boilerplate.js';
import { opens } from './lines/line-patterns.js';
import { isNonNewsItem } from './non-news.js';
import { routineLabels } from './routine-labels.js';

const READ = 2000;

/** What a headline calls itself, whole or in front of a colon or a bar: nothing else is sure enough to leave an item out for. */
const LABELS: Readonly<Record<Language, string>> = {
  en: "what['’]s on(?: this weekend)?|\\p{L}{3,6}day (?:links|reads)|things to do this weekend|clarifications?|corrections?|setting the record straight|corrigend(?:um|a)|errat(?:um|a)|corrections and clarifications|(?:photo )?gallery|in pictures|photos? of the (?:day|week)|cartoon|(?:obituary|death) notices?|(?:crossword|puzzle|quiz) (?:solutions?|answers?)|letters?(?: to the editor)?|your letters|readers['’] letters|tide times|fixtures(?: and results)?|results and fixtures|player ratings|from our sponsors?",
  de: 'was ist los am wochenende|korrekturen|klarstellung|in eigener sache|errat(?:um|a)|berichtigung|richtigstellung|(?:foto|bilder)(?:galerie|strecke)|bild des tages|karikatur|(?:trauer|todes)anzeigen?|rätsellösung(?:en)?|leserbriefe?|leserpost|einzelkritik|ergebnisse und (?:ansetzungen|termine)|speiseplan',
  fr: "que faire (?:ce|le) week-end(?: [^:|]{2,30})? ?[?]?|avis d['’]obsèques|errat(?:um|a)|rectificatif|précisions?|(?:galerie photos?|diaporama|portfolio)|en images|dessin du jour|photo du jour|carnet(?: du jour)?|(?:les )?solutions d[eu]s? (?:nos )?jeux|courrier des lecteurs|horaires des marées|résultats et calendrier|contenu partenaire|(?:le |la )?(?:dessin|photo) du jour|menu de la cantine",
  es: 'qué hacer (?:este|el) (?:fin de semana|finde)(?: [^:|]{2,30})?|aclaraci(?:ón|ones)|rectificaci(?:ón|ones)|fe de erratas|errata|(?:foto)?galería|en imágenes|(?:la )?foto del día|viñeta|humor gráfico|esquelas?|soluciones (?:a|de) los pasatiempos|cartas al director|cartas de (?:los|nuestros) lectores|resultados y (?:calendario|próxima jornada)|el uno a uno|contenido patrocinado|menú escolar',
  pt: 'o que fazer (?:neste|no|este) (?:fim de semana|fds)(?: [^:|]{2,30})?|esclarecimentos?|correç(?:ão|ões)|errata|erramos|(?:foto)?galeria|em imagens|foto do dia|cartoon|charge|tirinha|notas? de falecimento|soluções dos passatempos|cartas (?:dos|de) leitores|cartas à redação|resultados e próxima (?:rodada|jornada)|as notas(?: dos jogadores)?|conteúdo patrocinado|cardápio (?:escolar|da semana)|agenda cultural|charge do dia',
  zh: '更正(?:启事|声明|说明)?|勘误(?:表|启事)?|组图|图集|高清图集|每日一图|一周图片|读者来信|来信照登|寻物启事|寻人启事|招领启事|招聘启事|球员评分|赛果(?:与|及)赛程|学校食堂一周菜谱',
  ja: 'お悔やみ|おくやみ|訂正(?:して、?お(?:わ|詫)びします)?|お(?:わ|詫)びして訂正します|お詫びと訂正|正誤表|写真特集|フォトギャラリー|[4４四]コマ漫画|訃報欄|お悔やみ欄|読者の声|みんなの声|投書|投稿欄|結果と日程|試合結果|迷い[鳥犬猫]|今週の給食',
};
/** "Death notices, 18 November", "School lunch menu, week 47": of which day or week, and nothing else. */
const OF_WHEN = `(?:,| (?:of|for|from|vom|am|für|du|de|del|da|do))? ?(?:\\p{L}{1,9},? ){0,2}\\d{1,2}(?:[. ][^:：]{0,20}|er|月\\d{1,2}日)?$`;
const labelled = (labels: string): RegExp =>
  new RegExp(`^(?:(?:${labels})(?:\\s?(?:[:：|｜丨]|[.。]?$)|${OF_WHEN})|[[【](?:${labels})[\\]】])`, 'iu');
const LABELLED = new Map(
  LANGUAGES.map((language) => [language, labelled(`${LABELS[language]}|${routineLabels(language)}`)]),
);

/** Whether a headline is, or begins with, the label of a gallery, a cartoon or an erratum. */
export const isLabelled = (title: string, language: Language): boolean =>
  LABELLED.get(language)?.test(inOneScript(title.trim().slice(0, READ), language)) === true;

/** Headlines of what a publication prints for the eye or for looking things up: galleries, cartoons, listings, errata. */
const LISTINGS: Readonly<Record<Language, RegExp>> = {
  en: opens(`(?:(?:question|quiz) of the (?:day|week)\\b|(?:the )?(?:\\p{L}+ ){0,2}quiz\\s?[:|]|gallery\\s?[:|]|photo gallery\\b|photos? of the (?:day|week)(?! of)|in pictures\\b|cartoon\\s?[:|]|(?:weekly )?links (?:of|for) the|weekend reading|
    erratum|corrigendum|errata|duty pharmac(?:y|ies)\\b|(?:job )?vacancies(?:\\s?[:|]|$)|what['’]s on\\b(?! the)|(?:events?|community) (?:calendar|diary)|death notices(?:\\s?[:|]|$)|\\d{1,2} (?:tips|ways|tricks|hacks|ideas|easy steps) (?:to|for)\\b)`),
  de: opens(`(?:(?:quiz|frage|quizfrage|rätsel) (?:des tages|der woche)(?!\\p{L})|quiz\\s?[:|]|(?:foto|bilder)(?:galerie|strecke)|die bilder (?:des tages|der woche)|bilder (?:des tages|der woche)(?!\\p{L})|(?:stau|verkehrs)(?:meldungen|lage|hinweise)(?:\\s?[:|]|$)|karikatur(?:\\s?[:|]|$| (?:des tages|der woche))|links? der woche|linktipps|errata|
    (?:(?:apotheken-?)?notdienste?|apothekendienst|stellen(?:angebote|anzeigen))(?:\\s?[:|]|$| am (?:wochenende|sonntag|samstag))|veranstaltungs(?:kalender|tipps|hinweise)|termine (?:am|im|der woche|für (?:heute|morgen|das wochenende))|\\d{1,2} (?:tipps|tricks|ideen) (?:für|gegen|zum|zur)|todesanzeigen(?:\\s?[:|]|$))`),
  fr: opens(`(?:(?:la question|le quiz) (?:du jour|de la semaine)(?!\\p{L})|quiz\\s?[:|.]|galerie\\s?[:|]|(?:galerie photos?|diaporama)\\b|portfolio(?:\\s?[:|.]|$)|les (?:photos|images) (?:de la semaine|du jour)(?! d)|dessin (?:du jour|de la semaine)|les liens de la semaine|erratum|errata|
    pharmacies de garde|pharmacie de garde(?:$| (?:du|de|à|le) )|offres d['’]emploi(?:$|\\s?\\|)|(?:l['’])?agenda (?:culturel|du (?:jour|week-end)|de la semaine|des sorties)|avis de décès(?:$| d)|\\d{1,2} (?:astuces|conseils|idées|façons) (?:pour|de)|que faire ce week-end)`),
  es: opens(`(?:la pregunta del día(?!\\p{L})|quiz\\s?[:|]|galería\\s?[:|]|fotogalería\\b|(?:las )?(?:mejores )?(?:fotos|imágenes) (?:de la (?:semana|jornada)|del (?:día|mes|entrenamiento|partido))|viñeta(?:\\s?[:|]|$| del día)|humor gráfico|
    enlaces (?:de la semana|recomendados|del)|fe de erratas|farmacias de (?:guardia|turno)|farmacia de (?:guardia|turno)(?:$| hoy)|(?:ofertas|bolsa) de (?:empleo|trabajo)(?:$|\\s?\\|)|cartelera(?:\\s?[:|]|$| de la semana| del fin)|esquelas(?:\\s?[:|]|$)|
    agenda (?:cultural|de (?:actos|eventos|la semana)|del? (?:día|fin de semana|finde)|(?:del|de la) (?:ministr|president|alcald|conseje|gobern)\\p{L}{0,4}(?:$|:| para )|para (?:hoy|el))|
    qué hacer (?:hoy|este)(?! con)|\\d{1,2} (?:consejos|trucos|ideas|maneras|formas|pasos) (?:para|de)|(?:las )?entradas .{0,60}a la venta|resumen (?:de noticias|informativo)|nueva colección|palabras (?:del|de la) [^,]{0,60} (?:en (?:el acto|la (?:inauguración|clausura|ceremonia|cumbre|conferencia|reunión))|con motivo|durante) |discurso íntegro)`),
  pt: opens(`(?:(?:a )?pergunta do dia(?!\\p{L})|quiz\\s?[:|]|galeria\\s?[:|]|fotogaleria\\b|(?:as )?(?:melhores )?(?:fotos|imagens) (?:da semana|do (?:dia|jogo|treino))|cartoon\\s?[:|]|charge(?:\\s?[:|]|$| do dia| da semana)|tirinha\\b|links da semana|errata\\b|
    farmácias de (?:plantão|serviço)|farmácia de (?:plantão|serviço)(?:$| hoje)|confira as vagas|vagas do (?:pat|sine)\\b|vagas (?:de emprego|abertas)(?:\\s?[:|]|$| d[oae]sta )|edição do diário|hoje é dia\\b|
    agenda (?:cultural|do dia|da semana(?:$|:)|do fim|d[oa] (?:ministr|president|prefeit|governad)\\p{L}{0,4}(?:$|:| para ))|o que fazer (?:hoje|neste|no fim)(?! com)|\\d{1,2} (?:dicas|truques|ideias|maneiras|formas|passos) (?:para|de)|como .{3,60} em \\d{1,2} passos|look do dia|check-in (?:aberto|para)|provas públicas de)`),
  zh: /^[【[]?(?:每日一问|今日问答|组图|图集|高清图集|漫画(?:[：:|｜】\]]|$)|一周图片|每日一图|勘误|更正启事|招聘(?:公告|信息)(?:$|[：:|｜])|讣告(?:$|[：:|｜])|活动(?:预告|日历))/u,
  ja: /^[【[]?(?:今日のクイズ|クイズ[：:]|写真特集|写真集(?:$|[：:|｜])|フォト(?:ギャラリー|リポート)|[4４四]コマ|正誤表|求人(?:情報|案内)(?:$|[：:|｜])|休日当番医(?:$|[：:|｜]|の(?:お知らせ|案内))|イベント(?:情報|カレンダー)|おくやみ(?:$|[：:|｜]|情報))/u,
};

/** A list of ingredients with how much of each is for the kitchen. A recall names them, too, without amounts. */
const RECIPE =
  /(?:^|[\s>.。])(?:ingredientes|ingredients|zutaten|ingrédients|用料|食材|配料|材料)\s?(?:[(（][^)）]{1,20}[)）]\s?)?[:：](?=.{0,60}[\d一二三四五六七八九十百半½¼])/iu;

/** Galleries, cartoons, listings, advice for every season. */
export const isListing = (title: string, language: Language): boolean => LISTINGS[language].test(title.slice(0, READ));

export const isRecipe = (text: string): boolean => RECIPE.test(text.slice(0, READ));

/** Advertising, live tickers, digests and corrections are no stories, even where a sentence of theirs looks like news. */
export const isNoStory = (title: string, language: Language): boolean =>
  isPromotion(title) || isNonNewsItem(title, language) || isListing(title, language);
