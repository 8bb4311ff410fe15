import type { CueLexicon } from '../cue-types.js';

/** How the briefing is to be: its format and its style. */
export const ptManner: Pick<CueLexicon, 'format' | 'style'> = {
  format: {
    headlines: `
      manchetes|só as manchetes|apenas as manchetes|títulos|uma frase por notícia|só manchetes|apenas manchetes
      as manchetes|só os títulos|os títulos|apenas os títulos|uma frase cada|em tópicos|tópicos
    `,
    short: `
      {não,que não seja} {muito,tão} {longo,longa,comprido,comprida}|nada {muito ,}longo|breve|breves|brevemente|seja breve|curto|curta|curtinho|rápido|rápida|rapidamente|rapidinho|conciso|concisa
      em poucas palavras|em resumo|resumido|resumida|direto ao ponto|vá direto ao ponto|sem detalhes|versão curta
      sucinto|bem curtinho|bem curto|bem rápido|bem rapidinho|rapidão|o mais curto possível|o mais breve possível
      muito breve|muito curto|sem se alongar|sem enrolar|só o essencial|o essencial|versão breve|em resumo rápido
      rapidinha|resumid*|resumidinho|por alto|sem rodeios|sem enrolação|resumo rápido|resumo curto|curtinha
      brevíssimo|em duas palavras|visão geral|de forma breve|num instante|às pressas|expresso|resumo expresso
      versão expressa|resuminho|mais {curto,curta,breve,curtinho,curtinha}
    `,
    in_depth: `
      algo longo
      {me dá ,com ,}{o ,}contexto
      em profundidade|a fundo|com detalhes|em detalhe|em detalhes|detalhado|detalhada|detalhadamente|detalhes
      extenso|análise|com contexto|contexto|aprofundado|aprofundada|completo|completa|bem aprofundado
      com profundidade|mais a fundo|com todos os detalhes|com detalhe|ao pormenor|com pormenor|em pormenor
      pormenorizado|pormenorizada|bem explicado|bem detalhado|de forma detalhada|mais detalhes|aprofund{a,e,ar,ando}
      {vai,vá} a fundo
    `,
  },
  style: {
    light: `leve|tom leve|algo leve|em tom leve|{mantém,mantenha,deixa,deixe} leve|seja leve|nada pesado`,
    funny: `
      {coisa,coisas} engraçada{s,}|curiosidades
      divertido|divertida|engraçado|com humor|humor|piadas|bem-humorado|piadinhas?|piadas?|gracinhas?
      brincadeiras?|graças|com graça|humorístico
      {dar risada,dar risadas,rir,gargalhar,dar umas risadas}{ um pouco,}|para rir|pra rir|algo engraçado
      que me faça rir
    `,
    calm: `{com ,numa ,}voz {calma,tranquila,suave,pausada,serena}|calmo|calma|tranquilo|tranquila|relaxado|tranquilinho|de boa`,
    formal: `formal|sério|séria|sóbrio|profissional`,
    casual: `informal|descontraído|descontraída|coloquial|amigável`,
    simple: `
      nada {muito ,}{complicado,técnico,difícil}|explicad{o,a,os,as} {fácil,simples,como pra criança,como para criança}
      simples|linguagem simples|em linguagem simples|palavras simples|com palavras simples|fácil de entender
      para crianças|para iniciantes|palavras fáceis|em termos simples|termos simples|de forma simples|para leigos
      como se eu tivesse cinco anos|facilzinho|fácil|clarinho|linguagem fácil|português claro
      {explica,explique,explica-me,me explica,conta,explica isso,explique isso}{ tudo,} como {se fosse ,se eu fosse ,se estivesse falando com ,para ,a ,se eu tivesse }{pra ,para ,}{um ,uma ,}{criança,crianças,menino,miúdo,principiante,iniciante,criança de cinco anos,cinco anos,dez anos}
      como {a ,para ,pra }uma criança
      que {a ,o ,}{minha avó,meu avô,minha mãe,meu filho,uma criança,qualquer um,qualquer pessoa,todo mundo}{ entenda, entendam, perceba, compreenda}
      sem palavras {difíceis,complicadas,técnicas}
      para {uma,a,minha} {turma,escola,classe}{ de crianças, de alunos, do primário,}
      para {os ,meus ,}{alunos,miúdos,crianças}|{bem,muito,bem bem} simples
    `,
    slow: `devagar|lento|lentamente`,
    fast: `ágil|dinâmico`,
    lively: `
      coisas alegres|algo alegre|      animado|animada|alegre|positivo|enérgico|boas notícias|notícias boas|coisas boas|notícias positivas
      boas novas|algo positivo|boa notícia|uma boa notícia
    `,
    neutral: `neutro|objetivo|imparcial|equilibrado`,
    jargon: `jargão|jargões|termos técnicos`,
    chatter: `
      conversa fiada|enrolação|papo furado|rodeios|blá-blá-blá|blablablá|bla bla|lenga-lenga|conversinha
      tagarelice
    `,
    intro: `introdução|saudações|intro`,
    ads: `publicidade|propaganda|anúncios`,
    repetition: `repetições`,
    clickbait: `sensacionalismo|alarmismo`,
    opinion: `opiniões|opinião|especulações|editoriais|colunas{ de opinião,}|artigos de opinião`,
    spoilers: `spoilers?`,
  },
};
