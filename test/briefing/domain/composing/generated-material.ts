import type { Language } from '../../../../src/shared/kernel/language.js';
import type { Material } from '../../../../src/briefing/domain/composing/material.js';

/**
 * As much plausible news as a test or a benchmark wants: invented names in sentences of each language, stories that
 * several sources tell, each in a part of its sentences. This file has no imports at run time: the benchmark loads it
 * as it is.
 */
export interface Recipe {
  readonly language: Language;
  readonly items: number;
  readonly now: number;
  readonly seed?: number;
  readonly sources?: number;
  readonly headlinesOnly?: boolean;
  readonly hours?: number;
}

interface Grammar {
  readonly titles: readonly string[];
  readonly leads: readonly string[];
  readonly rest: readonly string[];
  readonly nouns: readonly string[];
  readonly tail: string;
  readonly joiner: string;
}

/** {a} and {b} names, {p} place, {n} and {m} numbers, {s} and {t} subjects. */
const GRAMMARS: Readonly<Record<Language, Grammar>> = {
  en: {
    titles: ['{a} presents plan for {s} in {p}', '{p}: {a} opens dispute over {s}', '{a} and {b} agree on {s}'],
    leads: [
      '{a} has presented a plan for {s} in {p} that would cost {n} million euros and take {m} months.',
      'A dispute over {s} in {p} has reached the courts after {a} refused to accept an offer from {b}.',
      '{a} and {b} have agreed to work together on {s}, ending {m} years of rivalry in {p}.',
    ],
    rest: [
      'Residents of {p} were informed about {s} at a meeting attended by {n} people.',
      'According to {b}, the work on {s} will create around {n} jobs before the end of the decade.',
      'Critics point out that {t} would suffer, and demand an independent review by {m} experts.',
      'The council of {p} votes on the proposal next month, with {t} also on its agenda.',
      'Engineers working for {a} tested the idea for {m} weeks on a site outside {p}.',
      'Experts from {b} measured an improvement of {m} percent compared with {t}.',
      'Prices for {s} had risen by {m} percent before {a} made its announcement.',
      'A spokeswoman for {b} described {t} as the larger problem for the people of {p}.',
      'Local schools and {n} volunteers are helping {a} to collect data about {s}.',
      'Banks in {p} have promised {a} loans of {n} million euros on the condition that {t} improves.',
    ],
    nouns:
      'river ferries|solar roofs|hospital beds|school meals|forest fires|battery recycling|grain storage|night buses|tax reform|drinking water|satellite dishes|theatre funding|apple harvests|cycle lanes|flood barriers|museum archives|deep-sea cables|wool exports|bridge repairs|tram lines'.split(
        '|',
      ),
    tail: 'Read more on our website. Subscribe to our newsletter.',
    joiner: ' ',
  },
  de: {
    titles: ['{a} stellt Plan für {s} in {p} vor', '{p}: {a} streitet um {s}', '{a} und {b} einigen sich auf {s}'],
    leads: [
      '{a} hat in {p} einen Plan für {s} vorgestellt, der {n} Millionen Euro kosten und {m} Monate dauern soll.',
      'Der Streit um {s} in {p} beschäftigt nun die Gerichte, nachdem {a} ein Angebot von {b} abgelehnt hat.',
      '{a} und {b} wollen bei {s} zusammenarbeiten und beenden damit {m} Jahre Rivalität in {p}.',
    ],
    rest: [
      'Bewohner von {p} wurden bei einer Versammlung mit {n} Teilnehmern über {s} informiert.',
      'Nach Angaben von {b} sollen durch {s} rund {n} Arbeitsplätze entstehen.',
      'Kritiker warnen vor Folgen für {t} und verlangen ein Gutachten von {m} Fachleuten.',
      'Im nächsten Monat stimmt der Rat von {p} ab, auf der Tagesordnung steht auch {t}.',
      'Ingenieure von {a} erprobten das Verfahren {m} Wochen lang auf einem Gelände bei {p}.',
      'Fachleute von {b} maßen eine Verbesserung um {m} Prozent im Vergleich zu {t}.',
      'Vor der Ankündigung von {a} waren die Preise für {s} um {m} Prozent gestiegen.',
      'Eine Sprecherin von {b} nannte {t} das größere Problem für die Menschen in {p}.',
      'Schulen und {n} Freiwillige helfen {a} beim Sammeln von Daten über {s}.',
      'Banken in {p} haben {a} Kredite über {n} Millionen Euro zugesagt, sofern sich {t} verbessert.',
    ],
    nouns:
      'Flussfähren|Solardächer|Krankenhausbetten|Schulessen|Waldbrände|Batterierecycling|Getreidelager|Nachtbusse|Steuerreform|Trinkwasser|Satellitenschüsseln|Theaterförderung|Apfelernte|Radwege|Hochwasserschutz|Museumsarchive|Tiefseekabel|Wollausfuhr|Brückensanierung|Straßenbahnen'.split(
        '|',
      ),
    tail: 'Weiterlesen auf unserer Seite. Jetzt den Newsletter abonnieren.',
    joiner: ' ',
  },
  fr: {
    titles: [
      '{a} présente un plan pour {s} à {p}',
      '{p} : {a} conteste le projet sur {s}',
      '{a} et {b} s’accordent sur {s}',
    ],
    leads: [
      '{a} a présenté à {p} un plan pour {s} qui coûterait {n} millions d’euros et prendrait {m} mois.',
      'Un conflit autour de {s} à {p} arrive devant les tribunaux après le refus par {a} d’une offre de {b}.',
      '{a} et {b} vont travailler ensemble sur {s}, mettant fin à {m} ans de rivalité à {p}.',
    ],
    rest: [
      'Des habitants de {p} ont été informés sur {s} lors d’une réunion devant {n} personnes.',
      'Selon {b}, les travaux pour {s} créeront environ {n} emplois avant la fin de la décennie.',
      'Des critiques redoutent des effets sur {t} et réclament l’avis indépendant de {m} experts.',
      'Le conseil de {p} votera le mois prochain, avec {t} également à l’ordre du jour.',
      'Des ingénieurs de {a} ont testé l’idée pendant {m} semaines sur un terrain près de {p}.',
      'Des spécialistes de {b} ont mesuré un progrès de {m} pour cent par rapport à {t}.',
      'Les prix pour {s} avaient augmenté de {m} pour cent avant l’annonce de {a}.',
      'Une porte-parole de {b} juge que {t} reste le plus grand problème des habitants de {p}.',
      'Des écoles et {n} bénévoles aident {a} à recueillir des données sur {s}.',
      'Des banques de {p} ont promis à {a} des prêts de {n} millions d’euros si {t} progresse.',
    ],
    nouns:
      'les bacs fluviaux|les toits solaires|les lits hospitaliers|les repas scolaires|les feux de forêt|le recyclage des piles|le stockage du grain|les bus de nuit|la réforme fiscale|l’eau potable|les antennes satellite|le financement du théâtre|la récolte des pommes|les pistes cyclables|les digues|les archives du musée|les câbles sous-marins|les exportations de laine|la réparation des ponts|les tramways'.split(
        '|',
      ),
    tail: 'Lire la suite sur notre site. Abonnez-vous à notre newsletter.',
    joiner: ' ',
  },
  es: {
    titles: ['{a} presenta un plan para {s} en {p}', '{p}: {a} abre una disputa por {s}', '{a} y {b} acuerdan {s}'],
    leads: [
      '{a} ha presentado en {p} un plan para {s} que costaría {n} millones de euros y duraría {m} meses.',
      'La disputa por {s} en {p} ha llegado a los tribunales tras rechazar {a} una oferta de {b}.',
      '{a} y {b} trabajarán juntos en {s} y ponen fin a {m} años de rivalidad en {p}.',
    ],
    rest: [
      'Vecinos de {p} recibieron información sobre {s} en una reunión con {n} asistentes.',
      'Según {b}, las obras para {s} crearán unos {n} empleos antes de que acabe la década.',
      'Los críticos temen efectos sobre {t} y piden una revisión independiente de {m} expertos.',
      'El consejo de {p} votará el mes próximo, con {t} también en el orden del día.',
      'Ingenieros de {a} probaron la idea durante {m} semanas en un terreno cerca de {p}.',
      'Especialistas de {b} midieron una mejora del {m} por ciento respecto a {t}.',
      'Los precios para {s} habían subido un {m} por ciento antes del anuncio de {a}.',
      'Una portavoz de {b} considera {t} el mayor problema para la gente de {p}.',
      'Varias escuelas y {n} voluntarios ayudan a {a} a reunir datos sobre {s}.',
      'Bancos de {p} han prometido a {a} créditos por {n} millones de euros si mejora {t}.',
    ],
    nouns:
      'transbordadores fluviales|tejados solares|camas hospitalarias|comedores escolares|incendios forestales|reciclaje de baterías|almacenes de grano|autobuses nocturnos|reforma fiscal|agua potable|antenas parabólicas|fondos teatrales|cosecha de manzanas|carriles bici|barreras contra inundaciones|archivos del museo|cables submarinos|exportación de lana|reparación de puentes|líneas de tranvía'.split(
        '|',
      ),
    tail: 'Leer más en nuestra web. Suscríbete a nuestro boletín.',
    joiner: ' ',
  },
  pt: {
    titles: ['{a} apresenta plano para {s} em {p}', '{p}: {a} abre disputa por {s}', '{a} e {b} acertam {s}'],
    leads: [
      '{a} apresentou em {p} um plano para {s} que custaria {n} milhões de euros e levaria {m} meses.',
      'A disputa por {s} em {p} chegou aos tribunais depois que {a} recusou uma oferta de {b}.',
      '{a} e {b} vão trabalhar juntos em {s} e encerram {m} anos de rivalidade em {p}.',
    ],
    rest: [
      'Moradores de {p} receberam informações sobre {s} em uma reunião com {n} participantes.',
      'Segundo {b}, as obras para {s} criarão cerca de {n} empregos até o fim da década.',
      'Críticos temem efeitos sobre {t} e pedem uma revisão independente de {m} especialistas.',
      'O conselho de {p} vota no próximo mês, com {t} também na pauta.',
      'Engenheiros de {a} testaram a ideia durante {m} semanas em um terreno perto de {p}.',
      'Técnicos de {b} mediram uma melhora de {m} por cento em relação a {t}.',
      'Os preços para {s} tinham subido {m} por cento antes do anúncio de {a}.',
      'Uma porta-voz de {b} considera {t} o maior problema para o povo de {p}.',
      'Escolas e {n} voluntários ajudam {a} a reunir dados sobre {s}.',
      'Bancos de {p} prometeram a {a} empréstimos de {n} milhões de euros se {t} melhorar.',
    ],
    nouns:
      'balsas fluviais|telhados solares|leitos hospitalares|merenda escolar|incêndios florestais|reciclagem de baterias|armazéns de grãos|ônibus noturnos|reforma tributária|água potável|antenas parabólicas|verbas do teatro|colheita de maçãs|ciclovias|barreiras contra enchentes|arquivos do museu|cabos submarinos|exportação de lã|reparo de pontes|linhas de bonde'.split(
        '|',
      ),
    tail: 'Leia mais em nosso site. Assine a nossa newsletter.',
    joiner: ' ',
  },
  zh: {
    titles: ['{a}在{p}公布{s}计划', '{p}：{a}就{s}引发争议', '{a}与{b}就{s}达成一致'],
    leads: [
      '{a}在{p}公布了一项{s}计划，预计耗资{n}百万欧元，历时{m}个月。',
      '{p}的{s}之争已经诉诸法院，此前{a}拒绝了{b}提出的方案。',
      '{a}与{b}决定在{s}方面展开合作，结束了在{p}长达{m}年的竞争。',
    ],
    rest: [
      '{p}居民在一场有{n}人参加的会议上了解了{s}的情况。',
      '据{b}介绍，{s}工程将在十年内创造约{n}个就业岗位。',
      '批评者担心{t}会受到影响，要求由{m}名专家独立评估。',
      '{p}议会将在下个月投票，议程中还包括{t}。',
      '{a}的工程师在{p}郊外进行了为期{m}周的试验。',
      '{b}的专家测得的效果比{t}提高了百分之{m}。',
      '在{a}宣布消息之前，{s}的价格已经上涨百分之{m}。',
      '{b}发言人认为，{t}才是{p}居民面临的更大问题。',
      '当地学校和{n}名志愿者正在帮助{a}收集{s}的数据。',
      '{p}的银行承诺向{a}提供{n}百万欧元贷款，条件是{t}有所改善。',
    ],
    nouns:
      '内河渡轮|太阳能屋顶|医院病床|学校午餐|森林火灾|电池回收|粮食仓储|夜间公交|税制改革|饮用水|卫星天线|剧院经费|苹果收成|自行车道|防洪堤坝|博物馆档案|海底电缆|羊毛出口|桥梁维修|有轨电车'.split(
        '|',
      ),
    tail: '点击阅读全文。责任编辑：张三',
    joiner: '',
  },
  ja: {
    titles: ['{a}、{p}で{s}の計画を発表', '{p}の{s}めぐり{a}が提訴', '{a}と{b}、{s}で合意'],
    leads: [
      '{a}は{p}で{s}の計画を発表し、費用は{n}百万ユーロ、期間は{m}カ月になるとした。',
      '{p}の{s}をめぐる争いは、{a}が{b}の提案を拒んだことで裁判に発展した。',
      '{a}と{b}は{s}で協力すると決め、{p}での{m}年にわたる競争を終えた。',
    ],
    rest: [
      '{p}の住民は、{n}人が参加した集会で{s}について説明を受けた。',
      '{b}によると、{s}の工事で約{n}人の雇用が生まれる見込みだ。',
      '批判する人々は{t}への影響を心配し、{m}人の専門家による検証を求めている。',
      '{p}の議会は来月に採決する予定で、議題には{t}も含まれる。',
      '{a}の技術者は{p}の郊外で{m}週間にわたり試験を行った。',
      '{b}の専門家は{t}と比べて{m}パーセントの改善を測定した。',
      '{a}の発表より前に、{s}の価格は{m}パーセント上がっていた。',
      '{b}の広報担当者は、{p}の人々には{t}のほうが大きな問題だと述べた。',
      '地元の学校と{n}人のボランティアが、{a}による{s}のデータ収集を手伝っている。',
      '{p}の銀行は、{t}の改善を条件に{a}へ{n}百万ユーロの融資を約束した。',
    ],
    nouns:
      '河川フェリー|太陽光屋根|病院ベッド|学校給食|山林火災|電池回収|穀物倉庫|夜間バス|税制改革|飲料水|衛星アンテナ|劇場予算|林檎収穫|自転車道|防潮堤|博物館資料|海底ケーブル|羊毛輸出|橋梁補修|路面電車'.split(
        '|',
      ),
    tail: '続きを読む',
    joiner: '',
  },
};

