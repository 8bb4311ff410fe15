import type { Words } from '../words.js';

export const pt: Words = {
  heading: 'Como as palavras são ditas',
  lead: 'Um nome ou uma palavra é pronunciada errado? Escreva como soa. A partir daí, seus briefings serão lidos assim; as transcrições mantêm a grafia.',
  labels: { language: 'Idioma do briefing', written: 'Palavra', respelling: 'Como soa' },
  hints: {
    written:
      'Como aparece nas notícias, por exemplo Nguyen ou kubectl. Com maiúsculas no meio, como SQL, vale apenas nessa grafia.',
    respelling: 'Com as letras desse idioma, por exemplo Uin ou quiub control. Em japonês, de preferência em kana.',
  },
  save: 'Salvar',
  own: {
    heading: 'Suas palavras',
    none: 'Ainda não há nenhuma.',
    change: 'Salvar',
    remove: 'Excluir',
    saidFor: (written) => `Como “${written}” soa`,
    changeOf: (written) => `Salvar como “${written}” soa`,
    removeOf: (written) => `Excluir “${written}”`,
    more: 'Palavras anteriores',
  },
  done: { set: 'Salvo. Vale para tudo o que for lido a partir de agora.', deleted: 'Excluído.' },
  faults: {
    written: {
      length: 'Digite uma palavra de no máximo 80 caracteres.',
      control: 'A palavra tem um caractere invisível. Digite-a de novo.',
      markup: 'A palavra não pode conter < nem >.',
      empty: 'A palavra precisa de uma letra ou de um algarismo.',
    },
    respelling: {
      length: 'Digite como soa, em no máximo 160 caracteres.',
      control: 'Há um caractere invisível. Digite de novo.',
      markup: "Use apenas letras, algarismos, espaços e ' - . , ·: o texto é lido como está.",
      empty: 'É preciso uma letra ou um algarismo.',
    },
  },
  tooMany: 'Você tem 500 palavras, que é o máximo. Exclua uma primeiro.',
};
