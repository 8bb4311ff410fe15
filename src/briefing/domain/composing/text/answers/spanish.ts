import { anywhere, both, either, NAME, type AnswerRules } from './answer-rules.js';

const NUMBER = String.raw`(?:\d[\d.,]{0,15}|[Dd]os|[Tt]res|[Cc]uatro|[Cc]inco|[Ss]eis|[Ss]iete|[Oo]cho|[Nn]ueve|[Dd]iez|[Oo]nce|[Dd]oce|(?:decenas|cientos|miles) de|[Vv]ari[oa]s|[Nn]ingún|[Nn]inguna|[Nn]adie)`;
const DAY = `(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)`;
const MONTH = `(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)`;

export const spanish: AnswerRules = {
  why: anywhere(`(?<=^)(?:La|El|Una) (?:\\p{Ll}+ )?(?:razón|causa|motivo)|se debe(?:n|ió)? a|
    (?:fue|fueron|ha sido) (?:causad|provocad|motivad|desencadenad)[oa]s? por`),
  toll: anywhere(`${NUMBER} (?!segundos|minutos|horas|días|semanas|meses|años)(?:[\\p{L}-]{1,40} ){0,5}(?:muert[oa]s?|murieron|fallecid[oa]s?|
    fallecieron|herid[oa]s?|lesionad[oa]s?|desaparecid[oa]s?)|(?:[Mm]urieron|[Ff]allecieron|[Rr]esultaron herid[oa]s) (?:al menos )?${NUMBER}`),
  money:
    anywhere(`\\d[\\d.,]{0,15} (?:mil |mil millones |millones |billones )(?:de )?(?:euros|dólares|pesos|libras|yenes|yuanes|reales|soles)|
    \\d{1,3}(?:\\.\\d{3}){1,6} (?:euros|dólares|pesos)`),
  price:
    anywhere(`(?:cuesta|cuestan|costará|costarán)(?: desde| unos| hasta)? \\d[\\d.,]{0,15} (?:euros?|dólares|pesos)|
    (?:desde|a partir de) \\d[\\d.,]{0,15} (?:euros?|dólares)`),
  next: both(
    `será|serán|habrá|prevén?|está previst[oa]|están previst[oa]s|va a|van a|\\p{Ll}{3,}(?:ará|arán|erá|erán|irá|irán|drá|drán)`,
    `(?<!la )mañana|próxim[oa]s? (?:semana|mes|año|${DAY})|(?:semana|mes|año) que viene|
    (?:${either('en|el|hasta|desde|para')}|[Aa] partir del?|antes del?)(?: próximo)?(?: (?:\\d{1,2}|uno?) de)? (?:${DAY}|${MONTH}|primavera|verano|otoño|invierno|20[2-9]\\d)`,
  ),
  who: anywhere(`(?:dijo|afirmó|señaló|explicó|aseguró|declaró|advirtió|añadió|sostuvo),? (?:(?!que)[\\p{L}-]{1,40} ){0,4}?${NAME}|
    ${NAME}(?:, [^,]{3,80},)? (?:dijo|afirmó|señaló|explicó|aseguró|declaró|advirtió)`),
  where: anywhere(`a (?:unos )?\\d[\\d.,]{0,15} (?:km|kilómetros) (?:al|de|del)(?! (?:la )?(?:meta|llegada|altura))|
    en (?:la ciudad|el municipio|la localidad|la provincia|la región|el pueblo) de \\p{Lu}\\p{L}+`),
  noFigure: /^(?:segun|minut|horas?|dias?|seman|mes|meses|anos?$|vez$|veces)/u,
};