const SYLLABLES = {
  latin:
    'ba be bo da do fe fi ga gor hal hin ka kel lo lum ma mer na nor pa pel ra ren sa sil ta tor va vel wen zor'.split(
      ' ',
    ),
  zh: [
    ...'安博达方高海金康林明宁平清荣山盛泰万西新阳宇云泽中北东南春夏秋冬松柏竹梅兰菊鹏凤龙虎江河湖溪石玉珠宝德仁义礼智信勇诚',
  ],
  ja: [
    ...'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワガギグゲゴザジズゼゾダデドバビブベボパピプペポ',
  ],
};

class Dice {
  private state: number;
  constructor(seed: number) {
    this.state = (seed * 2_654_435_761 + 12_345) >>> 0;
  }
  below(limit: number): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * limit);
  }
  of<Value>(values: readonly Value[]): Value {
    return values[this.below(values.length)] as Value;
  }
}

function nameIn(language: Language, dice: Dice): string {
  const syllables = language === 'zh' || language === 'ja' ? SYLLABLES[language] : SYLLABLES.latin;
  const name = Array.from({ length: 3 }, () => dice.of(syllables)).join('');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** "river ferries Kelvaro": a subject of its own, so that stories differ as real ones do. */
function subjectIn(language: Language, dice: Dice): string {
  const { nouns, joiner } = GRAMMARS[language];
  const [noun, name] = [dice.of(nouns), nameIn(language, dice)];
  return joiner === '' ? `${name}${noun}` : `${noun}${joiner}${name}`;
}

interface Plot {
  readonly title: string;
  readonly sentences: readonly string[];
}

function plotIn(language: Language, dice: Dice): Plot {
  const grammar = GRAMMARS[language];
  const fixed: Record<string, string> = {
    a: nameIn(language, dice),
    b: nameIn(language, dice),
    p: nameIn(language, dice),
    s: subjectIn(language, dice),
    t: subjectIn(language, dice),
  };
  const fill = (template: string): string =>
    template.replace(
      /\{(\w)\}/g,
      (_, slot: string) => fixed[slot] ?? String(slot === 'n' ? 20 + dice.below(900) : 2 + dice.below(30)),
    );
  const kind = dice.below(grammar.leads.length);
  const rest = [...grammar.rest].sort(() => dice.below(3) - 1);
  return { title: fill(grammar.titles[kind] ?? ''), sentences: [fill(grammar.leads[kind] ?? ''), ...rest.map(fill)] };
}

export function generatedMaterial(recipe: Recipe): readonly Material[] {
  const { language, items, now, seed = 1, sources = 24, headlinesOnly = false, hours = 40 } = recipe;
  const dice = new Dice(seed);
  const { joiner, tail } = GRAMMARS[language];
  const material: Material[] = [];
  while (material.length < items) {
    const { title, sentences } = plotIn(language, dice);
    const told = dice.below(10) < 7 ? 1 : 2 + dice.below(3);
    const first = dice.below(sources);
    const published = now - dice.below(hours * 3_600_000);
    for (let copy = 0; copy < told && material.length < items; copy++) {
      const source = (first + copy * 5) % sources;
      const kept = sentences.filter((_, index) => index === 0 || dice.below(10) < 7);
      const number = String(material.length).padStart(6, '0');
      material.push({
        id: `itm_${number}`,
        title,
        text: headlinesOnly ? '' : `${kept.join(joiner)}\n${tail}`,
        url: `https://source${source}.example/${language}/${number}`,
        author: null,
        at: published - copy * 1_800_000,
        sourceId: `src_${String(source).padStart(3, '0')}`,
        sourceTitle: `${nameIn(language, new Dice(source + 77))} ${source}`,
      });
    }
  }
  return material;
}
