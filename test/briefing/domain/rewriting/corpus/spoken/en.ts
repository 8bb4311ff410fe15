import type { CorpusStory } from '../corpus.js';

export const english: readonly CorpusStory[] = [
  {
    evidence: [
      'City Echo | The city council of Marlow voted on Wednesday to extend tram line 4 to the airport, a project expected to cost 312 million euros.',
      'City Echo | Construction is due to start in March 2027 and the first trams could run in late 2030, transport chief Nadia Okafor said.',
      'Rail Observer | Residents of the Kelling district fear noise and have collected 2,347 signatures against the route.',
    ],
    faithful: [
      'e1 | In Marlow, the council has decided to take tram line 4 all the way to the airport.',
      'e1 e3 | The extension is expected to cost 312 million euros, but not everyone is happy: people in the Kelling district worry about noise.',
      'e2 | And when will it be ready? The first trams could be running by late 2030, according to transport chief Nadia Okafor.',
      'e2 | Okafor says building work is set to begin in March 2027.',
      'e3 | More than 2,300 signatures against the route have been gathered by residents of Kelling.',
    ],
    unfaithful: [
      'tense e2 | Construction has started, transport chief Nadia Okafor said.',
      'number e3 | More than 2,400 signatures against the route have been gathered by residents of Kelling.',
      'role e1 | Residents of Marlow voted on Wednesday to extend tram line 4 to the airport.',
      'intensity e3 | People in the Kelling district are furious about the noise.',
      'cause e1 e3 | The council voted to extend the line because residents collected signatures.',
    ],
  },
  {
    evidence: [
      'Health Wire | Health authorities in Soria Valley have confirmed 41 cases of measles since early October, most of them in children under five.',
      'Health Wire | Two patients are being treated in intensive care, but no deaths have been reported, said Ines Falk, head of the regional clinic.',
      'Valley Mail | The region will offer free vaccinations at all schools from next Monday.',
    ],
    faithful: [
      'e1 | Since early October, there have been about 40 confirmed cases of measles in Soria Valley, mostly in children under five.',
      'e2 | Ines Falk, who heads the regional clinic, says two patients are in intensive care, and so far no deaths have been reported.',
      'e3 | So what happens now? Starting next Monday, the region will provide free vaccinations at every school.',
      'e1 | The confirmation of 41 measles cases comes from health authorities in Soria Valley.',
    ],
    unfaithful: [
      'number e1 | About 50 cases of measles have been confirmed in Soria Valley since early October.',
      'negation e2 | Two deaths have been reported, says Ines Falk, head of the regional clinic.',
      'scope e1 | All of the 41 confirmed cases of measles are in children under five.',
      'modality e3 | From next Monday, vaccinations will be mandatory at all schools.',
    ],
  },
  {
    evidence: [
      'Sport Desk | Striker Tomas Renko, 24, is moving from Vardal to Porto Azul for 18.5 million euros, the two clubs announced on Friday.',
      'Sport Desk | He signed a contract until 2030 and will wear the number 9 shirt.',
      'Fan Radio | "I have dreamed of this since I was a boy," Renko told Fan Radio, adding that he hopes to win the league in his first season.',
    ],
    faithful: [
      'e1 | Both clubs have announced it: the 24-year-old striker Tomas Renko is leaving Vardal and joining Porto Azul for 18.5 million euros.',
      "e2 | His contract runs until 2030, and he'll be wearing the number 9 shirt.",
      'e3 | Renko told Fan Radio that he had dreamed of this since he was a boy.',
      'e3 | And what does he want to achieve? In his first season, Renko says, he hopes to win the league.',
    ],
    unfaithful: [
      'direction e1 | Tomas Renko is moving from Porto Azul to Vardal for 18.5 million euros, the two clubs announced.',
      'number e2 | His contract runs until 2031.',
      'intent e3 | Renko told Fan Radio that he will win the league in his first season.',
      'role e1 | Fan Radio announced that Tomas Renko is moving to Porto Azul.',
    ],
  },
];
