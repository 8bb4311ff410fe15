import { only, within, type ReferentRules } from './referent-rules.js';

export const portuguese: ReferentRules = {
  pronoun: within(`el[ae]s?|del[ae]s?|nel[ae]s?|lhes?|seus?|suas?|ess[ae]s?|dess[ae]s?|ness[ae]s?|
    dest[ae]s?(?! (?:ano|semana|mês|segunda|terça|quarta|quinta|sexta|sábado|domingo|manhã|tarde|noite))|isso`),
  time: /(?<!\p{L})(?:uma?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|vári[oa]s|\d{1,9}) (?:segundos?|minutos?|horas?|dias?|semanas?|mês|meses|anos?)(?!\p{L})/giu,
  role: within(`(?:[oa]s?|ao|à|do|da|pelo|pela) (?:ex-)\\p{Ll}{4,}|[oa]s? (?:homem|mulher|jovem|menin[oa]|casal|cantor|
    cantora|ator|atriz|jogador|jogadora|técnico|treinador|apresentador|apresentadora|empresári[oa]|empresa|companhia|
    grupo|suspeit[oa]s?|vítimas?|motorista|autor|autora|porta-voz|pesquisadores|economista|moradores|cidade-sede|
    encontro|medida|decisão(?! d)|acordo|anúncio|plano|projeto|documento|texto|relatório|estudo|acidente|incêndio|
    ataque|dirigente)`),
  // Standfirsts leave out the article: "Presidente evita …", "Anúncio foi …", "Centrista, de 39 anos, sucede …".
  noSubject:
    /^(?:(?:Ex-|Pré-)?\p{Lu}?\p{Ll}{2,}(?:or|ora|ente|ista|ado|ada|ato|ata|nte|ncio|rito|ão|tro|tra)(?:, [^,]{2,30},)? (?:d[oae]s? \p{Lu}{2,5} [^,]{0,20})?(?:não |já |se )?(?:\p{Ll}+(?:ou|eu|iu|aram|eram|iram)|é|foi|vai|diz|dizem|evita|sucede|nega|afirma|quer|pede|faz|deve|pode|tem|está) |(?:não |já |se )*\p{Ll}+(?:ou|eu|iu|aram|eram|iram) )/iu,
  place: within(
    `(?:d|n|pel|à)[oa]s? (?:cidade|vila|aldeia|bairro|concelho|município|freguesia|marginal|baixa|(?:zona|parte) (?:baixa|alta|velha|histórica|ribeirinha|norte|sul))`,
  ),
  indefinite: within(`um|uma|uns|umas|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|vári[oa]s|algu\\p{L}+|dezenas|
    centenas|milhares|\\d[\\d.,]{0,15} \\p{L}+`),
  definite: {
    article: /^(?:O|A|Os|As) (?=\p{Ll})/u,
    complement: only('d[oae]s?|a|à|ao|em|n[oa]s?|que|para|entre|sobre|contra|com|por|pel[oa]s?'),
    unique: only(`governo|presidente|polícia|exército|justiça|congresso|senado|câmara|mundo|economia|país|tempo|sol|lua|
      terra|dólar|euro|bolsa|mercado|preço|número|esquerda|direita|papa|crise|inflação|maior|melhor|primeir[oa]s?`),
  },
};
