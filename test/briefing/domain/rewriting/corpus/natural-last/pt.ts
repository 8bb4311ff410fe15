import type { CorpusStory } from '../corpus.js';

export const portuguese: readonly CorpusStory[] = [
  {
    evidence: [
      'Semana Motor | A montadora Halden convocou um recall de 48 mil carros elétricos na Europa porque um cabo defeituoso pode superaquecer a bateria.',
      'Semana Motor | A Halden afirma que sabe de três incêndios, nenhum com feridos, e promete trocar o cabo de graça.',
      'A Gazeta | A agência de transportes já tinha alertado a empresa em abril, segundo documentos vistos pelo jornal.',
    ],
    faithful: [
      'e1 | Na Europa, a montadora Halden convocou um recall de 48 mil carros elétricos.',
      'e1 | O motivo é um cabo defeituoso, que pode superaquecer a bateria.',
      'e2 | A empresa diz que houve três incêndios, sem feridos.',
      'e2 | A Halden promete que o cabo será trocado de graça.',
      'e3 | Documentos vistos pela Gazeta mostram que a agência de transportes alertou a empresa em abril.',
    ],
    unfaithful: [
      'number e1 | A montadora Halden convocou um recall de 84 mil carros elétricos.',
      'negation e2 | A Halden afirma que sabe de três incêndios com feridos.',
      'role e3 | A empresa já tinha alertado a agência de transportes em abril.',
      'tense e2 | A Halden trocou o cabo de graça.',
      'scope e1 | A montadora Halden convocou um recall de todos os carros elétricos na Europa.',
    ],
  },
  {
    evidence: [
      'O Correio | A líder da oposição, Mara Kesten, venceu no domingo a eleição presidencial de Ostrávia com 53 por cento dos votos, à frente do presidente Ivo Brandl, com 45 por cento.',
      'O Correio | Brandl reconheceu a derrota no fim da noite e pediu a seus apoiadores que aceitem o resultado.',
      'Linha Notícias | Observadores relataram pequenas irregularidades em algumas seções eleitorais, mas consideraram a votação livre e justa.',
    ],
    faithful: [
      'e1 | Mara Kesten, líder da oposição, ganhou a eleição presidencial de Ostrávia com 53 por cento dos votos.',
      'e1 | O presidente Ivo Brandl ficou com 45 por cento.',
      'e2 | No fim da noite, Brandl admitiu a derrota e pediu que seus apoiadores aceitem o resultado.',
      'e3 | Para os observadores, a votação foi livre e justa, apesar de pequenas irregularidades em algumas seções eleitorais.',
      'e2 | Como Brandl reagiu ao resultado?',
    ],
    unfaithful: [
      'swap e1 | O presidente Ivo Brandl venceu a eleição presidencial, à frente de Mara Kesten.',
      'number e1 | Mara Kesten venceu a eleição presidencial com 45 por cento dos votos.',
      'negation e2 | Brandl não reconheceu a derrota.',
      'scope e3 | Observadores relataram irregularidades em todas as seções eleitorais.',
      'quote e3 | Observadores falaram em uma "eleição roubada".',
    ],
  },
];
