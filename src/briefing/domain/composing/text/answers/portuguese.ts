import { anywhere, both, either, NAME, type AnswerRules } from './answer-rules.js';

const NUMBER = String.raw`(?:\d[\d.,]{0,15}|[Dd]ois|[Dd]uas|[Tt]rês|[Qq]uatro|[Cc]inco|[Ss]eis|[Ss]ete|[Oo]ito|[Nn]ove|[Dd]ez|[Oo]nze|[Dd]oze|(?:dezenas|centenas|milhares) de|[Vv]ári[oa]s|[Nn]enhum|[Nn]enhuma|[Nn]inguém)`;
const DAY = `(?:segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado|domingo)`;
const MONTH = `(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)`;

export const portuguese: AnswerRules = {
  why: anywhere(`(?<=^)(?:A|O|Um|Uma) (?:\\p{Ll}+ )?(?:razão|causa|motivo)|devem?-se a|se deve(?:u|m)? a|
    (?:foi|foram) (?:causad|provocad|motivad|desencadead)[oa]s? por`),
  toll: anywhere(`${NUMBER} (?!segundos|minutos|horas|dias|semanas|meses|anos)(?:[\\p{L}-]{1,40} ){0,5}(?:mort[oa]s?|morreram|ferid[oa]s?|
    desaparecid[oa]s?|mortes)|(?:[Mm]orreram|[Ff]icaram ferid[oa]s) (?:pelo menos |ao menos )?${NUMBER}`),
  money:
    anywhere(`\\d[\\d.,]{0,15} (?:mil |mil milhões |milhão |milhões |bilhão |bilhões |trilhões )(?:de )?(?:reais|euros|dólares|libras|ienes|yuans)|
    (?:R\\$|US\\$|€) ?(?:\\d{1,3}(?:\\.\\d{3}){1,6}|\\d[\\d.,]{0,15} (?:mil|milhão|milhões|bilhão|bilhões|trilhões))|\\d{1,3}(?:\\.\\d{3}){1,6} (?:reais|euros|dólares)`),
  price:
    anywhere(`(?:custa|custam|custará|custarão)(?: a partir de| cerca de| até)? (?:R\\$ ?\\d[\\d.,]{0,15}|\\d[\\d.,]{0,15} (?:reais|euros?|dólares))|
    a partir de (?:R\\$ ?\\d[\\d.,]{0,15}|\\d[\\d.,]{0,15} (?:reais|euros?))`),
  next: both(
    `será|serão|haverá|prevê|preveem|está previst[oa]|estão previst[oa]s|vai|vão|deve|devem|\\p{Ll}{3,}(?:ará|arão|erá|erão|irá|irão)`,
    `amanhã|próxim[oa]s? (?:semana|mês|ano|${DAY})|(?:semana|mês|ano) que vem|
    (?:${either('em|até|para|no|na')}|[Aa] partir de|antes de)(?: (?:início|fim|final|meados) de)?(?: dia)?(?: \\d{1,2} de)? (?:${DAY}|${MONTH}|20[2-9]\\d)`,
  ),
  who: anywhere(`(?:disse|afirmou|explicou|declarou|alertou|destacou|acrescentou|ressaltou),? (?:(?!que)[\\p{L}-]{1,40} ){0,4}?${NAME}|
    ${NAME}(?:, [^,]{3,80},)? (?:disse|afirmou|explicou|declarou|alertou)`),
  where:
    anywhere(`a (?:cerca de )?\\d[\\d.,]{0,15} (?:km|quilômetros|quilómetros) (?:ao|de|do|da)(?! (?:meta|chegada|fim))|
    na (?:cidade|região|província) d[eoa] \\p{Lu}\\p{L}+|no (?:município|bairro|distrito|estado) d[eoa] \\p{Lu}\\p{L}+`),
  noFigure: /^(?:segun|minut|horas?|dias?|seman|mes$|meses|anos?$|vez$|vezes)/u,
};
