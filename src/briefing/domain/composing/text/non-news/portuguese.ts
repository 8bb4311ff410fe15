import { opens, says, type LinePatterns } from './line-patterns.js';

export const portuguese: LinePatterns = {
  link: opens(`(?:(?:para )?mais (?:detalhes|informações)(?:,| (?:em|aqui|no site))|consulte (?:a|o|os|as) (?:lista|link|íntegra|página)|
    (?:leia|veja|confira|assista|clique|acesse) )`),
  teaser: opens(`(?:saiba (?:o que|como|mais|quem|por|quais)|entenda |descubra |confira |conheça (?:o|a|os|as) |
    o que (?:você precisa|se sabe)|tire suas dúvidas|relembre )`),
  thanks: opens(
    `(?:muito obrigad[oa]|obrigad[oa] (?:a|por|pela)(?: tod|s? | ler| leitura)|agradecemos|agradecimentos)`,
  ),
  commerce:
    says(`\\b(?:a partir de|por apenas|por|só) R\\$ ?\\d[\\d.,]* (?:na Amazon|no site|na loja|em promoção)|\\bcupo(?:m|ns)\\b.{0,20}desconto|
    \\b(?:compre|garanta) (?:já|agora|aqui|o seu)(?!\\p{L})|\\blinks? de afiliad`),
  ticker: says(
    `^(?:ao vivo|tempo real|últimas notícias)\\s*[|:,]|\\bacompanhe (?:ao vivo|em tempo real|a cobertura)|\\bminuto a minuto[.!]?$`,
  ),
  digest: opens(`(?:bom dia[!,.]|as principais notícias|(?:os )?destaques do dia|
    (?:segunda|terça|quarta|quinta|sexta)-feira, \\d{1,2} de \\p{L}+ de \\d{4}\\.?$)`),
  caption: says(`^(?:foto|imagem|legenda)\\b[^.]{0,40}[:|(]|\\(foto:?[^)]{0,60}\\)|
    \\((?:à (?:esq|dir)\\.?|ao (?:centro|fundo)|esq\\.|dir\\.)[^)]{0,20}\\)|\\bna (?:foto|imagem), `),
  correction: opens(`(?:erramos(?!\\p{L})|errata(?!\\p{L})|correção[:.]|retificação[:.])`),
  recipe:
    /^(?:\d+\. ?)?(?:Preaqueça|Descasque|Pique|Refogue|Adicione|Acrescente|Despeje|Misture|Asse|Deixe (?:cozinhar|ferver|descansar))(?!\p{L})/u,
  credit: /^(?:Por \p{Lu}\p{L}+ \p{Lu}\p{L}+\.?$|Texto:|Com informações d|As informações são d|Colaborou )/u,
};
