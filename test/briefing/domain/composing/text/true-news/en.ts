import type { TrueNews } from './true-news.js';

export const en: TrueNews = [
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
  ['Why are eggs so expensive?', 'Eggs cost twice as much as a year ago because bird flu has killed 40 million hens.'],
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
];
