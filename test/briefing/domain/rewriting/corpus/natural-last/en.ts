import type { CorpusStory } from '../corpus.js';

export const english: readonly CorpusStory[] = [
  {
    evidence: [
      'Motor Weekly | Carmaker Halden is recalling 48,000 electric cars across Europe because a faulty cable could cause the battery to overheat.',
      'Motor Weekly | Halden said it knew of three fires, none of which had caused injuries, and promised to replace the cable free of charge.',
      'City Gazette | The transport agency had warned the company about the cable in April, according to documents seen by the newspaper.',
    ],
    faithful: [
      'e1 | Halden, a carmaker, is calling back 48,000 electric cars in Europe over a faulty cable.',
      'e1 | The reason: the battery could overheat because of the cable.',
      "e2 | The company says it's aware of three fires, and nobody was hurt.",
      'e2 | Halden has promised to swap the cable for free.',
      'e3 | Documents seen by the City Gazette show that the transport agency had already warned Halden in April.',
    ],
    unfaithful: [
      'number e1 | Halden is recalling 84,000 electric cars across Europe.',
      'negation e2 | Halden said it knew of three fires, which had caused injuries.',
      'role e3 | Halden had warned the transport agency about the cable in April.',
      'tense e2 | Halden has replaced the cable free of charge.',
      'scope e1 | Halden is recalling all electric cars across Europe.',
    ],
  },
  {
    evidence: [
      "State Courier | Opposition leader Mara Kesten won Sunday's presidential election in Ostravia with 53 percent of the vote, ahead of incumbent Ivo Brandl with 45 percent.",
      'State Courier | Brandl conceded defeat late in the evening and called on his supporters to accept the result.',
      'News Line | Observers reported minor irregularities at some polling stations but described the vote as free and fair.',
    ],
    faithful: [
      'e1 | Mara Kesten, the opposition leader, has won the presidential election in Ostravia with 53 percent.',
      'e1 | Incumbent Ivo Brandl came second with 45 percent.',
      'e2 | Late in the evening, Brandl admitted defeat and urged his supporters to accept the outcome.',
      'e3 | Observers called the vote free and fair, despite minor irregularities at a few polling stations.',
      'e1 e2 | How did Ivo Brandl react to the result?',
    ],
    unfaithful: [
      'swap e1 | Incumbent Ivo Brandl won the presidential election in Ostravia, ahead of Mara Kesten.',
      'number e1 | Mara Kesten won with 45 percent of the vote.',
      'negation e2 | Brandl refused to concede defeat.',
      'scope e3 | Observers reported irregularities at all polling stations.',
      'quote e3 | Observers spoke of "a stolen election".',
    ],
  },
];
