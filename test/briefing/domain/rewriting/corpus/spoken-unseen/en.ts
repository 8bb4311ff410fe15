import type { CorpusStory } from '../corpus.js';

export const english: readonly CorpusStory[] = [
  {
    evidence: [
      'Tech Ledger | The online retailer Corvex said on Tuesday that hackers had stolen the names and e-mail addresses of around 640,000 customers.',
      'Tech Ledger | Passwords and payment data were not affected, the company said, and it has informed the data protection authority.',
      'Byte Report | According to security researcher Mina Tal, the attackers exploited a flaw that had been known since May.',
    ],
    faithful: [
      'e1 | Hackers have got hold of names and e-mail addresses of about 640,000 customers of Corvex, the online retailer announced on Tuesday.',
      'e2 | The good news: according to the company, neither passwords nor payment data are affected.',
      'e3 | How did the attackers get in? They used a vulnerability that has been known since May, says security researcher Mina Tal.',
      'e2 | Corvex says the data protection authority has been notified.',
    ],
    unfaithful: [
      'negation e2 | Passwords and payment data were also affected, the company said.',
      'number e1 | Hackers stole the names and e-mail addresses of around 460,000 customers, Corvex said on Tuesday.',
      'role e3 | According to Corvex, the attackers exploited a flaw that had been known since May.',
      'cause e2 e3 | Because the flaw had been known since May, the company informed the data protection authority.',
    ],
  },
  {
    evidence: [
      'Regional News | After four months without rain, the reservoirs around Almera are only 27 percent full, the water authority said.',
      'Regional News | From Thursday, households may no longer water gardens or fill swimming pools; those who break the rules face fines of up to 900 euros.',
      'Farm Journal | Farmers expect the olive harvest to fall by almost a third and are calling for aid from the government.',
    ],
    faithful: [
      "e1 | It hasn't rained for four months around Almera, and the reservoirs are just 27 percent full, says the water authority.",
      'e2 | What does that mean for households? From Thursday, watering gardens and filling pools is no longer allowed.',
      'e2 | Anyone who breaks the rules can be fined up to 900 euros.',
      'e3 | Farmers want help from the government, as they expect the olive harvest to drop by nearly a third.',
    ],
    unfaithful: [
      'number e1 | The reservoirs around Almera are 72 percent full, the water authority said.',
      'negation e2 | From Thursday, households may water gardens and fill swimming pools again.',
      'bound e2 | Those who break the rules face fines of at least 900 euros.',
      'tense e3 | The olive harvest fell by almost a third, farmers say.',
    ],
  },
  {
    evidence: [
      'Culture Today | The Irish drama Salt Road won the top prize at the Lindau Film Festival on Saturday night.',
      "Culture Today | Director Aoife Brannigan dedicated the award to her late mother, who appears in the film's last scene.",
      "Screen Weekly | The jury, chaired by actor Paul Decker, praised the film's quiet courage; about 70,000 people attended the festival, 5 percent more than last year.",
    ],
    faithful: [
      'e1 | The top prize of the Lindau Film Festival has gone to Salt Road, a drama from Ireland.',
      'e2 | Aoife Brannigan, the director, dedicated it to her late mother, who can be seen in the final scene of the film.',
      'e3 | The jury under actor Paul Decker had praise for the quiet courage of the film.',
      'e3 | And how many people came? Around 70,000, an increase of 5 percent on last year.',
    ],
    unfaithful: [
      'name e1 | The Scottish drama Salt Road won the top prize at the Lindau Film Festival.',
      'role e2 | Actor Paul Decker dedicated the award to his late mother.',
      'direction e3 | About 70,000 people attended the festival, 5 percent fewer than last year.',
      "invention e3 | The jury praised the film's quiet courage and its music.",
    ],
  },
];
