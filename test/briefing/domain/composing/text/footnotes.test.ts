import { describe, expect, test } from '@jest/globals';
import { isFormField } from '../../../../../src/briefing/domain/composing/text/non-news/fields.js';
import { isFootnote } from '../../../../../src/briefing/domain/composing/text/non-news/footnotes.js';
import { LANGUAGES, type Language } from '../../../../../src/shared/kernel/language.js';

type Lines = Readonly<Record<Language, readonly string[]>>;

const FIELDS: Lines = {
  en: [
    'Scorers: Vane (14), Roe (61, pen).',
    'Box office: 01632 960 100.',
    'Editing and sound: Carla Moss, Ben Adu.',
    'Open Tuesday to Sunday, 10am to 5pm.',
    'Last updated: 14 November, 09:40.',
    'Fig. 3: The keel before the repair.',
    'Marks: Vane 7, Roe 5, Cole 8.',
    'Duration: 4 minutes.',
  ],
  de: [
    'Einlass: 19 Uhr.',
    'Schnitt und Ton: Karla Moos.',
    'Geöffnet ist die Ausstellung dienstags bis sonntags von 10 bis 17 Uhr.',
    'Zuletzt aktualisiert am 14. November 2026, 9:40 Uhr.',
    'Abb. 2: Das Team vor dem Labor.',
    'Notruf: 112.',
    'Noten: Vane 7, Roth 5, Kohl 8.',
  ],
  fr: [
    'Buts : Vane (14e), Roux (61e).',
    'Réalisation et montage : Carla Mosse.',
    'Du mardi au dimanche, de 10 h à 17 h.',
    'Mis en ligne le 14 novembre 2026 à 9 h 40.',
    'Légende : le phare en 1931.',
    'Invité : Jean Colle, biologiste.',
    'Les notes : Vane 7, Roux 5, Colle 8.',
  ],
  es: [
    'Aforo y precio: 120 plazas, 8 euros.',
    'Sonido y montaje: Carla Mosa.',
    'De martes a domingo, de 10 a 17 horas.',
    'Actualizado el 14 de noviembre de 2026, 9:40.',
    'Pie de foto: el faro en 1931.',
    'Duración: 4 minutos.',
    'Invitada: Ida Coll, bióloga.',
  ],
  pt: [
    'Ingressos: R$ 20 e R$ 10.',
    'Edição e som: Carla Moça.',
    'De terça a domingo, das 10h às 17h.',
    'Atualizado em 14/11/2026 às 9h40.',
    'Legenda: o farol em 1931.',
    'Tempo de leitura: 3 minutos.',
    'Convidada: Ida Coelho, bióloga.',
  ],
  zh: [
    '演出时间：19:30。',
    '主持人：林岚、周默。',
    '周二至周日9:00至17:00开放。',
    '更新时间：2026年11月14日 09:40',
    '图2：修复前的龙骨。',
    '赛事预告：蓝港队主场对阵北岳队。',
  ],
  ja: [
    '開場：18時。',
    '司会：森山、大崎。',
    '火曜～日曜10時～17時。',
    '最終更新日：2026年11月14日 9時40分',
    '図2：修理前の竜骨。',
    '写真説明：1931年の灯台。',
  ],
};

const NOTES: Lines = {
  en: [
    'Notes to editors: Tarn College was founded in 1871 and has 900 pupils.',
    'Nothing on this page is financial advice.',
    'Prices are approximate and were checked on Friday.',
    'The summary was written with the help of AI.',
    'The minutes of the meeting can be downloaded from the library.',
    'We apologise for any inconvenience this may cause.',
    'The next edition is due on Thursday.',
    'Members enjoy free entry to the harbour museum.',
    'In an emergency, call 999.',
    'Copies are available from the harbour office.',
    'Past performance is no guide.',
  ],
  de: [
    'Information für Journalisten: Die Aufnahmen sind rechtefrei.',
    'Dieser Brief ist keine Anlageberatung.',
    'Alle Preise inklusive Mehrwertsteuer.',
    'Das Titelbild wurde mit KI erzeugt.',
    'Die Sendung steht eine Woche lang zum Nachhören bereit.',
    'Wir bitten um Ihr Verständnis.',
    'Tickets für das Finale gibt es an der Abendkasse.',
    'Wer spenden möchte, kann das auf dem Konto der Feuerwehr tun.',
    'Mitglieder erhalten freien Eintritt.',
    'Ein Film von Ida Kohl und Tonmann Udo Roth.',
    'Der Vortrag ist in der Mediathek abrufbar.',
  ],
  fr: [
    'Note aux rédactions : un point presse aura lieu lundi.',
    'Cette lettre ne constitue pas un conseil.',
    'Chiffres provisoires.',
    "L'image a été créée avec une IA.",
    'Le rapport est consultable au secrétariat.',
    'Merci pour votre compréhension.',
    "Un reportage d'Anne Kerleau.",
    "En cas d'urgence, composez le 15.",
    'Les adhérents entrent gratuitement.',
    'Version audio disponible sur demande.',
    'Parier comporte des risques.',
  ],
  es: [
    'Nota para la prensa: habrá una rueda de prensa el lunes.',
    'Esta carta no constituye una recomendación.',
    'Precios orientativos.',
    'La ilustración fue creada con inteligencia artificial.',
    'El acta se puede descargar en la secretaría.',
    'Disculpen las molestias.',
    'Las entradas están disponibles en la taquilla.',
    'En caso de emergencia, marque el 112.',
    'Los socios tienen un descuento del diez por ciento.',
    'Los interesados pueden escribir al club.',
    'Juegue con responsabilidad.',
  ],
  pt: [
    'Nota à imprensa: haverá uma conferência na segunda-feira.',
    'Esta carta não constitui aconselhamento.',
    'Valores aproximados.',
    'A ilustração foi criada com inteligência artificial.',
    'A ata pode ser consultada na secretaria.',
    'Agradecemos a compreensão dos moradores.',
    'Os bilhetes estão à venda na bilheteira.',
    'Em caso de emergência, disque 193.',
    'Os sócios entram gratuitamente.',
    'Nesta edição: farol, macacos e um cometa.',
    'Jogue com responsabilidade.',
  ],
  zh: [
    '致读者：本周五休刊。',
    '以上内容不构成任何投资建议。',
    '文中数据均为初步统计。',
    '封面图片由AI生成。',
    '完整录音可在电台官网收听。',
    '给您带来不便，敬请谅解。',
    '本台记者将继续跟进。',
    '如有疑问，致电服务中心。',
    '会员可免费入场。',
    '友情提示：场内禁止吸烟。',
    '投资有风险，入市需谨慎。',
  ],
  ja: [
    '報道関係者の皆様へ',
    '投資の助言をするものではありません。',
    '価格はすべて税込。',
    '見出し画像はAIが生成した。',
    '番組はアプリで聞き逃し視聴ができます。',
    'ご不便をおかけします。',
    '次回の更新は木曜日。',
    'ご希望の方は窓口まで。',
    '会員の方は無料です。',
    '用語解説：竜骨とは船底の骨組み。',
  ],
};

