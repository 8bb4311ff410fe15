import type { Language } from '../../../../../src/shared/kernel/language.js';

export type News = readonly [title: string, text: string];

/** Two events of one kind on one day, in two places. */
export type Twins = readonly [one: News, other: News];

export const TWINS: Readonly<Record<Language, readonly Twins[]>> = {
  zh: [
    [
      ['北港发生5.8级地震', '北港周日上午发生5.8级地震，三人受伤，救援部门表示。'],
      ['南湾发生6.1级地震', '南湾周日晚上发生6.1级地震，两人受伤，救援部门表示。'],
    ],
    [
      ['東港法院判前市長入獄三年', '東港法院周日以貪污罪判前市長李明入獄三年。'],
      ['西城法院判前市长入狱三年', '西城法院周日以贪污罪判前市长王强入狱三年。'],
    ],
    [
      ['北港公交车与货车相撞 两人死亡', '北港一辆公交车周日与货车相撞，两人死亡，九人受伤，警方说。'],
      ['南湾巴士與貨車相撞 兩人死亡', '南灣一輛巴士周日與貨車相撞，兩人死亡，六人受傷，警方說。'],
    ],
    [
      ['东港化工厂起火 疏散四百人', '东港一家化工厂周日起火，四百人被疏散。'],
      ['西城化工廠起火 疏散六百人', '西城一家化工廠周日起火，六百人被疏散。'],
    ],
    [
      ['兰州一居民楼起火致两人死亡', '22日凌晨，兰州市城关区一居民楼起火，造成两人死亡，消防部门已将火扑灭。'],
      ['成都一居民楼起火致三人死亡', '22日凌晨，成都市武侯区一居民楼起火，造成三人死亡，消防部门已将火扑灭。'],
    ],
    [
      ['临川队三比一战胜对手晋级决赛', '临川队周日晚在主场以三比一战胜对手，晋级杯赛决赛，两万名球迷到场。'],
      ['安塘队二比零战胜对手晋级决赛', '安塘队周日晚在主场以二比零战胜对手，晋级杯赛决赛，三万名球迷到场。'],
    ],
    [
      ['日本发生6.4级地震', '日本气象部门说，周日上午发生6.4级地震，暂无人员伤亡报告。'],
      ['智利发生6.9级地震', '智利地震部门说，周日上午发生6.9级地震，暂无人员伤亡报告。'],
    ],
    [
      ['桐岭县一煤矿发生透水事故 七人被困', '桐岭县一煤矿周日发生透水事故，七名矿工被困井下，救援正在进行。'],
      ['石浦县一煤矿发生透水事故 九人被困', '石浦县一煤矿周日发生透水事故，九名矿工被困井下，救援正在进行。'],
    ],
  ],
  ja: [
    [
      ['北港で震度5の地震', '北港で日曜朝、震度5の地震があり、三人がけがをした。'],
      ['南湾で震度6の地震', '南湾で日曜夜、震度6の地震があり、二人がけがをした。'],
    ],
    [
      ['東港の前市長に懲役三年の判決', '東港地裁は日曜、収賄の罪で前市長の李明被告に懲役三年の判決を言い渡した。'],
      ['西城の前市長に懲役三年の判決', '西城地裁は日曜、収賄の罪で前市長の王強被告に懲役三年の判決を言い渡した。'],
    ],
    [
      [
        '路線バスとトラックが衝突、二人死亡 福岡',
        '22日午前、福岡市の県道で路線バスとトラックが衝突し、二人が死亡、九人がけがをした。',
      ],
      [
        '路線バスとトラックが衝突、三人死亡 名古屋',
        '22日午前、名古屋市の県道で路線バスとトラックが衝突し、三人が死亡、六人がけがをした。',
      ],
    ],
    [
      [
        '浜松の化学工場で火災、四百人避難',
        '22日朝、浜松市の化学工場で火災があり、従業員ら四百人が避難した。けが人はいない。',
      ],
      [
        '倉敷の化学工場で火災、六百人避難',
        '22日朝、倉敷市の化学工場で火災があり、従業員ら六百人が避難した。けが人はいない。',
      ],
    ],
    [
      [
        '住宅全焼、焼け跡から二遺体 大阪',
        '22日未明、大阪市の木造住宅から出火し全焼、焼け跡から二人の遺体が見つかった。',
      ],
      [
        '住宅全焼、焼け跡から一遺体 京都',
        '22日未明、京都市の木造住宅から出火し全焼、焼け跡から一人の遺体が見つかった。',
      ],
    ],
    [
      [
        '青浜FCが3対1で勝ち、決勝進出',
        '青浜FCは日曜、ホームで3対1で勝ち、カップ戦の決勝に進んだ。観客は二万人だった。',
      ],
      [
        '緑山FCが2対0で勝ち、決勝進出',
        '緑山FCは日曜、ホームで2対0で勝ち、カップ戦の決勝に進んだ。観客は三万人だった。',
      ],
    ],
    [
      ['トルコでM6.4の地震', 'トルコで日曜午前、マグニチュード6.4の地震があった。けが人の情報はない。'],
      ['チリでM6.9の地震', 'チリで日曜午前、マグニチュード6.9の地震があった。けが人の情報はない。'],
    ],
    [
      ['白川町長選、現職が再選', '任期満了に伴う白川町長選は22日投開票され、無所属の現職が新人を破り再選を果たした。'],
      ['黒田町長選、現職が再選', '任期満了に伴う黒田町長選は22日投開票され、無所属の現職が新人を破り再選を果たした。'],
    ],
  ],
  en: [
    [
      [
        'Magnitude 5.8 earthquake hits Northport',
        'A magnitude 5.8 earthquake struck Northport on Sunday morning, injuring three people, rescuers said.',
      ],
      [
        'Magnitude 6.1 earthquake hits Southbay',
        'A magnitude 6.1 earthquake struck Southbay on Sunday evening, injuring two people, rescuers said.',
      ],
    ],
    [
      [
        'Former mayor of Eastwick jailed for three years',
        'A court in Eastwick on Sunday jailed former mayor Lee Minton for three years for taking bribes.',
      ],
      [
        'Former mayor of Westham jailed for three years',
        'A court in Westham on Sunday jailed former mayor Paul Strong for three years for taking bribes.',
      ],
    ],
    [
      [
        'Dorchester beat rivals 3-1 to reach cup final',
        'Dorchester beat their rivals 3-1 at home on Sunday and reached the final of the cup.',
      ],
      [
        'Kilburn beat rivals 2-0 to reach cup final',
        'Kilburn beat their rivals 2-0 at home on Sunday and reached the final of the cup.',
      ],
    ],
    [
      [
        'Fire at Harwick chemical plant forces 400 to leave',
        'A fire at a chemical plant in Harwick on Sunday forced 400 people to leave their homes.',
      ],
      [
        'Fire at Selby chemical plant forces 600 to leave',
        'A fire at a chemical plant in Selby on Sunday forced 600 people to leave their homes.',
      ],
    ],
  ],
  es: [
    [
      [
        'Un terremoto de magnitud 5,8 sacude Puertoalto',
        'Un terremoto de magnitud 5,8 sacudió Puertoalto el domingo por la mañana y dejó tres heridos, según los servicios de rescate.',
      ],
      [
        'Un terremoto de magnitud 6,1 sacude Bahíasur',
        'Un terremoto de magnitud 6,1 sacudió Bahíasur el domingo por la noche y dejó dos heridos, según los servicios de rescate.',
      ],
    ],
    [
      [
        'El exalcalde de Villaseca, condenado a tres años de cárcel',
        'La Audiencia de Villaseca condenó este domingo al exalcalde Julio Marín a tres años de cárcel por cohecho.',
      ],
      [
        'El exalcalde de Montoro, condenado a tres años de cárcel',
        'La Audiencia de Montoro condenó este domingo al exalcalde Tomás Rueda a tres años de cárcel por cohecho.',
      ],
    ],
    [
      [
        'El Almagro gana por 3-1 y se clasifica para la final',
        'El Almagro ganó por 3-1 en casa este domingo y se clasificó para la final de la copa.',
      ],
      [
        'El Torrejo gana por 2-0 y se clasifica para la final',
        'El Torrejo ganó por 2-0 en casa este domingo y se clasificó para la final de la copa.',
      ],
    ],
    [
      [
        'Un incendio en una planta química de Lerma obliga a evacuar a 400 vecinos',
        'Un incendio en una planta química de Lerma obligó este domingo a evacuar a 400 vecinos.',
      ],
      [
        'Un incendio en una planta química de Huelma obliga a evacuar a 600 vecinos',
        'Un incendio en una planta química de Huelma obligó este domingo a evacuar a 600 vecinos.',
      ],
    ],
  ],
  pt: [
    [
      [
        'Terremoto de magnitude 5,8 atinge Portalto',
        'Um terremoto de magnitude 5,8 atingiu Portalto na manhã de domingo e deixou três feridos, segundo os socorristas.',
      ],
      [
        'Terremoto de magnitude 6,1 atinge Baíasul',
        'Um terremoto de magnitude 6,1 atingiu Baíasul na noite de domingo e deixou dois feridos, segundo os socorristas.',
      ],
    ],
    [
      [
        'Ex-prefeito de Serrinha é condenado a três anos de prisão',
        'A Justiça de Serrinha condenou neste domingo o ex-prefeito Júlio Maron a três anos de prisão por corrupção.',
      ],
      [
        'Ex-prefeito de Caxambu é condenado a três anos de prisão',
        'A Justiça de Caxambu condenou neste domingo o ex-prefeito Tomás Brandt a três anos de prisão por corrupção.',
      ],
    ],
    [
      [
        'Almeirim vence por 3 a 1 e vai à final da copa',
        'O Almeirim venceu por 3 a 1 em casa neste domingo e se classificou para a final da copa.',
      ],
      [
        'Torresal vence por 2 a 0 e vai à final da copa',
        'O Torresal venceu por 2 a 0 em casa neste domingo e se classificou para a final da copa.',
      ],
    ],
    [
      [
        'Incêndio em fábrica química de Lorena obriga 400 moradores a sair',
        'Um incêndio em uma fábrica química de Lorena obrigou neste domingo 400 moradores a deixar suas casas.',
      ],
      [
        'Incêndio em fábrica química de Itatiba obriga 600 moradores a sair',
        'Um incêndio em uma fábrica química de Itatiba obrigou neste domingo 600 moradores a deixar suas casas.',
      ],
    ],
  ],
  de: [
    [
      [
        'Erdbeben der Stärke 5,8 erschüttert Nordhaven',
        'Ein Erdbeben der Stärke 5,8 hat am Sonntagmorgen Nordhaven erschüttert. Drei Menschen wurden verletzt, teilten Retter mit.',
      ],
      [
        'Erdbeben der Stärke 6,1 erschüttert Südbrück',
        'Ein Erdbeben der Stärke 6,1 hat am Sonntagabend Südbrück erschüttert. Zwei Menschen wurden verletzt, teilten Retter mit.',
      ],
    ],
    [
      [
        'Früherer Bürgermeister von Ostrau muss drei Jahre in Haft',
        'Das Landgericht Ostrau hat am Sonntag den früheren Bürgermeister Jens Marwitz wegen Bestechlichkeit zu drei Jahren Haft verurteilt.',
      ],
      [
        'Früherer Bürgermeister von Welzin muss drei Jahre in Haft',
        'Das Landgericht Welzin hat am Sonntag den früheren Bürgermeister Uwe Strathe wegen Bestechlichkeit zu drei Jahren Haft verurteilt.',
      ],
    ],
    [
      [
        'Elmshagen gewinnt 3:1 und steht im Pokalfinale',
        'Elmshagen hat am Sonntag zu Hause mit 3:1 gewonnen und steht im Finale des Pokals.',
      ],
      [
        'Torgelow gewinnt 2:0 und steht im Pokalfinale',
        'Torgelow hat am Sonntag zu Hause mit 2:0 gewonnen und steht im Finale des Pokals.',
      ],
    ],
    [
      [
        'Brand in Chemiefabrik in Lehrte: 400 Anwohner müssen Häuser verlassen',
        'Wegen eines Brandes in einer Chemiefabrik in Lehrte haben am Sonntag 400 Anwohner ihre Häuser verlassen müssen.',
      ],
      [
        'Brand in Chemiefabrik in Zossen: 600 Anwohner müssen Häuser verlassen',
        'Wegen eines Brandes in einer Chemiefabrik in Zossen haben am Sonntag 600 Anwohner ihre Häuser verlassen müssen.',
      ],
    ],
  ],
  fr: [
    [
      [
        'Un séisme de magnitude 5,8 secoue Portnord',
        'Un séisme de magnitude 5,8 a secoué Portnord dimanche matin, faisant trois blessés, selon les secours.',
      ],
      [
        'Un séisme de magnitude 6,1 secoue Baisud',
        'Un séisme de magnitude 6,1 a secoué Baisud dimanche soir, faisant deux blessés, selon les secours.',
      ],
    ],
    [
      [
        "L'ancien maire de Vernay condamné à trois ans de prison",
        "Le tribunal de Vernay a condamné dimanche l'ancien maire Luc Marchand à trois ans de prison pour corruption.",
      ],
      [
        "L'ancien maire de Thizy condamné à trois ans de prison",
        "Le tribunal de Thizy a condamné dimanche l'ancien maire Paul Rivoire à trois ans de prison pour corruption.",
      ],
    ],
    [
      [
        "Morlaix s'impose 3-1 et file en finale de la coupe",
        "Morlaix s'est imposé 3-1 à domicile dimanche et s'est qualifié pour la finale de la coupe.",
      ],
      [
        "Brignac s'impose 2-0 et file en finale de la coupe",
        "Brignac s'est imposé 2-0 à domicile dimanche et s'est qualifié pour la finale de la coupe.",
      ],
    ],
    [
      [
        'Incendie dans une usine chimique à Loriol, 400 riverains évacués',
        'Un incendie dans une usine chimique à Loriol a conduit dimanche à évacuer 400 riverains.',
      ],
      [
        'Incendie dans une usine chimique à Feyzin, 600 riverains évacués',
        'Un incendie dans une usine chimique à Feyzin a conduit dimanche à évacuer 600 riverains.',
      ],
    ],
  ],
};

