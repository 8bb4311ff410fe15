import type { CorpusStory } from '../corpus.js';

export const portuguese: readonly CorpusStory[] = [
  {
    evidence: [
      'Gazeta do Sul | O Supremo Tribunal condenou o ex-governador Tiago Moura a nove anos de prisão por corrupção.',
      'Gazeta do Sul | A defesa vai recorrer e diz que não há provas contra o cliente.',
      'Rádio Farol | O ex-governador teria recebido 5 milhões de reais de uma construtora entre 2015 e 2018.',
    ],
    faithful: [
      'e1 | O ex-governador Tiago Moura foi condenado pelo Supremo Tribunal a 9 anos de prisão.',
      'e2 | A defesa diz que não há provas contra o cliente.',
      'e3 | Entre 2015 e 2018, o ex-governador teria recebido cinco milhões de reais de uma construtora.',
      'e1 | Por corrupção, o Supremo Tribunal condenou Tiago Moura a nove anos de prisão.',
      'e1 e2 | O Supremo Tribunal condenou o ex-governador Tiago Moura por corrupção, mas a defesa vai recorrer.',
    ],
    unfaithful: [
      'number e1 | O Supremo Tribunal condenou o ex-governador Tiago Moura a dezanove anos de prisão por corrupção.',
      'antonym e1 | O Supremo Tribunal absolveu o ex-governador Tiago Moura.',
      'negation e2 | A defesa vai recorrer e diz que há provas contra o cliente.',
      'hedge e3 | O ex-governador recebeu 5 milhões de reais de uma construtora entre 2015 e 2018.',
      'unit e1 | O Supremo Tribunal condenou o ex-governador Tiago Moura a nove meses de prisão por corrupção.',
      'date e3 | O ex-governador teria recebido 5 milhões de reais de uma construtora entre 2013 e 2018.',
      'swap e1 | O ex-governador Tiago Moura condenou o Supremo Tribunal por corrupção.',
    ],
  },
  {
    evidence: [
      'Ciência Aberta | Investigadores da Universidade do Porto criaram um sensor que deteta fugas de gás em três segundos.',
      'Ciência Aberta | O aparelho, que pesa 40 gramas, ainda não está à venda.',
      'Diário Técnico | A empresa Sensara quer produzir o sensor em Braga a partir de abril.',
    ],
    faithful: [
      'e1 | Um sensor que deteta fugas de gás em 3 segundos foi criado por investigadores da Universidade do Porto.',
      'e2 | O aparelho ainda não está à venda e pesa quarenta gramas.',
      'e3 | A partir de abril, a empresa Sensara quer produzir o sensor em Braga.',
      'e1 e3 | Investigadores da Universidade do Porto criaram um sensor que deteta fugas de gás, e a empresa Sensara quer produzir o sensor em Braga.',
      'e2 | O aparelho pesa 40 gramas.',
    ],
    unfaithful: [
      'unit e1 | Investigadores da Universidade do Porto criaram um sensor que deteta fugas de gás em três minutos.',
      'unit e2 | O aparelho, que pesa 40 quilos, ainda não está à venda.',
      'negation e2 | O aparelho, que pesa 40 gramas, já está à venda.',
      'hedge e3 | A empresa Sensara produz o sensor em Braga.',
      'name e3 | A empresa Sensara quer produzir o sensor em Coimbra a partir de abril.',
      'date e3 | A empresa Sensara quer produzir o sensor em Braga a partir de agosto.',
      'merged e1 e3 | A empresa Sensara criou um sensor que deteta fugas de gás em três segundos.',
    ],
  },
  {
    evidence: [
      'Bola Viva | O Santos derrotou o Cruzeiro por 3-0 no domingo e assumiu a liderança do campeonato.',
      'Bola Viva | «Foi a melhor partida do ano», disse o técnico Abel Nunes.',
      'Esporte Já | O Cruzeiro jogou sem o goleiro Davi Rocha, que sofreu uma lesão no ombro.',
    ],
    faithful: [
      'e1 | No domingo, o Cruzeiro foi derrotado por 3-0 pelo Santos.',
      'e1 | O Santos assumiu a liderança do campeonato.',
      'e2 | «Foi a melhor partida do ano», disse Abel Nunes, o técnico.',
      'e3 | Davi Rocha, goleiro do Cruzeiro, sofreu uma lesão no ombro.',
      'e1 e3 | O Santos derrotou o Cruzeiro por três a zero; o Cruzeiro jogou sem o goleiro Davi Rocha.',
    ],
    unfaithful: [
      'swap e1 | O Cruzeiro derrotou o Santos por 3-0 no domingo e assumiu a liderança do campeonato.',
      'quotation e2 | «Foi a pior partida do ano», disse o técnico Abel Nunes.',
      'number e1 | O Santos derrotou o Cruzeiro por 5-0 no domingo.',
      'cause e1 e3 | O Santos derrotou o Cruzeiro porque o goleiro Davi Rocha sofreu uma lesão no ombro.',
      'antonym e1 | O Santos derrotou o Cruzeiro por 3-0 no domingo e perdeu a liderança do campeonato.',
      'invented e3 | O Cruzeiro jogou sem o goleiro Davi Rocha, que sofreu uma lesão no joelho.',
      'negation e3 | O Cruzeiro jogou com o goleiro Davi Rocha.',
    ],
  },
];
