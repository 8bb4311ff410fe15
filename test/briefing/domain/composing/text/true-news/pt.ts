import type { TrueNews } from './true-news.js';

export const pt: TrueNews = [
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
];
