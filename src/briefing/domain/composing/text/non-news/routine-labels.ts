import type { Language } from '../../../../../shared/kernel/language.js';

/** What publications print in the same form day after day: surveys of the news, vacancies, odds. */
const FORMS: Readonly<Record<Language, string>> = {
  en: "(?:the )?(?:day|news|week|evening|morning)(?: news)? (?:at a glance|in brief|round-?up)|(?:daily|evening|morning) (?:overview|summary|round-?up)|job advert(?:isement)?s?|situations vacant|(?:(?:best|latest|today['’]s) )?betting odds|betting tips|funeral notices?",
  de: '(?:der )?(?:tages|wochen|nachrichten|abend|morgen)(?:überblick|übersicht|rückblick)|(?:der (?:tag|abend|morgen)|die nachrichten|die lage) im (?:überblick|kurzüberblick)|stellen(?:anzeigen?|ausschreibung)|(?:aktuelle )?wett(?:quoten|tipps?)|quotenvergleich|familienanzeigen',
  fr: "(?:le )?(?:tour|résumé|récap(?:itulatif)?) (?:de l['’]actu(?:alité)?|de la journée|du jour|de la semaine)|l['’]actu(?:alité)? en bref|petites annonces|(?:les )?(?:cotes|pronostics?)(?: du (?:jour|match))?|avis d['’]obsèques",
  es: '(?:el )?(?:repaso|resumen)(?: informativo)? (?:del día|de la (?:jornada|semana|mañana|tarde))|las noticias en breve|(?:las )?cuotas (?:de apuestas|del (?:día|partido))|avisos? fúnebres?',
  pt: '(?:o )?(?:resumo|giro)(?: de notícias)? (?:do dia|da (?:manhã|noite|semana))|(?:as )?notícias em resumo|(?:palpites?|prognósticos?) (?:do dia|do jogo)|avisos? fúnebres?',
  zh: '今日速览|(?:新闻|每日)(?:速览|简报|综述)|一日要闻|(?:诚聘|急聘|高薪诚聘)(?:英才)?|(?:岗位|人才)招聘|(?:足彩|竞彩|今日)?赔率(?:一览|分析)|(?:各大银行)?(?:定期|大额|银行)?存款利率(?:表|一览表?)|今日外汇牌价',
  ja: '(?:今日|きょう|一日|1日)の(?:まとめ|ニュースまとめ)|ニュース(?:まとめ|ダイジェスト|一覧)|(?:求人|採用)(?:広告|のお知らせ)|スタッフ募集|(?:最新)?オッズ一覧|最新オッズ|(?:定期)?預金金利(?:一覧|比較|ランキング)(?:表)?|訃報一覧|死亡広告',
};

/** Subjects of news as well, as in "Mortgage rates: lenders cut deals": a listing only where no news follows a colon. */
const SUBJECTS: Readonly<Record<Language, string>> = {
  en: '(?:(?:best|fixed) )?(?:deposit|savings|mortgage|exchange) rates(?: (?:compared|table|today))?|odds|(?:job|current|latest) (?:vacanc(?:y|ies)|openings?)|obituaries|in memoriam|deaths and funerals',
  de: '(?:aktuelle )?(?:fest|tages)geld(?:zinsen|vergleich)|(?:bau|spar)zinsen(?: im vergleich)?|zinsvergleich|wechselkurse|nachrufe|trauerfälle|stellen(?:markt|angebote)',
  fr: "(?:meilleurs )?taux (?:des livrets|d['’]épargne|des dépôts|immobiliers?)(?: du jour)?|taux de change|offres? d['’]emploi|paris sportifs|(?:carnet\\. )?(?:les )?avis de décès(?: du jour)?|nécrologie|obsèques|en bref",
  es: '(?:mejores )?(?:tasas|tipos|rentabilidad) de (?:los )?(?:depósitos|plazos? fijos?)(?: hoy)?|tipos? de cambio|ofertas? de (?:empleo|trabajo)|apuestas(?: deportivas)?|necrológicas?|obituarios|breves',
  pt: '(?:melhores )?(?:taxas|rendimentos?) (?:de|dos) (?:depósitos|cdbs?)(?: hoje)?|taxas? de câmbio|vagas de (?:emprego|trabalho)|ofertas? de emprego|apostas(?: esportivas| desportivas)?|necrologia|obituários|breves',
  zh: '最新存款利率|外汇牌价|讣闻',
  ja: '為替レート|オッズ|訃報|お悔やみ(?:情報)?|おくやみ(?:情報)?',
};

/** For the beginning of a headline that is nothing else, or goes on after a colon, a bar or a date. */
export const routineLabels = (language: Language): string =>
  `${FORMS[language]}|(?:${SUBJECTS[language]})(?!\\s?[:：])`;
