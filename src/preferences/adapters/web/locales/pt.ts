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
  preferences: {
    heading: 'Escuta',
    lead: 'O que vale para cada briefing que não pede outra coisa. Os programas podem ter escolhas próprias.',
    length: 'Duração',
    format: 'Formato',
    formats: {
      headlines: 'Manchetes: muitas notícias, uma frase cada',
      brief: 'Resumo: o habitual',
      in_depth: 'Em profundidade: poucas notícias, contadas com detalhes',
    },
    usual: 'Como o serviço decidir',
    hosts: 'Vozes',
    hostsHint:
      'Uma ou duas vozes do mesmo idioma. Elas apresentam os briefings nesse idioma; os de outro idioma têm as vozes habituais dele.',
    isDefault: 'habitual',
    sampleOf: (host) => `Amostra de ${host}`,
    timezone: 'Fuso horário',
    timezoneHint: 'O que é “hoje” e como os horários são ditos.',
    memory: 'Deixar de fora o que briefings anteriores contaram',
    memoryHint: 'Uma notícia só volta quando há novidades ou quando você a pede.',
    save: 'Salvar',
    saved: 'Salvo. Vale para o que for feito a partir de agora.',
    faults: {
      timezone: 'Digite um fuso horário como America/Sao_Paulo.',
      hosts: 'Escolha uma ou duas vozes que falem o mesmo idioma.',
    },
  },
};
