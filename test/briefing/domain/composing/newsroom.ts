import type { Language } from '../../../../src/shared/kernel/language.js';
import type { Material } from '../../../../src/briefing/domain/composing/material.js';

export const NOW = 1_763_715_600_000; // Friday, 21 November 2025, 09:00 UTC
const HOUR = 3_600_000;

interface Piece {
  readonly source: string;
  readonly hoursAgo: number;
  readonly title: string;
  readonly text: string;
}

/** Written for these tests in the manner of agencies, papers and blogs, with their datelines, credits and tails. */
const PIECES: Readonly<Record<Language, readonly Piece[]>> = {
  en: [
    {
      source: 'The Harbour Times - RSS Feed',
      hoursAgo: 3,
      title: 'Port of Rellham reopens after week-long storm closure - The Harbour Times',
      text: `RELLHAM (Reuters) - The port of Rellham reopened on Friday morning after a storm had kept it shut for seven days, letting the first of 41 waiting container ships dock shortly after dawn.
The harbour authority said that clearing the backlog would take until the middle of next week. It has hired an additional 120 dock workers for the weekend.
"We are working around the clock," said harbour master Dr. Ingrid Vale. "Safety comes first."
Insurers put the damage to cranes and warehouses at about 65 million dollars (roughly 56 million euros).
Read more: How storms are changing our coast
Follow us on Instagram and subscribe to our newsletter!`,
    },
    {
      source: 'Coastal Radio News',
      hoursAgo: 5,
      title: 'Rellham port open again, 41 ships waiting',
      text: `Container ships began docking at the port of Rellham early on Friday, ending a closure of seven days caused by the storm. Rail freight from the port will run again from Saturday, the railway operator announced. Supermarkets in the region expect fresh fruit to be back on the shelves by Monday.`,
    },
    {
      source: 'Northern Ledger',
      hoursAgo: 9,
      title: 'Storm-hit port of Rellham to reopen on Friday',
      text: `The storm-hit port of Rellham will reopen on Friday, the harbour authority confirmed late on Thursday. Around 40 container ships are waiting at anchor off the coast.`,
    },
    {
      source: 'Tech Ledger',
      hoursAgo: 7,
      title: 'Open-source group releases browser engine written in Rust',
      text: `An open-source foundation in Geneva has released the first stable version of a browser engine written entirely in the programming language Rust. The engine renders about 94 percent of the pages in the foundation's public test suite correctly. This is up from 61 percent a year ago. Developers of three small browsers have said they will switch to it during the coming year. Funding comes from a group of universities and from the city of Geneva.
This article was originally published on our sister site.`,
    },
    {
      source: 'Tech Ledger',
      hoursAgo: 30,
      title: 'Chipmaker Ortwell to build second plant in Brno',
      text: `Chipmaker Ortwell will build its second European plant in Brno, the company announced on Wednesday. The 1.2 billion euro factory is to employ 900 people by 2028 and will make sensors for cars and medical devices. The Czech government is contributing 180 million euros in subsidies. The U.S. Treasury said it had no comment. Construction is due to begin in March.`,
    },
    {
      source: 'Science Weekly',
      hoursAgo: 12,
      title: 'Seagrass meadows store twice as much carbon as assumed',
      text: `Seagrass meadows in the North Sea store about twice as much carbon as scientists had assumed, according to a survey of 84 sites published in the journal Marine Letters. Researchers from four countries drilled cores of up to three metres and dated the layers. They found that some deposits are more than 2,000 years old. Protecting the meadows would be cheaper than planting forests with the same effect, the authors write. Bottom trawling remains the largest threat to the plants.`,
    },
    {
      source: 'City Desk',
      hoursAgo: 20,
      title: 'Night trains between Lyon and Hamburg to start in spring',
      text: `Night trains between Lyon and Hamburg will start running in April, the two railway companies said on Thursday. Tickets in a sleeping car will cost from 89 euros, and bicycles can be taken along. The journey takes 13 hours, with stops in Strasbourg, Frankfurt and Hanover. Environmental groups welcomed the plan but criticised that the trains will run only three times a week. What happens next? Bookings open on December 10.`,
    },
    {
      source: 'Sport Now',
      hoursAgo: 2,
      title: 'Veteran Marta Lind wins eleventh ski title',
      text: `Marta Lind won her eleventh national title in cross-country skiing on Friday, finishing 14 seconds ahead of last year's winner. The 38-year-old had announced in summer that this would be her last season. Around 9,000 spectators followed the race along the course in freezing rain.`,
    },
  ],
  de: [
    {
      source: 'Hafenblatt | Startseite',
      hoursAgo: 3,
      title: 'Hafen von Rellum nach Sturm wieder geöffnet - Hafenblatt',
      text: `Rellum (dpa) – Der Hafen von Rellum ist am Freitag nach einer Woche wieder geöffnet worden, nachdem ein Sturm die Einfahrt seit dem 14. November blockiert hatte. Bis Mitte nächster Woche sollen alle 41 wartenden Containerschiffe abgefertigt sein, sagte Hafenkapitänin Dr. Inga Vahl. Sie habe dafür 120 zusätzliche Arbeiter eingestellt. Die Versicherer schätzen den Schaden an Kränen und Lagerhallen auf rund 56 Mio. Euro.
Lesen Sie auch: Wie Stürme die Küste verändern
Jetzt unseren Newsletter abonnieren!`,
    },
    {
      source: 'Küstenradio',
      hoursAgo: 6,
      title: '41 Schiffe warten: Hafen Rellum öffnet wieder',
      text: `Im Hafen von Rellum haben am frühen Freitag die ersten Containerschiffe angelegt, die wegen des Sturms eine Woche lang gewartet hatten. Der Güterverkehr auf der Schiene läuft laut Bahn ab Samstag wieder. Supermärkte in der Region rechnen am Montag wieder mit frischem Obst.`,
    },
    {
      source: 'Technikbote',
      hoursAgo: 8,
      title: 'Neue Browser-Engine in Rust erreicht erste stabile Version',
      text: `Eine Stiftung in Genf hat die erste stabile Version einer Browser-Engine veröffentlicht, die vollständig in der Programmiersprache Rust geschrieben ist. Sie stellt rund 94 Prozent der Seiten im öffentlichen Testkatalog richtig dar. Drei kleine Browser wollen die Engine im kommenden Jahr übernehmen. Finanziert wird die Arbeit von Universitäten und der Stadt Genf.`,
    },
    {
      source: 'Wissen am Abend',
      hoursAgo: 13,
      title: 'Seegraswiesen speichern doppelt so viel Kohlenstoff wie gedacht',
      text: `Seegraswiesen in der Nordsee speichern etwa doppelt so viel Kohlenstoff wie bisher angenommen, zeigt eine Untersuchung von 84 Standorten. Forscher aus vier Ländern bohrten bis zu drei Meter tief und datierten die Schichten. Manche Ablagerungen sind demnach mehr als 2.000 Jahre alt. Der Schutz der Wiesen wäre billiger als Aufforstung mit gleicher Wirkung, schreiben die Autoren. Größte Gefahr bleibt die Fischerei mit Grundschleppnetzen.`,
    },
    {
      source: 'Stadtanzeiger',
      hoursAgo: 50,
      title: 'Nachtzug zwischen Lyon und Hamburg startet im Frühjahr',
      text: `Zwischen Lyon und Hamburg fahren ab April Nachtzüge, wie die beiden Bahngesellschaften am Mittwoch mitteilten. Ein Platz im Schlafwagen kostet ab 89 Euro, Fahrräder können mitgenommen werden. Die Fahrt dauert 13 Stunden und führt über Straßburg, Frankfurt und Hannover. Umweltverbände begrüßten den Plan, bemängelten aber, dass die Züge nur dreimal pro Woche fahren.`,
    },
    {
      source: 'Sport Heute',
      hoursAgo: 2,
      title: 'Marta Lind gewinnt elften Meistertitel im Langlauf',
      text: `Marta Lind hat am Freitag ihren elften Meistertitel im Skilanglauf gewonnen und lag im Ziel 14 Sekunden vor der Vorjahressiegerin. Im Sommer hatte die 38-Jährige angekündigt, dass dies ihre letzte Saison sei. Rund 9.000 Zuschauer verfolgten das Rennen bei gefrierendem Regen an der Strecke.`,
    },
  ],
  fr: [
    {
      source: 'Le Courrier du Port',
      hoursAgo: 3,
      title: 'Le port de Rellan rouvre après une semaine de tempête',
      text: `RELLAN, 21 nov. (AFP) - Le port de Rellan a rouvert vendredi matin après sept jours de fermeture à cause de la tempête, et le premier des 41 porte-conteneurs en attente a accosté peu après l'aube. Selon la capitainerie, il faudra jusqu'au milieu de la semaine prochaine pour résorber le retard. Elle a recruté 120 dockers supplémentaires pour le week-end. Les assureurs évaluent les dégâts sur les grues et les entrepôts à environ 56 millions d'euros.
Lire aussi : Comment les tempêtes transforment la côte
Abonnez-vous à notre newsletter.`,
    },
    {
      source: 'Radio Littoral',
      hoursAgo: 6,
      title: 'À Rellan, 41 navires attendaient la réouverture du port',
      text: `Les premiers porte-conteneurs ont accosté vendredi au port de Rellan, fermé pendant sept jours par la tempête. Le fret ferroviaire reprendra samedi, a annoncé l'exploitant. Les supermarchés de la région attendent des fruits frais pour lundi.`,
    },
    {
      source: 'Numérique Hebdo',
      hoursAgo: 8,
      title: 'Un moteur de navigateur écrit en Rust atteint sa première version stable',
      text: `Une fondation genevoise a publié la première version stable d'un moteur de navigateur entièrement écrit dans le langage Rust. Il affiche correctement environ 94 % des pages de la suite de tests publique de la fondation. Trois petits navigateurs ont annoncé qu'ils l'adopteraient au cours de l'année prochaine. Le financement vient d'un groupe d'universités et de la ville de Genève.`,
    },
    {
      source: 'Sciences & Mer',
      hoursAgo: 13,
      title: 'Les herbiers marins stockent deux fois plus de carbone que prévu',
      text: `Les herbiers marins de la mer du Nord stockent environ deux fois plus de carbone qu'on ne le pensait, selon une étude menée sur 84 sites. Des chercheurs de quatre pays ont prélevé des carottes jusqu'à trois mètres de profondeur. Certains dépôts ont plus de 2 000 ans. « Protéger ces herbiers coûterait moins cher que planter des forêts », écrivent les auteurs.`,
    },
    {
      source: 'Le Rail',
      hoursAgo: 52,
      title: 'Un train de nuit entre Lyon et Hambourg au printemps',
      text: `Des trains de nuit relieront Lyon et Hambourg à partir d'avril, ont indiqué mercredi les deux compagnies ferroviaires. Une place en voiture-lit coûtera à partir de 89 euros et les vélos seront acceptés. Le trajet durera treize heures, avec des arrêts à Strasbourg, Francfort et Hanovre.`,
    },
  ],
  es: [
    {
      source: 'El Diario del Puerto',
      hoursAgo: 3,
      title: 'El puerto de Rellán reabre tras una semana de temporal',
      text: `Rellán, 21 nov (EFE).- El puerto de Rellán reabrió este viernes después de siete días cerrado por el temporal, y el primero de los 41 portacontenedores que esperaban atracó poco después del amanecer. La autoridad portuaria calcula que despejar el retraso llevará hasta mediados de la próxima semana. Para el fin de semana ha contratado a 120 estibadores más. Las aseguradoras cifran los daños en grúas y almacenes en unos 65 millones de dólares, según datos que maneja el Tesoro de EE. UU. y el sector.
Lea también: Cómo cambian los temporales nuestra costa
Suscríbete a nuestro boletín.`,
    },
    {
      source: 'Radio Costa',
      hoursAgo: 6,
      title: 'Rellán: 41 barcos esperaban la reapertura del puerto',
      text: `Los primeros portacontenedores atracaron el viernes en el puerto de Rellán, cerrado durante siete días por el temporal. El transporte de mercancías por ferrocarril se reanudará el sábado, anunció la operadora. Los supermercados de la región esperan fruta fresca para el lunes.`,
    },
    {
      source: 'Tecnología Semanal',
      hoursAgo: 8,
      title: 'Un motor de navegador escrito en Rust alcanza su primera versión estable',
      text: `Una fundación de Ginebra ha publicado la primera versión estable de un motor de navegador escrito por completo en el lenguaje Rust. Muestra correctamente cerca del 94 % de las páginas de su catálogo público de pruebas. Tres navegadores pequeños lo adoptarán durante el próximo año. La financiación procede de varias universidades y de la ciudad de Ginebra.`,
    },
    {
      source: 'Ciencia y Mar',
      hoursAgo: 13,
      title: 'Las praderas marinas almacenan el doble de carbono de lo previsto',
      text: `Las praderas marinas del mar del Norte almacenan cerca del doble de carbono de lo que se pensaba, según un estudio realizado en 84 lugares. Investigadores de cuatro países extrajeron muestras de hasta tres metros de profundidad. Algunos depósitos tienen más de 2.000 años. Protegerlas costaría menos que plantar bosques con el mismo efecto, escriben los autores.`,
    },
    {
      source: 'La Vía',
      hoursAgo: 52,
      title: 'Tren nocturno entre Lyon y Hamburgo a partir de primavera',
      text: `Los trenes nocturnos entre Lyon y Hamburgo empezarán a circular en abril, informaron el miércoles las dos compañías ferroviarias. Una plaza en coche cama costará desde 89 euros y se podrán llevar bicicletas. El viaje durará trece horas, con paradas en Estrasburgo, Fráncfort y Hannover.`,
    },
  ],
  pt: [
    {
      source: 'Diário do Porto',
      hoursAgo: 3,
      title: 'Porto de Relão reabre após uma semana de tempestade',
      text: `RELÃO - O porto de Relão reabriu na manhã desta sexta-feira depois de sete dias fechado por causa da tempestade, e o primeiro dos 41 navios porta-contêineres que aguardavam atracou pouco depois do amanhecer. A autoridade portuária calcula que o atraso só será resolvido em meados da próxima semana. Para o fim de semana, contratou mais 120 estivadores. As seguradoras estimam os danos em guindastes e armazéns em cerca de 56 milhões de euros.
Leia também: Como as tempestades mudam a nossa costa
Assine a nossa newsletter.`,
    },
    {
      source: 'Rádio Litoral',
      hoursAgo: 6,
      title: 'Em Relão, 41 navios esperavam a reabertura do porto',
      text: `Os primeiros navios porta-contêineres atracaram na sexta-feira no porto de Relão, fechado durante sete dias pela tempestade. O transporte ferroviário de carga será retomado no sábado, anunciou a operadora. Os supermercados da região esperam frutas frescas para segunda-feira.`,
    },
    {
      source: 'Tecnologia Semanal',
      hoursAgo: 8,
      title: 'Motor de navegador escrito em Rust chega à primeira versão estável',
      text: `Uma fundação de Genebra publicou a primeira versão estável de um motor de navegador escrito inteiramente na linguagem Rust. O motor exibe corretamente cerca de 94% das páginas do catálogo público de testes. Três navegadores pequenos vão adotá-lo ao longo do próximo ano. O financiamento vem de universidades e da cidade de Genebra.`,
    },
    {
      source: 'Ciência e Mar',
      hoursAgo: 13,
      title: 'Pradarias marinhas guardam o dobro do carbono previsto',
      text: `As pradarias marinhas do mar do Norte armazenam cerca do dobro do carbono que se pensava, segundo um estudo feito em 84 locais. Pesquisadores de quatro países retiraram amostras de até três metros de profundidade. Alguns depósitos têm mais de 2.000 anos. Proteger essas áreas custaria menos do que plantar florestas com o mesmo efeito, escrevem os autores.`,
    },
    {
      source: 'Os Trilhos',
      hoursAgo: 52,
      title: 'Trem noturno entre Lyon e Hamburgo começa na primavera',
      text: `Os trens noturnos entre Lyon e Hamburgo começarão a circular em abril, informaram na quarta-feira as duas companhias ferroviárias. Um lugar no vagão-leito custará a partir de 89 euros, e será possível levar bicicletas. A viagem durará treze horas, com paradas em Estrasburgo, Frankfurt e Hanôver.`,
    },
  ],
  zh: [
    {
      source: '港口日报',
      hoursAgo: 3,
      title: '雷勒姆港因风暴关闭一周后重新开放',
      text: `新华社雷勒姆11月21日电（记者王明）雷勒姆港在因风暴关闭七天后于星期五上午重新开放，等候的41艘集装箱船中的第一艘在黎明后不久靠岸。港务局表示，清理积压的货物需要到下周中旬。该局为周末增聘了120名码头工人。保险公司估计，起重机和仓库的损失约为5600万欧元。
责任编辑：李华
点击阅读全文`,
    },
    {
      source: '海岸广播',
      hoursAgo: 6,
      title: '雷勒姆港恢复通航，41艘船等候进港',
      text: `星期五清晨，首批集装箱船停靠雷勒姆港，结束了风暴造成的七天关闭。铁路运营商宣布，港口的铁路货运将从星期六起恢复。当地超市预计新鲜水果下周一重新上架。`,
    },
    {
      source: '科技周刊',
      hoursAgo: 8,
      title: '用Rust语言编写的浏览器引擎发布首个稳定版',
      text: `日内瓦一家基金会发布了一款完全用Rust语言编写的浏览器引擎的首个稳定版本。该引擎能够正确显示公开测试集中约94%的网页。三款小型浏览器宣布将在明年采用这一引擎。项目资金来自多所大学和日内瓦市政府。`,
    },
    {
      source: '海洋科学',
      hoursAgo: 13,
      title: '研究显示海草床储碳量是此前估计的两倍',
      text: `一项覆盖84个地点的调查显示，北海海草床储存的碳大约是科学家此前估计的两倍。来自四个国家的研究人员钻取了最深三米的岩芯，并测定了各层的年代。他们发现一些沉积物已有两千多年历史。作者写道，保护海草床的成本低于植树造林。`,
    },
    {
      source: '铁道新闻',
      hoursAgo: 52,
      title: '里昂至汉堡夜行列车明年春天开通',
      text: `两家铁路公司星期三宣布，里昂与汉堡之间的夜行列车将于明年四月开通。卧铺票价八十九欧元起，旅客可以携带自行车。全程需要十三个小时，中途停靠斯特拉斯堡、法兰克福和汉诺威。`,
    },
  ],
  ja: [
    {
      source: '港湾新聞',
      hoursAgo: 3,
      title: '嵐で閉鎖のレルム港、1週間ぶりに再開',
      text: `【レルム＝共同】嵐のため7日間閉鎖されていたレルム港が金曜日の朝に再開し、待機していた41隻のコンテナ船の最初の1隻が夜明け直後に接岸した。港湾局によると、滞った貨物の処理には来週半ばまでかかる見通しだ。同局は週末に向けて作業員120人を追加で雇った。保険会社はクレーンや倉庫の被害を約5600万ユーロと見積もっている。
続きを読む
写真：港湾局提供`,
    },
    {
      source: '海岸ラジオ',
      hoursAgo: 6,
      title: 'レルム港が再開、41隻が入港待ち',
      text: `金曜日の早朝、最初のコンテナ船がレルム港に接岸し、嵐による7日間の閉鎖が終わった。鉄道会社は、港からの貨物列車を土曜日に再開すると発表した。地元のスーパーでは月曜日までに新鮮な果物が店頭に戻る見込みだ。`,
    },
    {
      source: 'テックウィークリー',
      hoursAgo: 8,
      title: 'Rustで書かれたブラウザエンジン、初の安定版を公開',
      text: `ジュネーブの財団が、プログラミング言語Rustだけで書かれたブラウザエンジンの初めての安定版を公開した。このエンジンは公開テストのページの約94%を正しく表示できる。三つの小規模なブラウザが来年中に採用すると表明した。資金は複数の大学とジュネーブ市が提供している。`,
    },
    {
      source: '海洋サイエンス',
      hoursAgo: 13,
      title: '海草藻場の炭素貯蔵量、想定の2倍と判明',
      text: `北海の海草藻場がためている炭素の量は、これまでの想定の約2倍に上ることが、84地点の調査で分かった。4カ国の研究者が最大3メートルの深さまで掘削し、地層の年代を調べた。2000年以上前の堆積物も見つかったという。著者らは「藻場を守るほうが、森林を植えるより安い」と述べている。`,
    },
    {
      source: '鉄道ニュース',
      hoursAgo: 52,
      title: 'リヨンとハンブルクを結ぶ夜行列車、来春運行へ',
      text: `リヨンとハンブルクを結ぶ夜行列車が来年4月に運行を始めると、両国の鉄道会社が水曜日に発表した。寝台の料金は89ユーロからで、自転車も持ち込める。所要時間は13時間で、ストラスブール、フランクフルト、ハノーファーに停車する。`,
    },
  ],
};

const sourceIds = new Map<string, string>();
const sourceIdOf = (title: string): string => {
  const known = sourceIds.get(title) ?? `src_${String(sourceIds.size + 1).padStart(3, '0')}`;
  sourceIds.set(title, known);
  return known;
};

export const newsIn = (language: Language): readonly Material[] =>
  PIECES[language].map(({ source, hoursAgo, title, text }, index) => ({
    id: `itm_${language}_${String(index).padStart(3, '0')}`,
    title,
    text,
    url: `https://news.example/${language}/${index}`,
    author: null,
    at: NOW - hoursAgo * HOUR,
    sourceId: sourceIdOf(source),
    sourceTitle: source,
  }));
