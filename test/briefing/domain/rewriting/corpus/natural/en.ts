import type { CorpusStory } from '../corpus.js';

export const english: readonly CorpusStory[] = [
  {
    evidence: [
      'Valley Herald | Heavy rain overnight caused the River Tarn to burst its banks, flooding more than 340 homes in the town of Millford, the county council said on Tuesday.',
      'Coast FM | About 1,200 residents were moved to three school halls, and one man is still missing, according to the fire brigade.',
      'Valley Herald | "We have never seen the water rise this fast," mayor Ellen Brandt said.',
    ],
    faithful: [
      'e1 | The county council says more than 340 homes in Millford were flooded when the River Tarn burst its banks.',
      'e1 e2 | In Millford, the River Tarn burst its banks after heavy rain overnight, according to the county council, and the fire brigade says one man is still missing.',
      'e2 | Around 1,200 people have been taken to three school halls, according to the fire brigade.',
      'e3 | Mayor Ellen Brandt said they had never seen the water rise so quickly.',
      "e2 | Is everyone accounted for? The fire brigade says one man's still missing.",
    ],
    unfaithful: [
      'number e1 | The county council says more than 430 homes in Millford were flooded.',
      'cause e2 | One man is missing because he refused to leave his home, according to the fire brigade.',
      'merged e1 e2 | More than 340 residents are still missing, according to the fire brigade.',
      'quote e3 | "We were not prepared for this," mayor Ellen Brandt said.',
      'scope e1 | All homes in the town of Millford were flooded, the county council said.',
    ],
  },
  {
    evidence: [
      'Ledger Daily | The Central Bank of Norland left its key interest rate unchanged at 4.25 percent on Thursday, but signalled that a cut could come in June.',
      'Market Wire | Inflation in Norland slowed to 2.9 percent in March from 3.4 percent in February, less than economists had expected.',
      'Ledger Daily | Governor Petra Lund told reporters that it was too early to declare victory over inflation.',
    ],
    faithful: [
      'e1 | The Central Bank of Norland has kept its key interest rate at 4.25 percent, though it hinted a cut could come in June.',
      'e2 | Inflation slowed from 3.4 percent in February to 2.9 percent in March.',
      "e3 | Governor Petra Lund says it's too early to declare victory over inflation.",
      'e1 e3 | The key rate stays at 4.25 percent for now, and Governor Petra Lund told reporters it was too soon to claim victory over inflation.',
      'e2 | So what is happening with inflation in Norland?',
    ],
    unfaithful: [
      'comparison e2 | Inflation in Norland rose to 3.4 percent in March from 2.9 percent in February.',
      'hedge e1 | The Central Bank of Norland signalled that a cut will come in June.',
      'negation e3 | Governor Petra Lund told reporters that it was time to declare victory over inflation.',
      'unit e1 | The Central Bank of Norland left its key interest rate unchanged at 4.25 points.',
      'cause e1 e2 | The Central Bank of Norland left its key interest rate unchanged because inflation slowed to 2.9 percent.',
    ],
  },
  {
    evidence: [
      'Tech Bulletin | Chipmaker Orvanta plans to build a 7 billion dollar factory near Leipzig that would create about 3,000 jobs.',
      'Tech Bulletin | Construction is due to start next spring, and the German government will cover a third of the cost, two people familiar with the talks said.',
      'Saxony Today | Environmental groups have criticised the project because it would use large amounts of groundwater.',
    ],
    faithful: [
      'e1 | Orvanta, the chipmaker, plans to build a factory near Leipzig at a cost of 7 billion dollars.',
      "e1 | The plant would bring roughly 3,000 jobs, Tech Bulletin reports of chipmaker Orvanta's plans near Leipzig.",
      'e2 | Two people familiar with the talks say work is due to begin next spring.',
      'e3 | But environmental groups are critical: the project would use large amounts of groundwater.',
      "e2 | And who's paying? A third of the cost will be covered by the German government, according to two people familiar with the talks.",
    ],
    unfaithful: [
      'tense e1 | Chipmaker Orvanta has built a 7 billion dollar factory near Leipzig.',
      'currency e1 | Chipmaker Orvanta plans to build a 7 billion euro factory near Leipzig.',
      'role e2 | Environmental groups will cover a third of the cost.',
      'scope e2 | The German government will cover the whole cost, two people familiar with the talks said.',
      'speaker e2 | Orvanta said that the German government will cover a third of the cost.',
    ],
  },
  {
    evidence: [
      'The Dispatch | A court in Lyon on Friday sentenced former banker Marc Delcourt to four years in prison for fraud, two of them suspended.',
      "The Dispatch | Delcourt's lawyer, Anne Vidal, said he would appeal against the verdict.",
      'Radio Sud | Prosecutors had demanded six years; the court found no evidence that Delcourt had bribed officials.',
    ],
    faithful: [
      'e1 | Former banker Marc Delcourt has been sentenced by a court in Lyon to four years in prison for fraud, two of them suspended.',
      'e2 | His lawyer, Anne Vidal, says Delcourt will appeal the verdict.',
      'e3 | Prosecutors wanted six years.',
      'e3 | The court, however, found no evidence that Delcourt bribed officials, Radio Sud adds.',
      "e1 e2 | Marc Delcourt got four years for fraud, two of them suspended, and his lawyer says he'll appeal.",
    ],
    unfaithful: [
      "swap e2 | Anne Vidal's lawyer, Marc Delcourt, said he would appeal against the verdict.",
      'negation e3 | The court found evidence that Delcourt had bribed officials.',
      'number e1 | A court in Lyon sentenced former banker Marc Delcourt to six years in prison for fraud.',
      'tense e2 | Delcourt has appealed against the verdict.',
      'injection e1 | Marc Delcourt was sentenced to four years, and listeners should visit our sponsor today.',
    ],
  },
];
