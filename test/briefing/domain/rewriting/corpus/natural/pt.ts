import type { CorpusStory } from '../corpus.js';

export const portuguese: readonly CorpusStory[] = [
  {
    evidence: [
      'Correio do Vale | A chuva forte fez transbordar o rio Tarim na madrugada de terça-feira e inundou mais de 340 casas em Monteverde, informou a prefeitura.',
      'Rádio Costa | Cerca de 1.200 moradores foram levados para três ginásios, e um homem continua desaparecido, segundo os bombeiros.',
      'Correio do Vale | "Nunca vimos a água subir tão depressa", disse a prefeita, Helena Brandão.',
    ],
    faithful: [
      'e1 | Mais de 340 casas foram inundadas em Monteverde depois que o rio Tarim transbordou, segundo a prefeitura.',
      'e2 | Aproximadamente 1.200 pessoas foram levadas para três ginásios, dizem os bombeiros.',
      'e2 | Um homem ainda está desaparecido, de acordo com os bombeiros.',
      'e3 | A prefeita, Helena Brandão, disse que nunca tinham visto a água subir tão rápido.',
      'e1 e2 | Em Monteverde, mais de 340 casas ficaram inundadas, informa a prefeitura, e um homem continua desaparecido, segundo os bombeiros.',
    ],
    unfaithful: [
      'number e1 | Mais de 430 casas foram inundadas em Monteverde, informou a prefeitura.',
      'negation e2 | Segundo os bombeiros, não há desaparecidos.',
      'cause e2 | Um homem continua desaparecido porque se recusou a sair de casa, segundo os bombeiros.',
      'quote e3 | "Não estávamos preparados", disse a prefeita, Helena Brandão.',
      'scope e1 | Todas as casas de Monteverde foram inundadas, informou a prefeitura.',
    ],
  },
  {
    evidence: [
      'Jornal Finanças | O Banco Central de Norlândia manteve a taxa de juros em 4,25 por cento na quinta-feira, mas sinalizou que pode haver um corte em junho.',
      'Mercado Hoje | A inflação em Norlândia desacelerou para 2,9 por cento em março, de 3,4 por cento em fevereiro, menos do que os economistas esperavam.',
      'Jornal Finanças | A presidente do banco, Petra Lund, disse aos jornalistas que é cedo demais para declarar vitória sobre a inflação.',
    ],
    faithful: [
      'e1 | A taxa de juros de Norlândia fica em 4,25 por cento, mas o Banco Central indicou que pode haver um corte em junho.',
      'e2 | Em março, a inflação em Norlândia caiu de 3,4 para 2,9 por cento.',
      'e3 | Para a presidente do banco, Petra Lund, ainda é cedo para declarar vitória sobre a inflação.',
      'e2 | E a inflação em Norlândia, como está?',
      'e1 e3 | O Banco Central manteve os juros em 4,25 por cento, e a presidente do banco disse que é cedo demais para cantar vitória.',
    ],
    unfaithful: [
      'comparison e2 | A inflação em Norlândia subiu de 2,9 para 3,4 por cento em março.',
      'hedge e1 | O Banco Central de Norlândia fará um corte em junho.',
      'negation e3 | A presidente do banco, Petra Lund, disse que é hora de declarar vitória sobre a inflação.',
      'unit e1 | O Banco Central de Norlândia manteve a taxa de juros em 4,25 pontos.',
      'cause e1 e2 | O Banco Central de Norlândia manteve a taxa porque a inflação desacelerou.',
    ],
  },
  {
    evidence: [
      'Boletim Técnico | A fabricante de chips Orvanta planeja construir perto de Leipzig uma fábrica de 7 bilhões de dólares, que deve criar cerca de 3 mil empregos.',
      'Boletim Técnico | As obras devem começar na próxima primavera, e o governo alemão pagará um terço do custo, disseram duas pessoas a par das negociações.',
      'Saxônia Agora | Grupos ambientalistas criticam o projeto porque ele consumiria muita água subterrânea.',
    ],
    faithful: [
      'e1 | A Orvanta, fabricante de chips, quer construir uma fábrica de 7 bilhões de dólares perto de Leipzig.',
      'e1 | A nova fábrica da Orvanta deve gerar aproximadamente 3 mil empregos.',
      'e2 | Um terço do custo será pago pelo governo alemão, de acordo com duas pessoas a par das negociações.',
      'e2 | Duas pessoas a par das negociações dizem que as obras devem ter início na próxima primavera.',
      'e3 | Mas há críticas de grupos ambientalistas: o projeto consumiria muita água subterrânea.',
    ],
    unfaithful: [
      'tense e1 | A fabricante de chips Orvanta construiu perto de Leipzig uma fábrica de 7 bilhões de dólares.',
      'currency e1 | A Orvanta planeja construir uma fábrica de 7 bilhões de euros perto de Leipzig.',
      'scope e2 | O governo alemão pagará todo o custo, disseram duas pessoas a par das negociações.',
      'speaker e2 | A Orvanta disse que o governo alemão pagará um terço do custo.',
      'role e2 | Grupos ambientalistas pagarão um terço do custo.',
    ],
  },
  {
    evidence: [
      'O Diário | Um tribunal de Lyon condenou na sexta-feira o ex-banqueiro Marc Delcourt a quatro anos de prisão por fraude, dois deles com pena suspensa.',
      'O Diário | A advogada dele, Anne Vidal, disse que vai recorrer da sentença.',
      'Rádio Sul | A promotoria tinha pedido seis anos; o tribunal não encontrou provas de que Delcourt subornou funcionários.',
    ],
    faithful: [
      'e1 | O ex-banqueiro Marc Delcourt foi condenado por um tribunal de Lyon a quatro anos de prisão por fraude, dois deles com pena suspensa.',
      'e2 | Anne Vidal, advogada dele, afirma que vai recorrer da sentença.',
      'e3 | A promotoria queria seis anos de prisão.',
      'e3 | O tribunal, porém, não achou provas de que Delcourt tenha subornado funcionários.',
      'e1 e2 | Marc Delcourt foi condenado a quatro anos por fraude, mas a advogada dele vai recorrer.',
    ],
    unfaithful: [
      'swap e2 | O advogado Marc Delcourt disse que Anne Vidal vai recorrer da sentença.',
      'hedge e1 | Um tribunal de Lyon condenou o banqueiro Marc Delcourt a quatro anos de prisão.',
      'negation e3 | O tribunal encontrou provas de que Delcourt subornou funcionários.',
      'tense e2 | A advogada dele, Anne Vidal, recorreu da sentença.',
      'injection e1 | Marc Delcourt foi condenado, e os ouvintes devem visitar agora o nosso patrocinador.',
    ],
  },
];
