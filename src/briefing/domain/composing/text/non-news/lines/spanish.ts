import { opens, says, type LinePatterns } from './line-patterns.js';

export const spanish: LinePatterns = {
  link: opens(`(?:(?:si no puede ver|para ver) .{0,60}(?:pinch|pulse|haga|haz)|pinch[ae] aquí|(?:toda la |más )información en|contacto(?: de| para) prensa|contacto:|(?:para )?más (?:detalles|información)(?:,| (?:en|aquí|sobre))|
    (?:consult[ae]|lea|lee|vea|puede ver|pincha|haga clic) (?:aquí|la noticia|el (?:texto|enlace)|más)|
    (?:toda la información (?:en|aquí)|aquí (?:toda|puede)) )`),
  teaser:
    opens(`(?:en este (?:artículo|post|tutorial|vídeo|video|episodio|hilo) (?:te |os |les )?(?:cuent|explic|vamos|vemos|verem|hablam|aprender|contam)|(?:mira|mirá|mire|vea) (?:aquí|el vídeo|el video|las fotos|todas)|para saber más|y (?:tú|vosotros|usted),? ¿|contadme|cuéntame en|¿qué te parece|te (?:contamos|explicamos|enseñamos|damos)|
    (?:así|esto|estas?|estos) (?:es|son) (?:todo )?lo que (?:debes|tienes|hay que)|descubre\\b|conoce (?:los|las|el|la) |
    lo que (?:debes|hay que) saber|las claves (?:de|para)|sigue (?:leyendo|la (?:conversación|cobertura|transmisión|retransmisión|señal|actualidad|última|información))|aquí te|(?:deja|dejad|cuéntanos|comenta|escribe|opina)\\b.{0,60}\\b(?:en (?:los )?|tus |vuestros )comentarios[.!]?$|(?:vot[ae]|participa|responde)\\b.{0,20} (?:nuestra |la )?encuesta[.!]?$)|.{0,160}\\bLeer\\.?$`),
  thanks: opens(
    `(?:muchas gracias|gracias (?:a (?:tod[oa]s|quienes|vosotros|nuestr[oa]s)|por (?:leer|su|tu|vuestr))|agradecemos|agradecimientos)`,
  ),
  commerce:
    says(`^¡[^!]{0,60}(?:black friday|cyber monday|rebajas|oferta)|\\b(?:black friday|cyber monday|rebajas)\\b.{0,40}(?:hasta (?:un )?\\d|desde \\d|-\\d)|
    \\d ?% de descuento (?:con (?:el|tu|este) (?:código|cupón)|en (?:Amazon|nuestr[oa]s?|(?:toda )?la (?:tienda|web)))|\\bno te (?:quedes sin|lo pierdas)|(?:haz|hacé) (?:tu|ya tu) (?:pedido|reserva)|\\bpatrocinad[oa] por|
    ^ya disponible|\\bpromoción no acumulable|^(?:consulta las )?bases legales|(?:entradas|boletos|abonos) .{0,30}(?:a la venta en (?:la web|taquilla)|desde \\d+ ?€)|\\b(?:desde|por solo|por|antes) \\d[\\d.,]* ?(?:€|euros) en (?:Amazon|oferta|rebajas|la tienda)|\\b(?:con|usa|usando) (?:el |este )?código (?:promocional|descuento)|
    \\b(?:cómpral[oa]|compra (?:ya|ahora|aquí)|aprovecha (?:la|esta) oferta)(?!\\p{L})|\\benlaces? de afiliad|^(?:(?:los|nuestros) )?(?:suscriptores|abonados) (?:tienen acceso|disfrutan|reciben|pueden leer)(?! de media)(?!.{0,120}(?:indemniz|compensa|reembols|devoluc|tribunal|juez|avería|\\bcorte\\b))`),
  ticker:
    says(`^(?:directo|en directo)\\s*[|:,]|\\b(?:sigue|siga|sigan|seguí|sigamos) (?:aquí |con nosotros )?(?:en directo|en vivo|minuto a minuto)|
    \\b(?:última hora|minuto a minuto)\\b[^.]{0,30}en directo|en directo\\s*[|:]|minuto a minuto[.!]?$|^última hora\\b.{0,60}\\ben directo[.!]?$`),
  digest: opens(`(?:buenos días[,:.]|(?:los|las) (?:titulares|noticias) de(?:l día| hoy)|esto es lo que)`),
  caption:
    says(`^(?:foto(?:grafía)?|imagen|vídeo)s? (?:cortesía|cedidas?|facilitadas?|de archivo)(?!\\p{L})|^(?:foto|imagen|vista|fotograma|retrato)\\b[^.]{0,60}(?:\\(|:|\\.\\s*(?:EFE|AFP|Reuters)|en una imagen)|
    \\((?:izq|dcha|izquierda|derecha|en la (?:foto|imagen))\\.?\\)|\\ben una imagen de (?:archivo|recurso)`),
  table: says(
    `^(?:palabras clave|ingredientes|preparación|elaboración|modo de preparación|raciones|recursos afectados|importancia|fecha de publicación|cronología|métodos?|metodología|materiales y métodos|objetivos?|enlaces?|referencias?|clasificación|resultados de la jornada|alineaciones|árbitro)\\s?(?:\\([^)]{0,20}\\)\\s?)?:|^(?:goles|incidencias|estadio|horario|lugar|precios?|entradas|nivel|fenómeno|inicio|fin)\\s?(?:\\([^)]{0,20}\\)\\s?)?:(?! ?(?:el|la|los|las|un|una|se|no|\\d+ (?:muert|herid|person|deteni)\\p{L}*) )|^(?:tarjetas )?(?:amarillas?|rojas?) (?:a|para) \\p{L}|^amonest(?:ó|aron) (?:con \\p{L}+ )?al?(?!\\p{L})|^\\d{1,2}[-–]\\d{1,2},? \\(?(?:min|m)\\.|\\bdonde dice\\b.{0,80}\\bdebe decir\\b`,
  ),
  contact: says(
    `^se ruega (?:a|que)(?!\\p{L}).{2,100}(?:llam|contact|avis|comuni|pong|póng)|^(?!.{0,200}, (?:según|ordenó|indicó|dijo|informó|pidió|advirtió)(?!\\p{L}))(?:quien|quienes|cualquier persona|las personas|toda persona)(?!\\p{L}).{2,80} (?:puede|pueden|debe|deben) (?:llamar|contactar|ponerse en contacto|avisar)`,
  ),
  correction: opens(`(?:fe de errat|rectificación[:.]|corrección[:.]|errata(?!\\p{L}))`),

  recipe:
    /^(?:\d+\. ?)?(?:Precalienta|Pela|Pica|Sofríe|Añade|Agrega|Vierte|Remueve|Hornea|Deja (?:cocer|reposar))(?!\p{L})/u,
  credit:
    /^(?:Los comentarios (?:están|han sido) (?:cerrados|desactivados|moderados)|Est[ae] (?:noticia|artículo|nota|página|información) (?:ha sido|fue|será|está siendo) (?:actualizad|publicad|corregid|ampliad|elaborad)|Fuente:|Derechos:|Música:|Guion:|Guión:|Producción:|Edición:|Locución:|Imágenes?:|V[íi]deo:|VÍDEO:|IMÁGENES:|Noticia (?:en (?:elaboración|desarrollo|ampliación)|actualizada)|\(?(?:En desarrollo|Habrá ampliación)|Referencia bibliográfica|Art[íi]culo publicado bajo|Con informaci[óo]n de(?!.{0,160}, (?:el|l[ao]s?|un|una|tres|cuatro) )|Por \p{Lu}\p{L}+ \p{Lu}\p{L}+\.?$|Texto:|Traducción de)/u,
};
