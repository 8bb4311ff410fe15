import { opens, says, type LinePatterns } from './line-patterns.js';

export const spanish: LinePatterns = {
  link: opens(`(?:(?:para )?más (?:detalles|información)(?:,| (?:en|aquí|sobre))|
    (?:consult[ae]|lea|lee|vea|puede ver|pincha|haga clic) (?:aquí|la noticia|el (?:texto|enlace)|más)|
    (?:toda la información (?:en|aquí)|aquí (?:toda|puede)) )`),
  teaser: opens(`(?:te (?:contamos|explicamos|enseñamos|damos)|
    (?:así|esto|estas?|estos) (?:es|son) (?:todo )?lo que (?:debes|tienes|hay que)|descubre\\b|conoce (?:los|las|el|la) |
    lo que (?:debes|hay que) saber|las claves (?:de|para)|sigue (?:leyendo|la)|aquí te)|.{0,160}\\bLeer\\.?$`),
  thanks: opens(
    `(?:muchas gracias|gracias (?:a (?:tod[oa]s|quienes|vosotros|nuestr[oa]s)|por (?:leer|su|tu|vuestr))|agradecemos|agradecimientos)`,
  ),
  commerce:
    says(`\\b(?:desde|por solo|por|antes) \\d[\\d.,]* ?(?:€|euros) en (?:Amazon|oferta|rebajas|la tienda)|\\bcódigos? (?:promocional|descuento)|
    \\b(?:cómpral[oa]|compra (?:ya|ahora|aquí)|aprovecha (?:la|esta) oferta)(?!\\p{L})|\\benlaces? de afiliad`),
  ticker: says(`^(?:directo|en directo|última hora)\\s*[|:,]|\\b(?:sigue|siga) en directo|
    \\b(?:última hora|minuto a minuto)\\b[^.]{0,30}en directo|en directo\\s*[|:]|minuto a minuto[.!]?$|^última hora\\b.{0,60}\\ben directo[.!]?$`),
  digest: opens(`(?:buenos días[,:.]|(?:los|las) (?:titulares|noticias) de(?:l día| hoy)|esto es lo que)`),
  caption:
    says(`^(?:foto|imagen|vista|fotograma|retrato)\\b[^.]{0,60}(?:\\(|:|\\.\\s*(?:EFE|AFP|Reuters)|en una imagen)|
    \\((?:izq|dcha|izquierda|derecha|en la (?:foto|imagen))\\.?\\)|\\ben una imagen de (?:archivo|recurso)`),
  correction: opens(`(?:fe de errat|rectificación[:.]|corrección[:.]|errata(?!\\p{L}))`),
  recipe:
    /^(?:\d+\. ?)?(?:Precalienta|Pela|Pica|Sofríe|Añade|Agrega|Vierte|Remueve|Hornea|Deja (?:cocer|reposar))(?!\p{L})/u,
  credit: /^(?:Por \p{Lu}\p{L}+ \p{Lu}\p{L}+\.?$|Texto:|Con información de|Traducción de)/u,
};
