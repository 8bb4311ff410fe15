import type { Language } from '../../../../../shared/kernel/language.js';

/** What two events of one kind are told apart by: with what, for what offence, on what way, and what burns. */
export const SORT_GROUPS = [
  ['knife', 'gun'],
  ['money', 'theft', 'libel', 'narcotics'],
  ['rail', 'road'],
  ['woods', 'works'],
] as const;
export type Sort = (typeof SORT_GROUPS)[number][number];
export const SORTS: readonly Sort[] = SORT_GROUPS.flat();

export type SortWords = Readonly<Record<Sort, string>>;

export const SORT_WORDS: Readonly<Record<Language, SortWords>> = {
  en: {
    knife: 'stabbing stabbed knife knifed',
    gun: 'shooting shot shots gunman gunmen shotgun gunfire rifle pistol',
    money: 'bribery bribe bribes corruption fraud fraudulent embezzlement embezzled kickback kickbacks laundering',
    theft: 'theft stole stolen thief thieves burglary burglar burglars robbery robbers heist',
    libel: 'libel defamation defamed slander',
    narcotics: 'cocaine heroin cannabis trafficker smuggled narcotics',
    rail: 'train derailed derailment railway',
    road: 'lorry motorway highway truck bus',
    woods: 'wildfire bushfire forest acres hectares pine pines',
    works: 'factory warehouse barn depot nightclub',
  },
  de: {
    knife: 'messer messerangriff messerattacke erstochen',
    gun: 'schüsse schuss geschossen schütze pistole gewehr erschossen',
    money:
      'untreue korruption bestechung bestechlichkeit betrug betrugs betrüger schmiergeld veruntreut geldwäsche steuerhinterziehung',
    theft: 'diebstahl einbruch einbrecher gestohlen räuber raubüberfall diebe',
    libel: 'verleumdung beleidigung rufschädigung üble',
    narcotics: 'kokain heroin cannabis drogen drogenhandel rauschgift',
    rail: 'zug zugs entgleist entgleisung bahnstrecke lokführer',
    road: 'lastwagen autobahn reisebus busunfall lkw',
    woods: 'waldbrand waldbrände hektar kiefern wälder',
    works: 'scheune lagerhalle fabrik fabrikhalle lagerhaus werkshalle',
  },
  fr: {
    knife: 'couteau poignardé poignardée poignard',
    gun: 'fusillade tireur pistolet fusil tirs',
    money: 'corruption fraude escroquerie détournement blanchiment malversations',
    theft: 'volé volés cambriolage cambrioleur cambrioleurs braquage braqueurs voleur',
    libel: 'diffamation injure injures calomnie',
    narcotics: 'cocaïne héroïne cannabis stupéfiants drogue',
    rail: 'train déraillé déraillement déraille ferroviaire',
    road: 'camion autoroute autocar autobus poids-lourd',
    woods: 'hectares forêt pins pinède garrigue',
    works: 'usine entrepôt grange hangar',
  },
  es: {
    knife: 'cuchillo apuñalan apuñaló apuñalado apuñalamiento navaja puñal',
    gun: 'tiroteo disparos disparó pistola tirador rifle',
    money: 'cohecho soborno sobornos corrupción malversación fraude estafa blanqueo prevaricación',
    theft: 'robo robó robado ladrón ladrones atraco hurto',
    libel: 'injurias calumnias difamación',
    narcotics: 'cocaína heroína cannabis narcotráfico drogas',
    rail: 'tren descarriló descarrila descarrilamiento ferroviario',
    road: 'camión carretera autobús autocar autopista',
    woods: 'hectáreas pinos pinar bosque monte forestal',
    works: 'fábrica almacén granero discoteca',
  },
  pt: {
    knife: 'faca facadas esfaqueado esfaqueou esfaqueada',
    gun: 'tiroteio disparos tiros atirador pistola',
    money: 'corrupção propina suborno fraude desvio peculato',
    theft: 'roubo roubou roubado ladrão ladrões assalto furto',
    libel: 'difamação calúnia injúria',
    narcotics: 'cocaína heroína maconha narcotráfico drogas',
    rail: 'trem comboio descarrilou descarrila descarrilamento',
    road: 'caminhão camião rodovia ônibus autocarro autoestrada',
    woods: 'hectares pinheiros floresta florestal',
    works: 'fábrica armazém galpão celeiro boate',
  },
  zh: {
    knife: '持刀 刺伤 砍伤 刀刺',
    gun: '枪击 开枪 枪手 中枪',
    money: '受贿 贪污 诈骗 贿赂 挪用 洗钱',
    theft: '盗窃 偷走 窃贼 失窃 抢劫 劫案 被盗',
    libel: '诽谤 名誉',
    narcotics: '毒品 贩毒 可卡 海洛',
    rail: '列车 脱轨 出轨 火车 铁路',
    road: '大巴 货车 客运 高速 公路 轿车',
    woods: '山火 林火 公顷 森林 松林',
    works: '工厂 仓库 具厂 厂房',
  },
  ja: {
    knife: '刃物 刺さ 刺し 包丁',
    gun: '発砲 拳銃 銃撃 猟銃',
    money: '汚職 収賄 贈賄 詐欺 横領 脱税',
    theft: '窃盗 強盗 盗ん 盗ま 空き',
    libel: '名誉 中傷',
    narcotics: '覚醒 麻薬 大麻 薬物',
    rail: '列車 電車 脱線 鉄道',
    road: 'バス 高速 車道 乗用',
    woods: '山林 森林 山火 タール',
    works: '工場 倉庫',
  },
};
