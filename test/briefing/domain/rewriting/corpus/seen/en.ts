import type { CorpusStory } from '../corpus.js';

export const english: readonly CorpusStory[] = [
  {
    evidence: [
      'Harbour Post | The city council of Bristol approved a plan on Tuesday to close two bridges to cars from March.',
      'Harbour Post | Council leader Ruth Dalgleish said the bridges were not safe and repairs would cost 14 million pounds.',
      'Radio Meridian | Shop owners near the bridges fear losing customers, and some may sue the council.',
    ],
    faithful: [
      'e1 | On Tuesday, the Bristol city council approved a plan to close two bridges to cars.',
      'e1 | A plan to close two bridges to cars from March was approved by the city council of Bristol.',
      'e2 | According to council leader Ruth Dalgleish, the bridges were not safe.',
      'e2 | Repairs would cost fourteen million pounds, said council leader Ruth Dalgleish.',
      'e1 e3 | Bristol will close two bridges to cars from March, and shop owners near the bridges fear losing customers.',
      'e3 | Some shop owners may sue the council.',
    ],
    unfaithful: [
      'number e1 | The city council of Bristol approved a plan on Tuesday to close three bridges to cars from March.',
      'date e1 | The city council of Bristol approved a plan on Thursday to close two bridges to cars.',
      'date e1 | The Bristol city council will close two bridges to cars from May.',
      'negation e2 | Council leader Ruth Dalgleish said the bridges were safe and repairs would cost 14 million pounds.',
      'currency e2 | Council leader Ruth Dalgleish said repairs would cost 14 million euros.',
      'antonym e1 | The city council of Bristol rejected a plan to close two bridges to cars.',
      'hedge e3 | Some shop owners near the bridges will sue the council.',
      'swap e3 | The council may sue some shop owners near the bridges.',
      'cause e1 e3 | Shop owners fear losing customers because the bridges were not safe.',
    ],
  },
  {
    evidence: [
      'World Desk | At least 37 people were killed and 112 injured when a train left the tracks near Lahore early on Sunday.',
      'World Desk | The driver had reportedly warned of faulty brakes two days before the accident, a union official said.',
      'Morning Wire | Railway minister Asif Qureshi ordered an inquiry and denied that warnings had been ignored.',
    ],
    faithful: [
      'e1 | Near Lahore, a train left the tracks, killing at least 37 people.',
      'e1 | At least thirty-seven people were killed when a train left the tracks near Lahore.',
      'e3 | Railway minister Asif Qureshi denied that warnings had been ignored.',
      'e3 | An inquiry was ordered by railway minister Asif Qureshi.',
      'e2 | A union official said the driver had reportedly warned of faulty brakes.',
    ],
    unfaithful: [
      'number e1 | At least 112 people were killed and 37 injured when a train left the tracks near Lahore.',
      'hedge e1 | 37 people were killed when a train left the tracks near Lahore early on Sunday.',
      'hedge e2 | The driver had warned of faulty brakes two days before the accident.',
      'negation e3 | Railway minister Asif Qureshi said that warnings had been ignored.',
      'name e3 | Railway minister Asif Khan ordered an inquiry.',
      'speaker e2 | A police official said the driver had reportedly warned of faulty brakes.',
      'order e2 | The driver had reportedly warned of faulty brakes two days after the accident, a union official said.',
      'invented e1 | A train was bombed near Lahore early on Sunday, and at least 37 people were killed.',
      'merged e1 e3 | Asif Qureshi was injured when a train left the tracks near Lahore.',
    ],
  },
  {
    evidence: [
      'Tech Ledger | Veltronic, the Finnish maker of heat pumps, will buy its Danish rival Nordvarme for 2.3 billion euros.',
      'Tech Ledger | "This is the moment we have worked for," chief executive Aino Lehtola told reporters in Helsinki.',
      'Market Note | Shares in Veltronic fell 6 percent after the announcement while Nordvarme gained 21 percent.',
    ],
    faithful: [
      'e1 | Nordvarme will be bought by Veltronic, the Finnish maker of heat pumps.',
      'e2 | "This is the moment we have worked for," said chief executive Aino Lehtola.',
      'e3 | Veltronic shares fell six percent after the announcement.',
      'e1 e3 | Veltronic will buy its Danish rival Nordvarme for 2.3 billion euros, and after the announcement its shares fell 6 percent.',
    ],
    unfaithful: [
      'swap e1 | Nordvarme will buy its Finnish rival Veltronic for 2.3 billion euros.',
      'number e1 | Veltronic will buy its rival Nordvarme for 3.2 billion euros.',
      'unit e1 | Veltronic will buy its Danish rival Nordvarme for 2.3 million euros.',
      'quotation e2 | "This is the moment we have all waited for," said chief executive Aino Lehtola.',
      'swap e3 | Shares in Nordvarme fell 6 percent after the announcement while Veltronic gained 21 percent.',
      'superlative e1 | Veltronic, the biggest Finnish maker of heat pumps, will buy its Danish rival Nordvarme.',
      'language e1 | Veltronic kauft den dänischen Rivalen Nordvarme für 2,3 Milliarden Euro.',
    ],
  },
];
