/** News with the words and the manner of what is none: questions, "your", shops, lotteries, recipes, job adverts. */
import type { Language } from '../../../../../src/shared/kernel/language.js';

export const TRUE_NEWS: Readonly<Record<Language, readonly (readonly [title: string, text: string])[]>> = {
  en: [
    [
      'Number of job vacancies falls for tenth month',
      'The number of job vacancies fell to 690,000 in October. Shops cut most.',
    ],
    [
      'Best Buy to cut 500 jobs',
      'The electronics chain will cut 500 jobs in its head office. Sales fell short of forecasts.',
    ],
    ['Recipe app fined for selling data', 'The recipe app Dishy was fined $4m for selling the data of its users.'],
    [
      'Podcast host shot outside studio',
      'The host of a popular podcast was shot in the leg outside a studio in Austin. Police are looking for two men.',
    ],
    [
      'How the storm cut off a village',
      'A landslide has cut off the village of Rudge. Helicopters bring food to its 300 people.',
    ],
    [
      'What your vote means for the euro',
      'If the treaty fails, the country could leave the euro in 2028, economists say. The vote is on Sunday.',
    ],
    [
      'Why are eggs so expensive?',
      'Eggs cost twice as much as a year ago because bird flu has killed 40 million hens.',
    ],
    [
      'Should schools ban phones? Ministers say yes',
      'All schools in England must ban phones from January, the education secretary said.',
    ],
    [
      'You can now drive at 17 with an adult',
      'Seventeen-year-olds can drive with an adult from Monday. Parliament changed the law in June.',
    ],
    [
      'Vaccine is safe, agency says',
      'The vaccine is safe for children over five, the medicines agency says. It had looked at 60,000 cases.',
    ],
    ['Win for Calder as rivals slip up', 'Calder beat Oxley 3-0 and went top. Roe scored twice.'],
    [
      'Three new species of frog discovered',
      'Biologists discovered three new species of frog in Ecuador. One is smaller than a fingernail.',
    ],
    [
      'Price of gas to rise by 9%',
      'Gas will cost households 9% more from April, £120 a year. The regulator blames the cold winter.',
    ],
    ['Test of new train ends in derailment', 'A test of a new train ended in a ditch near Rill. Nobody was hurt.'],
    [
      '"I have lost everything": survivors of the flood speak',
      'Survivors of the flood in Breck have described how the water came. "I have lost everything," said Ana Roe, 71.',
    ],
    [
      'Bank holiday added for coronation',
      'Workers get an extra day off in May. The government expects the holiday to cost £2bn.',
    ],
    [
      'Sparrow 4.0 released with new engine',
      'Version 4.0 of the browser Sparrow is out. It opens pages twice as fast and blocks trackers by default.',
    ],
    [
      'Snow warning for the north',
      'Up to 20cm of snow may fall on high ground tonight. Drivers are advised to stay at home.',
    ],
    [
      'Kelby: two arrests after robbery',
      "Two men are in custody after a robbery at a jeweller's in Kelby. They took watches worth £80,000.",
    ],
    [
      'My son was failed by the state, mother tells inquiry',
      'A mother has told the inquiry that her son was failed by the state. He died in custody in 2021.',
    ],
    [
      'Meet the robot that picks strawberries',
      'A robot that picks 12,000 strawberries an hour starts work in Kent this week. It replaces 30 pickers.',
    ],
    [
      'Ten things we learned from the budget',
      'Pensions rise, fuel duty stays and the deficit grows. The chancellor spoke for 71 minutes on Wednesday.',
    ],
    ['Parliament votes on budget', 'MPs vote at seven. The government has a majority of three.'],
    [
      "Don't swim in the bay, council warns",
      'The council warns against swimming in the bay because sewage has leaked into it.',
    ],
    [
      'Get ready for higher bills, regulator warns',
      'Energy bills will go up by £130 a year in January, the regulator warns.',
    ],
    [
      'Elvis costume sells for $1m',
      'A costume of Elvis Presley has sold for $1m at auction. It had been in a wardrobe for 40 years.',
    ],
  ],
  de: [
    [
      'Zahl der offenen Stellen sinkt',
      'Die Zahl der offenen Stellen ist auf 610.000 gesunken. Das teilte die Bundesagentur mit.',
    ],
    [
      'Rezeptfreie Pille: Kabinett beschließt Gesetz',
      'Die Pille danach bleibt rezeptfrei. Das Kabinett beschloss am Mittwoch ein Gesetz.',
    ],
    [
      'Ihre Rente steigt im Juli um vier Prozent',
      'Die Renten steigen im Juli um vier Prozent. Das kostet 16 Milliarden Euro.',
    ],
    [
      'Was Sie über die neue Steuer wissen müssen',
      'Von Januar an gilt eine neue Steuer auf Plastik. Hersteller zahlen 80 Cent je Kilo.',
    ],
    [
      'Gewinnspiel-Betrüger verurteilt',
      'Das Landgericht hat zwei Betrüger zu vier Jahren Haft verurteilt. Sie hatten Rentner mit falschen Gewinnspielen getäuscht.',
    ],
    [
      'Warum die Milch teurer wird',
      'Ein Liter Milch kostet jetzt 1,39 Euro. Die Molkereien begründen das mit dem Futter.',
    ],
    [
      'Wir haben keine Zeit mehr, warnt Klimaforscherin',
      'Die Erde erwärmt sich schneller als erwartet, warnt die Klimaforscherin Ines Thal.',
    ],
    [
      '5 Tote bei Hausbrand in Essen',
      'Fünf Menschen sind bei einem Hausbrand in Essen gestorben. Die Ursache ist unklar.',
    ],
    ['Bahn stellt Nachtzug nach Rom ein', 'Die Bahn stellt den Nachtzug nach Rom im Dezember ein. Er fuhr seit 1972.'],
    [
      'Neuer Panzer gesucht: Bundeswehr schreibt Auftrag aus',
      'Die Bundeswehr sucht einen neuen Panzer. Der Auftrag ist neun Milliarden Euro wert.',
    ],
    ['Kommt jetzt die Impfpflicht?', 'Der Ethikrat berät am Donnerstag über eine Impfpflicht für Pflegekräfte.'],
    [
      'Stiftung Warentest rügt E-Bikes',
      'Jedes dritte E-Bike fällt bei der Stiftung Warentest durch. Zwei Rahmen brachen.',
    ],
    [
      'Test der Sirenen am Donnerstag',
      'Am Donnerstag um elf Uhr heulen in ganz Deutschland die Sirenen. Es ist eine Übung.',
    ],
    [
      'Unser Sonnensystem bewegt sich schneller als gedacht',
      'Unser Sonnensystem bewegt sich dreimal so schnell durch das All wie gedacht. Das zeigt eine Studie aus Bielefeld.',
    ],
    [
      'Nach dem Anschlag werden Zeugen gesucht',
      'Ein Unbekannter hat in Ahlum eine Bombe gelegt. Nach dem Anschlag werden Zeugen gesucht, teilte die Polizei mit.',
    ],
  ],
  fr: [
    [
      'Le ton monte entre les deux ministres',
      'Le ton monte entre les ministres. On a retrouvé des lettres dans un coffre à Lyon.',
    ],
    [
      "Les offres d'emploi reculent",
      "Le nombre d'offres d'emploi a reculé de 8 % en octobre. L'industrie souffre le plus.",
    ],
    [
      'Comment la tempête a coupé un village du monde',
      'Un glissement de terrain isole le village de Brécy. Un hélicoptère apporte des vivres à 300 habitants.',
    ],
    [
      'Ce que change la loi pour vous',
      "La loi sur l'énergie entre en vigueur lundi. Les chaudières au fioul sont interdites.",
    ],
    ['Votre facture de gaz augmentera de 9 %', "Le gaz augmentera de 9 % en avril. Le régulateur invoque l'hiver."],
    ['Promo ratée : un supermarché condamné', 'Un supermarché devra payer 30 000 euros pour de fausses promotions.'],
    [
      'Pourquoi les œufs coûtent si cher ?',
      "Les œufs coûtent deux fois plus cher qu'il y a un an. La grippe aviaire a tué 40 millions de poules.",
    ],
    [
      'Notre galaxie va plus vite que prévu',
      'Notre galaxie se déplace trois fois plus vite que prévu, selon une étude.',
    ],
    [
      'Cinq morts dans un incendie à Lyon',
      "Cinq personnes sont mortes dans l'incendie d'un immeuble à Lyon. L'origine du feu est inconnue.",
    ],
    [
      'Le test des sirènes fixé à mercredi',
      "Les sirènes sonneront mercredi à midi dans tout le pays. Il s'agit d'un exercice.",
    ],
    [
      "Un concours de beauté vire à l'émeute",
      "Un concours de beauté a tourné à l'émeute samedi à Cergny. Douze personnes ont été arrêtées.",
    ],
    [
      "« Je n'ai plus rien » : les sinistrés racontent",
      "Les sinistrés de Brécy racontent la nuit de la crue. « Je n'ai plus rien », dit Anne Roy, 71 ans.",
    ],
    [
      'La banque ferme 40 agences',
      'La banque Delta ferme 40 agences, dont celle de Brécy. Trois cents emplois disparaissent.',
    ],
  ],
  es: [
    [
      'Dos gobiernos firman un tratado',
      'Los dos gobiernos firmarán el tratado en Bogotá. José Rueda, el ministro, habló de modernos puertos.',
    ],
    [
      'El desgaste del puente, a debate',
      'El desgaste del puente preocupa a José Bernabé. El contraste con otros puentes es grande.',
    ],
    [
      'Chrome OS tendrá soporte hasta 2034',
      'Chrome OS tendrá soporte hasta 2034, anunció la empresa de TI. Afecta a 40 millones de equipos.',
    ],
    ['Las ofertas de empleo caen un 8 %', 'Las ofertas de empleo cayeron un 8 % en octubre. La industria sufre más.'],
    ['Así quedó el pueblo tras la riada', 'La riada dejó el pueblo de Brecia sin puente. El ejército reparte comida.'],
    [
      'Cómo te afecta la nueva ley de vivienda',
      'La ley de vivienda entra en vigor el lunes. Limita los alquileres en doce ciudades.',
    ],
    [
      '¿Por qué sube el precio de los huevos?',
      'Los huevos cuestan el doble que hace un año. La gripe aviar mató a 40 millones de gallinas.',
    ],
    [
      'Sorteo de la Champions: el Almara jugará en Oslo',
      'El Almara jugará en Oslo en febrero. El sorteo se celebró en Nyon.',
    ],
    [
      'Nuestra galaxia se mueve más rápido de lo previsto',
      'Nuestra galaxia se mueve tres veces más rápido de lo previsto, según un estudio.',
    ],
    [
      'Varios hospitales prueban un nuevo análisis de sangre',
      'Cinco hospitales prueban un nuevo análisis de sangre que detecta una infección grave en una hora.',
    ],
  ],
  pt: [
    ['Taipei e Brunei assinam acordo', 'Taipei e Brunei assinam um acordo de pesca. O ministro Lemos viaja em março.'],
    ['Vagas de emprego caem 8% em outubro', 'As vagas de emprego caíram 8% em outubro. A indústria sofre mais.'],
    [
      'Como a nova lei afeta você',
      'A lei do aluguel entra em vigor na segunda-feira. Ela limita o reajuste em doze cidades.',
    ],
    [
      'Por que o ovo está tão caro?',
      'O ovo custa o dobro de um ano atrás. A gripe aviária matou 40 milhões de galinhas.',
    ],
    [
      'Nossa galáxia se move mais rápido do que se pensava',
      'Nossa galáxia se move três vezes mais rápido do que se pensava, diz estudo.',
    ],
    ['Sorteio define grupos da Copa', 'O sorteio colocou o Brasil no grupo C. A Copa começa em junho.'],
    [
      'Testes do novo trem terminam em acidente',
      'Os testes do novo trem terminaram em acidente perto de Serralva. Ninguém se feriu.',
    ],
  ],
  zh: [
    ['招聘岗位数量连续十个月下降', '统计局数据显示，十月招聘岗位降至69万个。餐饮业降幅最大。'],
    ['鸡蛋为什么这么贵', '鸡蛋价格比一年前翻了一番，禽流感导致四千万只母鸡死亡。'],
    ['你的电费明年要涨百分之九', '电力公司宣布，居民电费明年一月上涨百分之九。'],
    ['我们的银河系比想象中更快', '一项研究显示，我们的银河系移动速度是此前估计的三倍。'],
    ['美食节引发食物中毒，43人入院', '海城美食节发生食物中毒，43人入院治疗。卫生部门正在调查。'],
  ],
  ja: [
    ['求人倍率、10カ月連続で低下', '10月の有効求人倍率は1.18倍で、10カ月連続で低下した。厚生労働省が発表した。'],
    ['卵はなぜ高いのか', '卵の価格が1年前の2倍になっている。鳥インフルエンザで4000万羽が死んだ。'],
    ['占いサイト運営会社を提訴', '占いサイトで1億円をだまし取られたとして、女性が運営会社を提訴した。'],
    ['私たちの銀河、予想より速く動く', '私たちの銀河は予想の3倍の速さで動いているとの研究結果が発表された。'],
    ['大雨、あすまで警戒を', '西日本は22日にかけて大雨となる見込みです。土砂災害に警戒してください。'],
  ],
};
