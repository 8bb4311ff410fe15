import { anyOf, inside, type VoiceRules } from './voice-rules.js';

export const portuguese: VoiceRules = {
  reader: anyOf(`por favor|você|vocês|te|teu|tua|teus|tuas|contigo|gente te|combinado`),
  author: anyOf(
    `eu|meu|minha|meus|minhas|me|mim|comigo|nós|noss[oa]s?(?! (?:cérebros?|coração|corpos?|pele|galáxia|planeta|sistema|universo|ancestrais|antepassados|oceanos?))|a gente|achei|passei|virei|penso|lembro|sinto|adorei|(?:chor|jogu|fiqu|gost|chegu|comec|encontr|pens|tent|us|test|prov)ei|buscamos|oferecemos|(?!podemos(?! (?:\\p{Ll}{1,4} )?\\p{Ll}+r(?:l[aeo]s?|nos|se)?(?!\\p{L})))\\p{Ll}{3,}(?:amos|emos)(?<!extremos|ramos|termos|mesmos|enormes|gramos|supremos|remos|reclamos)`,
  ),
  instruction:
    inside(`^(?:Passe(?! (?:d[aoe]|livre) )|Venha|Bata|Junte|Leve(?= (?:[ao]s?|uma?|seus?|suas?|para|ao) )|Sirva|Misture|Asse|Adicione|Mande|Siga|Marque|Participe|Envie|Ligue|Lave|Cubra|Nunca (?:abra|clique|coloque|compartilhe|deixe|forneça|passe|tome|use)|Aja|Cansou|Quer|Que tal|Boa (?:sorte|leitura|escuta)|Querid[oa]s|Olá|Oi|Corra|Aproveite|Garanta|Experimente|Escolha(?! d[aoe])|Interessad[oa]s|Só hoje)(?!\\p{L})|
    ^[^.]{0,40}(?:[:,] |, depois,? )(?:cubra|lave|leve(?= (?:[ao]s?|uma?|seus?|suas?|para|ao) )|use|corra|corre|aproveite|cuide|evite|descanse|confira|envie)(?!\\p{L})|^(?:Fique (?:conosco|connosco|ligad|por dentro|atent)|(?:Arraste|Deslize|Encaminhe|Reencaminhe|Compartilhe|Partilhe|Imprima|Salve|Baixe|Cadastre-se|Acompanhe|Escreva|Conte|Mande)(?= (?:para|est[ea]|o|a|os|as|aqui|no|na|pelo|seu|sua)(?!\\p{L})))|^Depois, (?:lave|leve|use|misture|deixe)(?!\\p{L})`),
  attribution: anyOf(
    `segundo|disse|disseram|informou|informaram|anunciou|afirmou|afirma|confirmou|declarou|explicou|diz|dizem|escreveu|escreve|recomendam?|pedem?|orientam?|alertam?|polícia|justiça|tribunal|governo|ministr[oa]|prefeit[oa]|sindicato|bombeiros|cientistas|pesquisadores|estudos?|(?<!nossa )pesquisa`,
  ),
  event: anyOf(
    `\\p{Ll}{2,14}(?:ou|aram|eram|iram)|(?!(?:museu|europeu|ateu|judeu|pneu|liceu|apogeu|jubileu|coliseu|hebreu)(?!\\p{L}))\\p{Ll}{2,14}eu|\\p{Ll}{3,14}(?:iu)|foi|foram|tinha|tinham|estava|estavam|estão|vai|vão|caiu|deixou|\\p{Ll}{3,14}(?:ará|erá|irá|arão|erão|irão)|na (?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|no (?:sábado|domingo)|de (?:sábado|domingo)|na madrugada`,
  ),
};
