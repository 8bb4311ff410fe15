import type { CorpusStory } from '../corpus.js';

export const english: readonly CorpusStory[] = [
  {
    evidence: [
      'Transit News | Train drivers in Belgium walked out on Monday morning in a dispute over pay, halting about two thirds of services until Wednesday night.',
      'Transit News | The union ACV said its members had not had a real pay rise since 2019.',
      'Brussels Post | Transport minister Luc Maes urged both sides to return to the table and said he was "disappointed but hopeful".',
    ],
    faithful: [
      'e1 | Train drivers in Belgium have gone on strike over pay, stopping about two thirds of services until Wednesday night.',
      "e2 | The union ACV says its members haven't had a real pay rise since 2019.",
      'e3 | Luc Maes, the transport minister, called on both sides to return to the table.',
      'e3 | The minister described himself as "disappointed but hopeful".',
      'e1 | Roughly two thirds of services have been halted by the walkout, which began on Monday morning.',
    ],
    unfaithful: [
      'number e1 | Train drivers in Belgium halted about one third of services.',
      'stale e2 | The union ACV said its members had a real pay rise this year.',
      'quote e3 | Transport minister Luc Maes said he was "angry and disappointed".',
      'cause e1 | Train drivers in Belgium walked out in a dispute over safety.',
      'scope e1 | All services in Belgium were halted until Wednesday night.',
    ],
  },
  {
    evidence: [
      'Science Letter | Researchers at the University of Graz found that people who slept less than six hours a night were 20 percent more likely to catch a cold.',
      'Science Letter | The study followed 764 adults for two years, but it does not prove that short sleep causes infections, the authors wrote.',
      'Health Hour | Sleep researcher Dana Okafor, who was not involved in the study, called the results plausible.',
    ],
    faithful: [
      'e1 | People who sleep under six hours a night are 20 percent more likely to catch a cold, researchers at the University of Graz have found.',
      'e2 | The study tracked 764 adults over two years.',
      "e2 | The authors caution, though, that it doesn't prove short sleep causes infections.",
      "e3 | Dana Okafor, a sleep researcher who wasn't part of the study, finds the results plausible.",
      'e1 e2 | How sure are the researchers in Graz?',
    ],
    unfaithful: [
      'negation e2 | The study proves that short sleep causes infections, the authors wrote.',
      'comparison e1 | People who slept more than six hours a night were 20 percent more likely to catch a cold.',
      'role e3 | Dana Okafor, who led the study, called the results plausible.',
      'number e2 | The study followed 674 adults for two years.',
      'unit e1 | People who slept less than six hours a week were 20 percent more likely to catch a cold.',
    ],
  },
  {
    evidence: [
      'Island Times | The volcano Mount Keli on the island of Suran erupted early on Sunday, sending ash up to 8 kilometres into the sky.',
      'Island Times | No injuries have been reported so far, but the airport remains closed, authorities said.',
      'Pacific Wire | Experts fear further eruptions in the coming days; some villages on the western slope have been evacuated.',
    ],
    faithful: [
      'e1 | Mount Keli, a volcano on the island of Suran, erupted early on Sunday and sent ash as high as 8 kilometres into the sky.',
      'e2 | So far there are no reports of injuries, authorities say, but the airport is still closed.',
      'e3 | Experts fear there could be more eruptions in the coming days.',
      'e3 | On the western slope, some villages have been evacuated.',
      'e1 e2 | After the eruption of Mount Keli on Sunday, the airport stays shut, according to authorities.',
    ],
    unfaithful: [
      'scope e3 | All villages on the western slope have been evacuated.',
      'negation e2 | Several injuries have been reported so far, authorities said.',
      'unit e1 | The volcano Mount Keli sent ash up to 8 miles into the sky.',
      'hedge e3 | Further eruptions will follow in the coming days.',
      'language e1 | Der Vulkan Mount Keli auf der Insel Suran brach am frühen Sonntag aus.',
    ],
  },
  {
    evidence: [
      'Business Ledger | Supermarket chain Falk agreed to buy its rival Bremer Markt for 2.1 billion euros, the companies announced on Wednesday.',
      'Business Ledger | The deal must still be approved by the competition authority, which is expected to decide by the end of the year.',
      "City Paper | Workers' representatives said they feared up to 900 job cuts; Falk's chief executive Ines Roth rejected this.",
    ],
    faithful: [
      'e1 | Falk is to buy its rival Bremer Markt for 2.1 billion euros, the supermarket chains said on Wednesday.',
      'e2 | The competition authority still has to approve the deal, and a decision is expected by the end of the year.',
      "e3 | Workers' representatives fear as many as 900 jobs could go, but chief executive Ines Roth of Falk denies that.",
      "e1 | It's a deal worth 2.1 billion euros: Falk has agreed to take over Bremer Markt.",
      "e2 | The deal isn't done yet: it must be approved by the competition authority.",
    ],
    unfaithful: [
      'swap e1 | Supermarket chain Bremer Markt agreed to buy its rival Falk for 2.1 billion euros.',
      'tense e2 | The deal has been approved by the competition authority.',
      'speaker e3 | Chief executive Ines Roth said she feared up to 900 job cuts.',
      'number e1 | Falk agreed to buy its rival Bremer Markt for 1.2 billion euros.',
      'merged e2 e3 | The competition authority rejected the deal.',
    ],
  },
];
