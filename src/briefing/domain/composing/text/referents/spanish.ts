import { only, within, type ReferentRules } from './referent-rules.js';

export const spanish: ReferentRules = {
  pronoun: within(`él|ellas?|ellos|
    est[aeo]s?(?! (?:año|semana|mes|lunes|martes|miércoles|jueves|viernes|sábado|domingo|noche|tarde|mañana|verano|invierno|otoño|primavera))|
    es[aeo]s?|le|les|sus? \\p{L}+`),
  time: /(?<!\p{L})(?:una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|varios|varias|\d{1,9}) (?:segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?)(?!\p{L})/giu,
  role: within(`(?:el|la|los|las) (?:ex|antigu[oa] )\\p{Ll}{4,}|(?:el|la|los|las) (?:hombre|mujer|joven|niñ[oa]s?|pareja|
    cantante|actor|actriz|futbolista|jugador|entrenador|presentador|presentadora|empresari[oa]|empresa|compañía|firma|
    grupo|detenid[oa]s?|víctimas?|sospechos[oa]|agresor|autor|autora|portavoz|investigadores|residentes|vecinos|
    encuentro|medida|decisión|acuerdo|anuncio|plan|proyecto|documento|texto|informe|estudio|suceso|accidente|incendio|
    ataque|juez)`),
  // Preterite, imperfect and the commonest presents, at the beginning of a clause.
  noSubject:
    /^(?:(?:[AE]n?|Por|Desde|Tras|Durante|Con|Hasta|Ahora|Hoy|Ayer|Luego) [^,]{2,50}, (?:no obstante, )?)?(?:(?:no|ya|se|lo|les?) )*(?:[\p{L}]{2,}(?:ó|aron|ieron|aba|aban|ía|ían)|es|son|era|fue|fueron|ha|han|había|está|están|tiene|tienen|quiere|puede|pueden|dice|asegura|explica|añade|afirma|cree|espera|busca) /iu,
  place: within(
    `(?:de|en|por) (?:la|el|los) (?:ciudad|pueblo|aldea|barrio|municipio|localidad|(?:zona|parte) (?:baja|alta|vieja|histórica|norte|sur))|del (?:pueblo|barrio|municipio)`,
  ),
  indefinite: within(`un|una|unos|unas|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|varios|varias|algunos|algunas|
    decenas|cientos|miles|\\d[\\d.,]{0,15} \\p{L}+`),
  definite: {
    article: /^(?:El|La|Los|Las) (?=\p{Ll})/u,
    complement: only('de|del|a|al|en|que|para|entre|sobre|contra|con|por|cuyo|cuya'),
    unique:
      only(`gobierno|presidente|policía|ejército|justicia|congreso|senado|parlamento|mundo|economía|país|tiempo|sol|
      luna|tierra|dólar|euro|bolsa|mercado|precio|número|izquierda|derecha|rey|reina|papa|crisis|pandemia|mayor|mejor|
      última|primer[oa]?s?|segund[oa]`),
  },
};
