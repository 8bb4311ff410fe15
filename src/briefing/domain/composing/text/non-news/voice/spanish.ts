import { anyOf, inside, type VoiceRules } from './voice-rules.js';

export const spanish: VoiceRules = {
  reader:
    anyOf(`por favor|tú|tu|tus|te|(?:para|de|a) ti|contigo|usted|ustedes|vosotr[oa]s|os (?:recomend|cont|present|dej|esper|enseñ|invit)\\p{Ll}+|vuestr[oa]s?|quieres|puedes|tienes|buscas|sabes|necesitas|estás|eres|debes|vas a|has|estabas|podrás|tendrás|verás|
    \\p{Ll}{3,}(?:arás|erás|irás)`),
  author: anyOf(
    `yo|mi|mis|me|conmigo|nos|nosotr[oa]s|nuestr[oa]s?(?! (?:cerebros?|corazón|cuerpos?|piel|galaxia|planeta|sistema|universo|ancestros|antepasados|océanos?))|hemos|tengo|creo|soy|estoy|llevo|quiero|confieso|(?:ayuda|conoce|ve|conta|segui|escribi|visita|llama|acompaña|lee)rnos|(?:llor|tir|compr|llegu|empec|encontr|pens|prob|viaj|trabaj)é|(?!podemos(?! (?:\\p{Ll}{1,4} )?\\p{Ll}+r(?:l[aeo]s?|nos|se)?(?!\\p{L})))\\p{Ll}{3,}(?:amos|emos)(?<!extremos|tramos|ramos|supremos|reclamos|llamamos a|términos|gramos|remos|cáñamos|préstamos)`,
  ),
  instruction:
    inside(`^(?:(?:No )?(?:te|os|se|lo|la) )?(?:Ven|Vente|Pon|Deja(?= (?:que|tu|un comentario|reposar|enfriar|cocer|hervir) )|Añade|Sofríe|Apaga|Participa|Apunta|Dale|Recuerda|Imprime|Escribe|Envía|Descubre|Prueba|Elige|Mezcla|Corta|Sacude|Interesad[oa]s|Hola|Querid[oa]s|Gracias|Se busca|Se ofrece|Se vende|Suerte|Feliz)(?!\\p{L})|
    ^(?!Órg|Océ|Pir|Hum|Huérf|Plát|Sót|Ráb|T[éí]mp|Méd)\\p{Lu}\\p{Ll}*[áéíóúÁÉÍÓÚ]\\p{Ll}{1,4}[ae](?:te|nos|me)(?!\\p{L})|^Ún(?:ete|ase|anse)(?!\\p{L})|^(?:Desliza|Reenvía|Pulsa|Imprime|Pincha|(?:Toca|Comparte|Guarda|Sigue|Consulta)(?! (?:el|la|los|las|a)(?!\\p{L})))(?= (?:para|est[ea]|el|la|los|las|aquí|a)(?!\\p{L}))|^¡[^!]{1,60}!|\\p{Ll}{2,}(?:ando|iendo)? (?:nuestr[oa]|tu)(?!\\p{L})|, (?:no )?(?:apunta|aprovecha|añade|pon|deja|humedece|corre|prueba)(?!\\p{L})|^(?:Interesad[oa]s),? (?:enviar|llamar)`),
  attribution: anyOf(
    `según|dijo|dijeron|informó|informaron|anunció|anunciaron|aseguró|asegura|confirmó|advirtió|explicó|declaró|denunció|dicen?|afirman?|lamentan?|recomiendan?|piden?|denuncian?|policía|juez|tribunal|gobierno|ministr[oa]|alcald[ea]sa?|consejer[oa]|investigadores|sindicatos?|estudios?|(?<!nuestra )encuesta`,
  ),
  event: anyOf(
    `\\p{Ll}{2,14}(?:ó|aron|ieron|ujeron|ijeron)|fue|fueron|ha|han|había|habían|era|eran|está|están|\\p{Ll}{3,14}(?:ará|erá|irá|arán|erán|irán)|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|desde (?:el|junio|enero|hace)|hace \\d`,
  ),
};
