import type { Language } from '../../../../../shared/kernel/language.js';
import { opens } from './line-patterns.js';

/** Headlines of what a publication prints for the eye or for looking things up: galleries, cartoons, listings, errata. */
const LISTINGS: Readonly<Record<Language, RegExp>> = {
  en: opens(`(?:gallery\\s?[:|]|photo gallery\\b|photos? of the (?:day|week)|in pictures\\b|cartoon\\s?[:|]|(?:weekly )?links (?:of|for) the|weekend reading|
    erratum|corrigendum|errata|duty pharmac|(?:job )?vacancies\\b|what['’]s on\\b|(?:events?|community) (?:calendar|diary)|death notices|\\d{1,2} (?:tips|ways|tricks|hacks|ideas|easy steps) (?:to|for)\\b)`),
  de: opens(`(?:(?:foto|bilder)(?:galerie|strecke)|die bilder (?:des|der) |karikatur|links? der woche|linktipps|errata|berichtigung|
    (?:apotheken-?)?notdienst|apothekendienst|stellen(?:angebote|anzeigen)|veranstaltungs(?:kalender|tipps|hinweise)|termine (?:am|im|der|für)|\\d{1,2} (?:tipps|tricks|ideen) (?:für|gegen|zum|zur)|todesanzeigen)`),
  fr: opens(`(?:galerie\\s?[:|]|(?:galerie photos?|diaporama|portfolio)\\b|les (?:photos|images) (?:de la semaine|du jour)|dessin (?:du|de)|les liens de la semaine|erratum|errata|
    pharmacies? de garde|offres d['’]emploi|l['’]agenda (?:du|de|des)|agenda (?:du|de|des|culturel)|avis de décès|\\d{1,2} (?:astuces|conseils|idées|façons) (?:pour|de)|que faire ce week-end)`),
  es: opens(`(?:galería\\s?[:|]|fotogalería\\b|(?:las )?(?:mejores )?(?:fotos|imágenes) (?:de la (?:semana|jornada)|del (?:día|mes|entrenamiento|partido))|viñeta\\b|humor gráfico|
    enlaces (?:de la semana|recomendados|del)|fe de erratas|farmacias? de (?:guardia|turno)|(?:ofertas|bolsa) de (?:empleo|trabajo)|cartelera\\b|esquelas\\b|
    agenda (?:cultural|de (?:actos|eventos|la semana)|del? (?:l[oa]s? )?(?:día|fin de semana|finde|ministr|president|alcald|conseje|gobern)|para (?:hoy|el))|
    qué hacer (?:hoy|este)|\\d{1,2} (?:consejos|trucos|ideas|maneras|formas|pasos) (?:para|de)|(?:las )?entradas .{0,60}a la venta|resumen (?:de noticias|informativo)|nueva colección|palabras d(?:el|e la) |discurso íntegro)`),
  pt: opens(`(?:galeria\\s?[:|]|fotogaleria\\b|(?:as )?(?:melhores )?(?:fotos|imagens) (?:da semana|do (?:dia|jogo|treino))|cartoon\\s?[:|]|charge\\b|tirinha\\b|links da semana|errata\\b|
    farmácias? de (?:plantão|serviço)|(?:confira as )?vagas (?:de emprego|do (?:pat|sine)|abertas)|edição do diário|hoje é dia\\b|
    agenda (?:cultural|do dia|da semana|do fim|d[oa] (?:ministr|president|prefeit|governad))|o que fazer (?:hoje|neste|no fim)|\\d{1,2} (?:dicas|truques|ideias|maneiras|formas|passos) (?:para|de)|como .{3,60} em \\d{1,2} passos|look do dia|check-in (?:aberto|para)|provas públicas de)`),
  zh: /^[【[]?(?:组图|图集|高清图集|漫画|一周图片|每日一图|勘误|更正启事|招聘(?:公告|信息)|讣告|活动(?:预告|日历))/u,
  ja: /^[【[]?(?:写真(?:特集|集)|フォト(?:ギャラリー|リポート)|[4４四]コマ|正誤表|求人(?:情報|案内)|休日当番医|イベント(?:情報|カレンダー)|おくやみ)/u,
};

/** A list of ingredients is for the kitchen, not for the ear. */
const RECIPE =
  /(?:^|[\s>.。])(?:ingredientes|ingredients|zutaten|ingrédients|用料|食材|配料|材料)\s?(?:[(（][^)）]{1,20}[)）]\s?)?[:：]/iu;
const READ = 2000;

/** Galleries, cartoons, listings, advice for every season. */
export const isListing = (title: string, language: Language): boolean => LISTINGS[language].test(title.slice(0, READ));

export const isRecipe = (text: string): boolean => RECIPE.test(text.slice(0, READ));