/** Nothing was mended on these. */
export const MORE_TWINS: readonly (readonly [Language, Twins])[] = [
  [
    'zh',
    [
      ['警方在石桥捣毁一制毒窝点', '石桥警方周日捣毁一个制毒窝点，抓获嫌疑人五名，缴获毒品二十公斤。'],
      ['警方在柳浦捣毁一制毒窝点', '柳浦警方周日捣毁一个制毒窝点，抓获嫌疑人七名，缴获毒品三十公斤。'],
    ],
  ],
  [
    'zh',
    [
      ['湖南常德一客车侧翻 三人死亡', '湖南省常德市周日发生一起客车侧翻事故，造成三人死亡，十五人受伤。'],
      ['湖北宜昌一客车侧翻 五人死亡', '湖北省宜昌市周日发生一起客车侧翻事故，造成五人死亡，十一人受伤。'],
    ],
  ],
  [
    'ja',
    [
      ['海沼高校が甲子園初出場', '海沼高校が秋の大会で優勝し、初めての出場を決めた。'],
      ['松枝高校が甲子園初出場', '松枝高校が秋の大会で優勝し、初めての出場を決めた。'],
    ],
  ],
  [
    'en',
    [
      ['Thornbury win derby 2-1 to go top', 'Thornbury won their derby 2-1 on Saturday to go top of the table.'],
      ['Kelham win derby 4-2 to go top', 'Kelham won their derby 4-2 on Saturday to go top of the table.'],
    ],
  ],
  [
    'fr',
    [
      ['Beaumont remporte le derby et prend la tête', 'Beaumont a remporté le derby 2-1 samedi et prend la tête.'],
      ['Lannoy remporte le derby et prend la tête', 'Lannoy a remporté le derby 4-2 samedi et prend la tête.'],
    ],
  ],
];

