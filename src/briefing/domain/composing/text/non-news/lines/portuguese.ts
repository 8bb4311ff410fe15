import { opens, says, type LinePatterns } from './line-patterns.js';

export const portuguese: LinePatterns = {
  link: opens(`(?:serviço\\s*[–:-]|(?:mais|outras) informações (?:pelo|no|na|em|aqui)|contact?o para (?:jornalistas|imprensa)|referências?:|apoie(?:-nos)?[: ]|(?:inscriç|denúnc)\\p{L}+ (?:pelo|no site|podem ser feitas)|ouça também|(?:para )?mais (?:detalhes|informações)(?:,| (?:em|aqui|no site))|consulte (?:a|o|os|as) (?:lista|link|íntegra|página)|
    (?:leia|veja|confira|assista|clique|acesse) )`),
  teaser:
    opens(`(?:nest[ea] (?:artigo|post|tutorial|vídeo|episódio|conversa),? (?:eu |vou |conto|explico|mostr|vamos|ela|ele|falamos|você)|e (?:vocês?|tu),? |(?:deixa|deixe) (?:um|o seu|seu) comentário|curtiu\\?|saiba (?:o que|como|mais|quem|por|quais)|entenda |descubra |confira |conheça (?:o|a|os|as) |
    o que (?:você precisa|se sabe)|tire suas dúvidas|relembre |(?:deixe|deixa|conte|diga|comente|escreva)\\b.{0,60}(?<!\\p{L})(?:nos |em |teus? |os )comentários[.!]?$|(?:vote|participe|responda)\\b.{0,20} (?:nossa |a )?(?:enquete|sondagem|pesquisa)[.!]?$)`),
  thanks: opens(
    `(?:muito obrigad[oa]|obrigad[oa] (?:a|por|pela)(?: tod|s? | ler| leitura)|agradecemos|agradecimentos)`,
  ),
  commerce:
    says(`\\b(?:black friday|cyber monday|liquidação|esquenta)\\b.{0,60}(?:a partir de R\\$|por R\\$|até \\d{1,2} ?%|\\d ?% (?:off|de desconto))|\\buse o cupom|\\b(?:só|somente|apenas) até (?:domingo|segunda|hoje|amanhã)!|\\b(?:oferta|desconto|promoção|grátis)(?!\\p{L}).{0,40} por tempo limitado|
    \\bgaranta (?:já |o |a )?(?:seu|sua|lugar)|(?:ingressos|mudas|livros|passagens) (?:a partir de|desde) (?:R\\$|€)|\\bcheck-in (?:aberto|para)|^aproveite|\\bpatrocinado por|
    \\b(?:dicas|palpites|sites?) para apostar\\b|\\bconheça (?:nosso|nossa|nossos|nossas|o nosso|a nossa)(?!\\p{L})|\\b(?:a partir de|por apenas|por|só) R\\$ ?\\d[\\d.,]* (?:na Amazon|no site|na loja|em promoção)|\\bcupo(?:m|ns)\\b.{0,20}desconto|
    \\b(?:compre|garanta) (?:já|agora|aqui|o seu)(?!\\p{L})|\\blinks? de afiliad|^(?:(?:os|nossos) )?assinantes (?:têm acesso|recebem|podem ler|ganham)(?! em média)(?!.{0,120}(?:indeniz|indemniz|reembols|compensa|devoluç|tribunal|justiça|\\bqueda\\b))`),
  ticker: says(
    `^(?:ao vivo|tempo real|últimas notícias)\\s*[|:,]|\\bacompanhe (?:ao vivo|em tempo real|a cobertura)|\\bminuto a minuto[.!]?$`,
  ),
  digest: opens(`(?:bom dia[!,.]|as principais notícias|(?:os )?destaques do dia|
    (?:segunda|terça|quarta|quinta|sexta)-feira, \\d{1,2} de \\p{L}+ de \\d{4}\\.?$)`),
  caption:
    says(`^(?:crédito(?:s)? d[aeo]s? (?:imagens?|fotos?)|(?:foto|imagem|vídeo)s? (?:cedid[oa]s?|de arquivo|cortesia|ilustrativ[oa]s?)(?!\\p{L}))|^(?:foto|imagem|legenda)\\b[^.]{0,40}[:|(]|\\(foto:?[^)]{0,60}\\)|
    \\((?:à (?:esq|dir)\\.?|ao (?:centro|fundo)|esq\\.|dir\\.)[^)]{0,20}\\)|\\bna (?:foto|imagem), `),
  table: says(
    `^(?:palavras[- ]chave|descritores|ingredientes|modo de (?:preparo|fazer)|preparação|rendimento|passo \\d|objetivos?|métodos?|metodologia|cartões|árbitr[oa]|escalação|resultados da rodada|válido entre|distritos|máx\\.|mín\\.)\\s?(?:\\([^)]{0,20}\\)\\s?)?:|^(?:gols?|golos|público|renda|local|estádio|técnico|quem|quando|onde)\\s?(?:\\([^)]{0,20}\\)\\s?)?:(?! ?(?:o|a|os|as|um|uma|se|não|\\d+ (?:mort|ferid|pessoa|pres)\\p{L}*) )|^(?:RESUMO )?(?:OBJETIVO|MÉTODOS?) |^DESCRITORES`,
  ),
  contact: says(
    `^(?:quem|qualquer pessoa|pessoas que)(?!\\p{L}).{2,80} (?:deve|devem|pode|podem) (?:ligar|telefonar|entrar em contato|contactar|denunciar)`,
  ),
  correction: opens(`(?:erramos(?!\\p{L})|errata(?!\\p{L})|correção[:.]|retificação[:.])`),

  recipe:
    /^(?:\d+\. ?)?(?:Preaqueça|Descasque|Pique|Refogue|Adicione|Acrescente|Despeje|Misture|Asse|Deixe (?:cozinhar|ferver|descansar))(?!\p{L})/u,
  credit:
    /^(?:Os comentários (?:estão|foram) (?:fechados|desativados|encerrados|moderados)|Est[ae] (?:notícia|artigo|matéria|reportagem|página|texto) (?:foi|será|está sendo) (?:atualizad|actualizad|publicad|corrigid)|Edição:|Roteiro:|Genérico:|Música:|Locução:|Produção:|Trilha:|Reportagem:|Fotos?:|Fonte:|\*?Sob supervisão|\(?Em atualização|Notícia (?:em atualização|a?ctualizada|atualizada)|Última atualização|Assessoria de |Agência \p{Lu}\p{L}+\/Fim|(?:Este|Esse) (?:artigo|conteúdo) é exclusivo|(?:Matéria|Conteúdo|Reportagem) exclusiv[oa]|Data d[oe] julgamento|Processo:|Por \p{Lu}\p{L}+ \p{Lu}\p{L}+\.?$|Texto:|Com informações d(?!.{0,160}, (?:o|as?|os|um|uma|cientistas|pesquisadores|investigadores) )|As informações são d|Colaborou )/u,
};
