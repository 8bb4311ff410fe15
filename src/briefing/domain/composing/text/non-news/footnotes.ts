import type { Language } from '../../../../../shared/kernel/language.js';
import { inOneScript } from '../../../request/chinese-characters.js';
import { isReported } from './reported.js';
import { says } from './lines/line-patterns.js';

/** To whom a publisher turns beside the listener: "Notes to editors: …", "Hinweis für Medienvertreter: …". */
const NOTE_TO =
  /^(?:(?:notes?|message|information|info|advice) (?:to|for) (?:(?:the|our|all) )?(?:editors?|journalists?|media|press|news ?desks?|readers?|listeners?|viewers?|subscribers?)|(?:hinweise?|information(?:en)?|infos?|anmerkung|mitteilung) (?:an|für) (?:die )?(?:redaktion(?:en)?|medien\p{L}*|journalist\p{L}*|presse\p{L}*|leser\p{L}*|hörer\p{L}*)|(?:note|avis|information|message|info)s? (?:aux|à l['’]attention des|à la|pour les|destinée? aux) (?:rédact\p{L}+|journalistes|médias|presse|lecteurs|auditeurs|abonnés)|(?:nota|aviso|información|informação|mensaje|mensagem)s? (?:a|para|aos?|à) (?:l[oa]s? |os? |as? )?(?:redact\p{L}+|redaç\p{L}+|editores|periodistas|jornalistas|medios|prensa|imprensa|lectores|leitores|oyentes|ouvintes))\s?[:：]|^(?:致(?:编辑|读者|媒体)|媒体须知|读者须知|报道须知)[：:]?|^(?:報道関係者|報道機関|読者|視聴者|リスナー)の?(?:皆様|皆さま|みなさま|方)へ/iu;

/** What stands below an account of figures, money or a machine's work, for each language. */
interface Footnotes {
  /** What is no advice. */
  readonly disclaimer: string;
  /** How figures and hours are given, without a verb of their own or with one of being. */
  readonly given: string;
  /** Which picture, text or summary a machine has made. */
  readonly made: string;
  /** Where a document, a recording or a picture can be had. */
  readonly served: string;
  /** Courtesy to those whom something troubles. */
  readonly courtesy: string;
  /** When the publication itself comes again, and what stands in this edition of it. */
  readonly next: string;
  /** What whoever wants to, or is in need, can do. */
  readonly invited: string;
  /** What members have of it. */
  readonly members: string;
  /** What the law has publishers say: of games, of investments. */
  readonly risk: string;
}

const NOTES: Readonly<Record<Language, Footnotes>> = {
  en: {
    disclaimer: `(?:nothing|none of (?:this|the above)|\\b(?:is|are|does|do|should|must)(?: not|n['’]t))\\b.{0,60}\\b(?:investment|financial|legal|medical|tax|professional) advice`,
    given: `^(?:all )?(?:figures?|times|prices?|dates|data|numbers|totals|results|standings) (?:are|is|(?:may|can) be|shown|quoted|given|in) (?:\\p{L}+ ){0,3}(?:provisional|preliminary|local|rounded|approximate|subject to|correct|accurate|delayed|inclusive|unaudited|current|constant|thousands|millions|(?:us )?dollars|gmt|bst|cet|et)\\b`,
    made: `^(?:this |the |an? )?(?:\\p{L}+ )?(?:image|picture|illustration|summary|text|translation|transcript|article|story|headline|audio|narration|voice)s? (?:was |were |is |has been |have been )?(?:(?:\\p{L}+ )?(?:generated|created|made|produced|written|translated|voiced|drafted) )?(?:partly )?(?:by|with|using) (?:an? |the help of |help from )?(?:ai|artificial intelligence|machine)\\b(?!.{0,60} (?:said|says|found|spread|show))`,
    served: `\\b(?:can|may) be (?:downloaded|streamed|viewed online|watched online|heard again|ordered from|requested from|obtained from)\\b|\\b(?:is|are) (?:now )?(?:available|up) (?:to|for) (?:download|stream)|^(?:listen to|watch|read|hear|view|browse|follow|check out|explore|visit|join) (?:this|our|these|all our|the (?:full|whole|entire|rest))\\b|^(?:advance |the )?tickets (?:are|from) (?:still |now |also )?(?:available|on sale|from|the)\\b`,
    courtesy: `\\b(?:apologi[sz]e|sorry|apologies) for any inconvenience|\\bthank (?:you|them|residents|customers) for (?:your|their) (?:patience|understanding|cooperation)`,
    next: `^(?:the |our )?next (?:\\p{L}+ )?(?:bulletin|update|issue|edition|episode|newsletter|post|forecast|broadcast|instal?ment) (?:at|on|is|will|in|comes|appears|due|:|-|–)|\\b(?:email|newsletter|podcast|channel|bulletin|feed|app) (?:has|brings|offers|delivers) (?:you )?(?:more|the (?:latest|best))`,
    invited: `^(?:in an emergency|if you (?:are|have|would|want|wish|need|see|know|think|spot)|(?:anyone|those|people|readers) (?:wishing|wanting|interested|who (?:wish|want|would like))\\b)|^(?:mods|admins|folks)[,:] |^(?:come (?:and|along|down|join|see|to (?:our|the))|why not)\\b`,
    members: `^(?:(?:our|club|season[- ]ticket|annual) )?(?:members|subscribers|patrons|season[- ]ticket holders)\\b(?! of).{0,80}\\b(?:free|discounts?|priority|early access|for nothing)\\b(?!.{0,60}\\b(?:court|ruling|scrapped|ended)\\b)`,
    risk: `(?:gamble|play|bet|drink) responsibly|capital (?:is )?at risk|past performance (?:is|does)|\\bavailable (?:from|at|in|via|on|as) (?:our|the (?:\\p{L}+ ){0,2}(?:shop|store|website|site|office|app|reception|box office)|request|demand|pdf|all (?:major )?platforms)\\b|^in (?:this|today['’]s|this week['’]s) (?:issue|edition|newsletter|email|episode)\\b`,
  },
  de: {
    disclaimer: `kein(?:e|erlei)? (?:\\p{L}+ )?(?:anlageberatung|anlageempfehlung|kaufempfehlung|rechtsberatung|steuerberatung|finanzberatung|ärztliche beratung)|ersetz(?:t|en) keine`,
    given: `^(?:alle )?(?:angaben|zahlen|zeiten|preise|daten|kurse|werte)(?: sind| jeweils| in| verstehen sich)? (?:\\p{L}+ ){0,3}(?:ohne gewähr|vorläufig|gerundet|ortszeit|mesz|mez|inklusive|inkl|brutto|netto|tausend|millionen|preisbereinigt|mit verzögerung)(?!\\p{L})`,
    made: `^(?:d(?:ie|er|as) |diese[rs]? )?(?:\\p{L}*bild|foto|illustration|grafik|\\p{L}*zusammenfassung|text|übersetzung|artikel|beitrag|audio\\p{L}*|stimme|transkript)(?:er|e|en|s)? (?:wurden? |ist |sind )?(?:\\p{L}+ ){0,3}(?:mit(?:hilfe)?|von|durch|per) (?:(?:einer |der )?hilfe (?:von )?)?(?:ki|künstliche\\p{L}? intelligenz|maschine)(?!\\p{L})(?!.{0,60}(?:sagte|teilte|kursier|verbreit))|^ki-(?:generiert|zusammenfassung|bild)`,
    served: `(?:kann|können)(?!\\p{L}).{2,80} (?:angefordert|heruntergeladen|nachgehört|nachgelesen|abgerufen|angehört|angeschaut) werden|steh(?:t|en)(?!\\p{L}).{0,80} zum (?:download|nachhören|nachlesen|abruf|herunterladen)(?!\\p{L})|(?:kann|können) nicht (?:abgespielt|angezeigt|geladen|dargestellt) werden|^(?:hör|schau|lies|sieh|guck|klick)(?:t)? (?:rein|mal|dir|euch|hier|jetzt|uns)(?!\\p{L})|^(?:eintritts)?(?:karten|tickets) (?:für [^,.]{2,60} )?(?:gibt es|sind (?:[\\p{L}.]+ ){0,6}(?:erhältlich|zu haben|im vorverkauf))(?!\\p{L})(?!.{0,60}(?:nicht mehr|keine|kaum))|^(?:zum|jetzt) (?:nachhören|nachlesen|download|reinhören)(?!\\p{L})`,
    courtesy: `bitte[nt]? um (?:ihr |euer )?(?:verständnis|entschuldigung|nachsicht|geduld)|danke[nt]? für (?:ihr|euer|das) (?:verständnis|geduld)|entschuldigen (?:wir|sie) .{0,20}unannehmlichkeiten`,
    next: `^(?:die |der |das |unser[e]? )?nächste[rs]? (?:ausgabe|folge|newsletter|aktualisierung|bericht|sendung|meldung|bulletin) (?:erscheint|kommt|gibt|am|um|folgt|ist)(?!\\p{L})|^ein (?:kommentar|gastbeitrag|gastkommentar|essay|interview|porträt|beitrag|bericht|überblick|text|film|video|reportage) von \\p{L}+(?: \\p{L}+){0,6}[.]?$|(?:dieses )?thema im programm|über dieses thema bericht`,
    invited: `^wer (?!.{0,80} (?:muss|wird|hat|darf)(?!\\p{L}))(?:[\\p{L}-]+ ){1,6}(?:möchte|will|mag|kann)[^,]{0,40}, (?:kann|findet|sollte|meldet|ist|hat)(?!\\p{L})|^(?:im notfall|interessierte|interessenten|ehrenamtliche|freiwillige)(?!\\p{L}).{0,60}(?:können|melden|wenden|finden|wählen)|^für (?:angehörige|betroffene|anwohner|rückfragen|fragen) (?:ist|steht|gibt|haben)(?!\\p{L})`,
    members: `^(?:unsere |die )?(?:mitglieder|abonnent(?:inn)?en|dauerkarteninhaber|förderer)(?!\\p{L}| de[rs] ).{0,80}(?:kostenlos|gratis|freien eintritt|rabatt|ermäßig\\p{L}*|vorkaufsrecht)`,
    risk: `(?:spielen|glücksspiel) kann süchtig|^(?:keine garantie|alle rechte)|(?:ist|sind|bleibt)(?!\\p{L}).{0,60}(?:abrufbar|nachzulesen|nachzuhören|nachzusehen|einsehbar)|gibt es .{0,40}(?:als pdf|zum download|im (?:\\p{L}*shop|netz|internet)|online)(?!\\p{L})|honorarfrei|belegexemplar|^(?:in (?:dieser|der heutigen|unserer heutigen) (?:ausgabe|folge|sendung)|diese und weitere themen)(?!\\p{L})`,
  },
  fr: {
    disclaimer: `ne (?:constitue|sont|saurait|remplace)\\p{L}* (?:pas|en rien|aucun\\p{L}*) (?:\\p{L}+ ){0,3}(?:conseil|recommandation|avis médical|incitation)`,
    given: `^(?:tou(?:s|tes) )?(?:les )?(?:chiffres|horaires|heures|prix|tarifs|données|montants|résultats)(?: sont| donnée?s| exprimée?s| indiquée?s)? (?:\\p{L}+ ){0,3}(?:provisoires|locale?s?|arrondie?s|indicatifs|sous réserve|hors taxes|ttc|corrigée?s|constants|courants|milliers|millions)(?!\\p{L})`,
    made: `^(?:cet(?:te)? |ce |la |l['’]|une |les )?(?:image|illustration|photo|visuel|résumé|texte|traduction|synthèse|article|audio|voix|transcription)s? (?:a été |est |ont été |sont )?(?:\\p{L}+ ){0,3}(?:par|avec|à l['’]aide d(?:e |['’])|grâce à) ?(?:une |l['’])?(?:ia|intelligence artificielle)(?!\\p{L})(?!.{0,60}(?:circul|a dit|selon))`,
    served: `(?:est|sont|reste|restent) (?:\\p{L}+ )?(?:téléchargeables?|consultables?|réécoutables?|disponibles? (?:en|au) (?:téléchargement|replay|podcast))|peu(?:t|vent) être (?:téléchargée?s?|consultée?s?|réécoutée?s?|visionnée?s?)|^à (?:ré|re)?(?:écouter|voir|lire|suivre|retrouver|découvrir|visionner|écouter)(?!\\p{L})[^,]*$|^(?:les )?(?:billets|places|tickets) (?:sont )?(?:en vente|disponibles|à retirer)(?!\\p{L})|(?:ce )?contenu (?:est|a été) (?:bloqué|masqué)`,
    courtesy: `(?:merci|remerci\\p{L}+) (?:\\p{L}+ )?(?:de|pour) (?:votre|leur) (?:compréhension|patience)|excuser? (?:\\p{L}+ ){0,3}(?:pour la )?gêne|gêne occasionnée`,
    next: `^(?:la |le |notre )?prochaine? (?:numéro|édition|épisode|bulletin|lettre|émission|mise à jour|point) (?:le|à|est|sera|paraît|dans)(?!\\p{L})|^une? (?:article|reportage|chronique|récit|enquête|émission|portrait) (?:de|d['’]|par|préparée|proposée|signée?|réalisée?) ?\\p{L}+(?: \\p{L}+){0,6}[.]?$`,
    invited: `^(?:si vous|en cas d['’]urgence|pour (?:aider|participer|s['’]inscrire|nous (?:aider|soutenir|rejoindre|écrire|contacter)|en savoir)|les personnes (?:intéressées|souhaitant)|les (?:intéressés|volontaires) (?:peuvent|sont))(?!\\p{L})`,
    members: `^(?:nos |les )?(?:adhérents|abonnés|membres|sociétaires)(?!\\p{L}| d[eu]).{0,80}(?:gratuit\\p{L}*|remise|réduction|tarif réduit|priorit\\p{L}+)(?!\\p{L})`,
    risk: `(?:jouer|parier|les jeux)(?!\\p{L}).{0,40}comport\\p{L}+ des risques|avec modération|disponibles? (?:sur (?:demande|simple demande|notre)|en (?:ligne|replay|podcast|boutique|librairie|pdf))|libre de droits|^(?:dans ce(?:tte)? (?:numéro|édition|épisode|émission)|au (?:sommaire|programme))(?!\\p{L})`,
  },
  es: {
    disclaimer: `no (?:es|son|constituyen?|sustituyen?|deben?) (?:\\p{L}+ ){0,3}(?:recomendaci\\p{L}+|asesor\\p{L}+|consejo|invitación|consulta médica)`,
    given: `^(?:tod[oa]s )?(?:l[ao]s )?(?:cifras|horas|horarios|precios|datos|importes|valores|resultados)(?: son| están| expresad[oa]s)? (?:\\p{L}+ ){0,3}(?:provisionales|locales?|redondead[oa]s|orientativ[oa]s|sujet[oa]s|corrientes|constantes|miles|millones|aproximad[oa]s|dólares|desestacionalizad[oa]s)(?!\\p{L})`,
    made: `^(?:est[ae] |el |la |una? )?(?:imagen|ilustración|foto|resumen|texto|traducción|artículo|contenido|audio|voz|transcripción)(?:es|s)? (?:ha sido |fue |está |se )?(?:\\p{L}+ ){0,3}(?:por|con|mediante) (?:(?:la )?ayuda de (?:la )?|una )?(?:ia|inteligencia artificial)(?!\\p{L})(?!.{0,60}(?:circul|dijo|según))`,
    served: `(?:se )?pued(?:e|en) (?:descargar(?:se)?|consultar(?:se)?|escuchar(?:se)?|solicitar(?:se)?) (?:en|aquí|desde|a través|gratis)(?!\\p{L})|disponibles? (?:para (?:su )?descarga|en descarga)|^(?:consult|escuch|mir|revis|repas)(?:a|e|ad|en) (?:aquí|en (?:directo|vivo|streaming)|ahora|est[ea]|nuestr[oa]s?|tod[oa]s?|l[ao]s? (?:lista|galería|guía|última|entrevista)|el (?:vídeo|video|mapa|listado|directo|programa|reportaje|pódcast|podcast))(?!\\p{L})|^(?:las )?(?:entradas|boletos|localidades) (?:están |ya )?(?:a la venta|disponibles)(?!\\p{L})|^puedes?n? (?:consultar|escuchar|ver|leer|descargar|volver a)(?!\\p{L})`,
    courtesy: `(?:disculp\\p{L}+|lament\\p{L}+|perdon\\p{L}+) (?:\\p{L}+ )?las molestias|graci?as? por (?:su|vuestra|tu) (?:comprensión|paciencia)|agradece\\p{L}* (?:su|la|vuestra) (?:comprensión|paciencia)`,
    next: `^(?:la |el |nuestr[oa] )?próxim[oa] (?:boletín|edición|número|episodio|entrega|actualización|capítulo|parte|programa) (?:el|la|a|es|será|se|llega|sale)(?!\\p{L})|^una? (?:artículo|reportaje|crónica|análisis|entrevista|columna) de \\p{L}+(?: \\p{L}+){0,4}[.]?$`,
    invited: `^(?:si (?:quiere|desea|tiene|necesita|eres|estás)|en caso de emergencia|quien(?:es)? (?:quiera|desee)n?|l[oa]s (?:interesad[oa]s|personas interesadas)|para (?:participar|inscribirse|colaborar|ayudar|apuntarse),?)(?!\\p{L})|^accede[nr]? (?:aquí|a (?:la galería|tod[oa]s?|nuestr[oa]s?|tu))(?!\\p{L})|^recordamos (?:a|que)(?!\\p{L})`,
    members: `^(?:nuestros |los )?(?:socios|abonados|suscriptores|miembros)(?!\\p{L}| del? ).{0,80}(?:gratis|gratuit\\p{L}*|descuento|preferente)(?!\\p{L})`,
    risk: `jueg(?:a|ue) con responsabilidad|el juego (?:puede|causa)|disponibles? (?:en (?:línea|pdf|nuestr[oa]|la (?:tienda|web))|bajo petición|previa solicitud)|libre de derechos|(?:es|son) (?:(?:solo|meramente) )?(?:informativ[oa]s?|orientativ[oa]s?) y no|no (?:reemplaza|sustituye)n? (?:a |la |el )|^en (?:est[ae]|nuestr[oa]|el) (?:edición|número|boletín|episodio) (?:de hoy)?`,
  },
  pt: {
    disclaimer: `não (?:é|são|constitu(?:i|em)|substitu(?:i|em)|deve) (?:\\p{L}+ ){0,3}(?:recomendaç\\p{L}+|aconselhamento|conselho|consulta médica|oferta)`,
    given: `^(?:tod[oa]s )?(?:[oa]s )?(?:números|horas|horários|preços|dados|valores|resultados)(?: são| estão| expressos)? (?:\\p{L}+ ){0,3}(?:provisóri[oa]s|preliminares|locais|local|arredondad[oa]s|indicativ[oa]s|sujeit[oa]s|correntes|constantes|milhares|milhões|aproximad[oa]s|dólares)(?!\\p{L})`,
    made: `^(?:est[ae] |[oa] |uma? )?(?:imagem|ilustração|foto|resumo|texto|tradução|artigo|matéria|conteúdo|áudio|voz|transcrição)(?:ns|s)? (?:foi |é |está )?(?:\\p{L}+ ){0,3}(?:por|com|pela|mediante|através de) (?:(?:o )?(?:auxílio|ajuda|apoio) d[ea] |uma? )?(?:ia|inteligência artificial)(?!\\p{L})(?!.{0,60}(?:circul|disse|segundo))`,
    served: `pode(?:m)? ser (?:descarregad|baixad|consultad|ouvid|ouvida|acessad|acedid|requisitad|solicitad)[oa]s?(?!\\p{L})|disponíve(?:l|is) para (?:download|descarga)|^(?:os )?(?:ingressos|bilhetes) (?:estão )?(?:à venda|disponíveis)(?!\\p{L})|^pode(?:m|s)? (?:ouvir|ver|rever|ler|assistir|consultar|acompanhar|descarregar|baixar)(?!\\p{L}|-)|^(?:o[iu]ç[ao]m?|veja|reveja|assista|leia|acompanhe|consulte|ouve|descarregue|baixe)(?!\\p{L}|-se)`,
    courtesy: `(?:agradece\\p{L}*|obrigad[oa]) (?:\\p{L}+ )?(?:a |pela )(?:sua |vossa )(?:compreensão|paciência)|agradecemos (?:a |pela )(?:compreensão|paciência|colaboração)|(?:lament\\p{L}+|desculp\\p{L}+|pede\\p{L}* desculpas?) (?:\\p{L}+ ){0,2}(?:incómodo|incômodo|transtorno)`,
    next: `^(?:a |o |noss[oa] )?próxim[oa] (?:boletim|edição|número|episódio|newsletter|atualização|actualização) (?:a|em|no|na|é|será|sai|chega|às)(?!\\p{L})|^uma? (?:artigo|reportagem|crónica|crônica|análise|entrevista|coluna) de \\p{L}+(?: \\p{L}+){0,4}[.]?$|(?:site|página|portal) (?:utiliza|usa) cookies`,
    invited: `^(?:se (?:quer|quiser|precisa|deseja|você)|em caso de (?:emergência|dúvida)|quem (?:quiser|desejar)|[oa]s interessad[oa]s|para (?:participar|se inscrever|ajudar|colaborar),?)(?!\\p{L})|(?:^|, )(?:ligue|disque|telefone|acione) (?:para )?(?:o )?\\d`,
    members: `^(?:nossos |os )?(?:sócios|assinantes|associados|membros)(?!\\p{L}| d[aoe]s? ).{0,80}(?:grátis|gratuit\\p{L}*|gratuitamente|desconto|preferência)(?!\\p{L})`,
    risk: `jogue com responsabilidade|beba com moderação|disponíve(?:l|is) (?:em pdf|online|mediante|a pedido|sob pedido|na loja|no (?:site|nosso))|^n(?:a|esta) edição(?: de hoje| desta \\p{L}+)?\\s?[,:]|livre de direitos|equipe\\s?: `,
  },
  zh: {
    disclaimer: `不(?:构成|作为|代表)[^。]{0,16}(?:建议|意见|要约|立场|观点)|仅供参考|投资(?:者)?(?:需|须|应)?谨慎`,
    given: `^(?:以上|上述|本文|文中|所有|全部)?(?:数据|价格|时间|数字|金额)[^。]{0,8}(?:仅为|均为|为|系)(?:初步|当地|北京|估算|约数|四舍五入|税前|含税)`,
    made: `^(?:本|此|该|封面|文中|题)?(?:图片?|配图|插图|摘要|文章?|译文|音频|标题)[^。]{0,6}(?:由|用|使用|借助)[^。]{0,6}(?:ai|人工智能|机器)[^。]{0,4}(?:生成|制作|翻译|朗读|撰写|辅助)`,
    served: `请(?:收听|收看|关注|锁定|阅读|查看|登录|登陆|访问|扫码|参见|留意)(?!.{0,20}(?:呼吁|提醒|说))|可(?:在|于|通过|登录|点击)[^。]{0,24}(?:下载|收听|收看|回听|回看|重温)`,
    courtesy: `(?:敬请|请(?:您|大家)?|望)(?:谅解|理解|见谅|包涵)|不便之处|感谢(?:您|大家)?的?(?:理解|配合|支持)`,
    next: `^(?:温馨|友情)提示[：:]|^(?:新闻)?(?:热线|线索)征集|^(?:小编|笔者)(?:认为|觉得|建议|提醒|以为)|^下(?:期|一期|次)(?:节目|内容|更新|预告|见|再见|我们|将)|^(?:本报|本台|本刊|本网|本站|我们|小编)(?:记者)?(?:将|会)(?:持续|继续|进一步|跟踪)|^声明[：:].{0,40}(?:转载|版权|本文|立场|观点|来源)`,
    invited: `^(?:如有(?:需要|疑问|意向)|如需|有意(?:者|向)|感兴趣的|欲(?:了解|报名|购))|^遇?紧急情况`,
    members: `^(?:本[馆店会]|我[馆店会])?(?:会员|订户)[^。]{0,20}(?:免费|优惠|折扣|优先)`,
    risk: `投[资資](?:一定)?有(?:风险|風險)|(?:谨慎|理性)(?:投资|购彩)|未成年人(?:禁止|请勿)|(?:下[轮轮輪][^。]{0,2}|比赛|赛事)预告[：:]|^(?:本期|今日|今天)(?:看点|内容|导读)`,
  },
  ja: {
    disclaimer: `(?:投資|医療|法律)[^。]{0,10}(?:助言|勧誘|推奨|アドバイス)[^。]{0,14}(?:ではありません|ものではない|ものでは(?:あり|ご))|保証するものではあり`,
    given: `^(?:※)?(?:価格|時間|時刻|数値|金額|データ|表示)[^。]{0,8}は[^。]{0,10}(?:税込|税抜|現地|概算|速報値|暫定|変更になる|四捨五入)`,
    made: `(?:画像|写真|イラスト|要約|記事|翻訳|音声|見出し)[^。]{0,6}は[^。]{0,10}(?:ai|人工知能)[^。]{0,8}(?:生成|作成|要約|翻訳|制作)|^ai(?:による)?(?:要約|生成|翻訳)|(?:画像|写真)は(?:イメージ|資料)`,
    served: `(?:ダウンロード|視聴|聴取|閲覧|再生|聞き逃し)[^。]{0,6}(?:でき(?:ます|る)|いただけます|可能です)|(?:お聴き|お聞き|ご覧|お読み|ご視聴)(?:ください|下さい|いただけます|になれます)`,
    courtesy: `(?:ご理解|ご了承|ご協力|ご容赦)[^。]{0,8}(?:お願い|ください|下さい|いただ)|ご(?:不便|迷惑)をお(?:かけ|掛け)`,
    next: `^次(?:回|号)(?:の(?:更新|配信|放送|掲載))?は|^(?:というわけで|ということで|それでは|さて)、?(?:今回|今日|本日|この記事)`,
    invited: `(?:ご希望|ご興味のある|希望される)(?:の)?方|^(?:希望者|参加者)は[^。]{0,20}(?:まで|ください)|^緊急の場合`,
    members: `^(?:当[館店会])?会員(?:の方)?は[^。]{0,24}(?:無料|割引|優待)`,
    risk: `(?:20|２０|二十)歳未満|投資にはリスク|転載(?:可|自由|はご)|用語(?:解説|説明)[：: 　]|掲載(?:内容|情報)は[^。]{0,16}(?:時点|取材時|当時)|^(?:今号|本号|今週号)(?:では|の)`,
  },
};

const PATTERNS = Object.fromEntries(
  Object.entries(NOTES).map(([language, notes]) => [language, says(Object.values(notes).join('|'))]),
);

const LONGEST = 260;

/** Whether a line is a note of the publisher on what is told: about figures, machines, copies, or for somebody else. */
export function isFootnote(line: string, language: Language): boolean {
  const text = inOneScript(line.trim(), language);
  if (text.length > LONGEST) return false;
  return NOTE_TO.test(text) || (PATTERNS[language]?.test(text) === true && !isReported(text, language));
}