/** One event that each account places in its own way. */
export const ONE_EVENT: readonly (readonly [Language, readonly News[]])[] = [
  [
    'zh',
    [
      ['四川泸定发生6.8级地震', '四川甘孜州泸定县周日发生6.8级地震，造成四人死亡。'],
      ['泸定地震已致四人死亡', '泸定6.8级地震已造成四人死亡，救援正在进行。'],
      ['四川6.8级地震致四人死亡', '四川周日发生6.8级地震，震中位于泸定，四人死亡。'],
    ],
  ],
  [
    'zh',
    [
      ['北港公交车与货车相撞 两人死亡', '北港一辆公交车周日与货车相撞，两人死亡，九人受伤。'],
      ['公交车与货车相撞两人死亡', '一辆公交车周日在北港与货车相撞，造成两人死亡九人受伤，警方正在调查。'],
    ],
  ],
  [
    'ja',
    [
      ['浜松の化学工場で火災、四百人避難', '22日朝、浜松市の化学工場で火災があり、従業員ら四百人が避難した。'],
      ['静岡の化学工場で火災、従業員ら避難', '22日朝、静岡県浜松市の化学工場で火災があり、四百人が避難した。'],
    ],
  ],
  [
    'en',
    [
      ['Thornbury win derby 2-1 to go top', 'Thornbury won their derby 2-1 on Saturday to go top of the table.'],
      [
        'Late goal puts Thornbury top',
        'Thornbury beat their neighbours 2-1 in the derby on Saturday and lead the table.',
      ],
    ],
  ],
];