/** News that begins with a label, has hours, or speaks of machines, advice and tickets. */
const NEWS: Lines = {
  en: [
    'The reason: the bridge was closed for repairs.',
    'Smith: the strike will go on until Friday.',
    'The turnout: 61 percent, the highest since 1997.',
    'Nurses will strike from 8am to 8pm on Monday.',
    'An image made with AI has spread a false rumour, police said.',
    'Tickets are too expensive for most fans, a study found.',
    'Guests can be fined for smoking on the ferry.',
    'The firm gave no financial details.',
    'Tickets for the night train start at 49 euros, the railway said.',
    'All five were taken to hospital.',
    'Members of the union voted for free school meals on Monday.',
  ],
  de: [
    'Der Grund: Das Geld reicht nicht.',
    'Müller: Der Streik geht weiter.',
    'Die Bahn will von Montag bis Freitag von 8 bis 18 Uhr nur halb so oft fahren, teilte sie mit.',
    'Ein mit KI erzeugtes Bild hat Anleger getäuscht.',
    'Die Karten für das Finale waren in zehn Minuten ausverkauft.',
    'Die Opfer erhielten keine Entschädigung.',
    'Umsatz: 4,1 Milliarden Euro.',
    'Masern: Zahl der Fälle steigt auf 140.',
    'Mitglieder der Gewerkschaft haben am Montag für den Streik gestimmt.',
  ],
  fr: [
    "La raison : l'argent manque.",
    'Bilan : trois morts et douze blessés.',
    'Les infirmières feront grève lundi de 8 h à 20 h, a annoncé le syndicat.',
    'À voir les chiffres, la crise est passée, estime la ministre.',
    'Une image créée par une IA a trompé des milliers de lecteurs, selon la police.',
    'Les places ont été vendues en dix minutes.',
    'Grève des éboueurs : 400 tonnes de déchets à Cergny.',
    'Les abonnés ont perdu 30 euros, selon la police.',
  ],
  es: [
    'El motivo: falta dinero.',
    'Balance: tres muertos y doce heridos.',
    'Los médicos harán huelga de lunes a viernes, de 8 a 20 horas, anunció el sindicato.',
    'Una imagen creada con inteligencia artificial engañó a miles de lectores, según la policía.',
    'Las entradas se agotaron en diez minutos.',
    'Sarampión: el número de casos sube a 140.',
    'Los socios votaron el lunes contra la venta del campo.',
  ],
  pt: [
    'O motivo: falta dinheiro.',
    'Balanço: três mortos e doze feridos.',
    'Os médicos farão greve de segunda a sexta, das 8h às 20h, anunciou o sindicato.',
    'Uma imagem criada com inteligência artificial enganou milhares de leitores, segundo a polícia.',
    'Os bilhetes esgotaram em dez minutos.',
    'Sarampo: número de casos sobe para 140.',
    'Os sócios votaram na segunda-feira contra a venda do campo.',
  ],
  zh: [
    '两队已宣布：前锋林岚加盟蓝港，转会费1850万欧元。',
    '警方通报：三人死亡，九人受伤。',
    '护士周一上午8时至下午8时罢工，工会宣布。',
    '一张由AI生成的图片误导了数千名读者，警方说。',
    '投资者周一起诉该公司，法院已立案。',
  ],
  ja: [
    '理由は資金不足だと市は説明した。',
    '死者は3人、けが人は12人に上った。',
    '看護師は月曜の8時から20時までストライキをすると発表した。',
    'AIが作った偽の画像が広がり、警察が調べている。',
    '会員の個人情報が流出したと会社が発表した。',
  ],
};

describe.each(LANGUAGES)('beside an account, in %s,', (language) => {
  test.each(FIELDS[language])('a field, opening hours or a stamp is looked up, not told: %s', (line) => {
    expect(isFormField(line, language)).toBe(true);
  });

  test.each(NOTES[language])('a note of the publisher is known: %s', (line) => {
    expect(isFootnote(line, language)).toBe(true);
  });

  test.each(NEWS[language])('news with a label, hours, machines or tickets is told: %s', (line) => {
    expect(isFormField(line, language) || isFootnote(line, language)).toBe(false);
  });
});
