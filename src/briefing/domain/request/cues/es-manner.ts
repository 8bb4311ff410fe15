import type { CueLexicon } from '../cue-types.js';

/** How the briefing is to be: its format and its style. */
export const esManner: Pick<CueLexicon, 'format' | 'style'> = {
  format: {
    headlines: `
      titulares|solo los titulares|sólo los titulares|en titulares|una frase por noticia|los titulares
      solo titulares|sólo titulares|titulares nomás|una frase cada una|una línea por noticia|encabezados
      los encabezados|las cabeceras|portadas|en portada
    `,
    short: `
      {no,que no sea} {muy,demasiado} {largo,larga,extenso,extensa}|nada {muy ,}largo|breve|breves|brevemente|sé breve|se breve|en breve|corto|corta|cortito|rápido|rápida|rápidamente|rapidito
      conciso|concisa|en pocas palabras|en resumen|resumido|resumida|al grano|ve al grano|a vuelapluma|un vistazo
      sin detalles|versión corta|lo más corto posible|lo más breve posible|muy breve|muy corto|muy cortito
      no te enrolles|sin enrollarte|no te extiendas|lo justo|solo lo esencial|lo esencial|sé conciso|sé concisa
      en corto|versión breve|sin extenderte|resumid*|resumidito|brevísimo|sin rollos|sin rodeos|a grandes rasgos
      por encima|en dos palabras|resumen corto|resumen breve|resumen rápido|repaso rápido|ligerito
      versión resumida|de forma breve|de manera breve|exprés|express|resumen exprés|versión exprés
      más {corto,corta,breve,cortito,cortita}|pero más {corto,breve}
    `,
    in_depth: `
      algo largo
      {dame ,con ,}{el ,}{contexto,trasfondo}
      en profundidad|a fondo|con detalle|con detalles|en detalle|detallado|detallada|detalladamente|detalles
      extenso|extensa|análisis|con contexto|contexto|con todo detalle|exhaustivo|completo|completa|a profundidad
      con lujo de detalles|con todos los detalles|todos los detalles|bien explicado|bien detallado
      de forma detallada|de manera detallada|por extenso|con calma y detalle|profundiza|profundizando
      con profundidad|más detalle|más detalles|{métete,metete,entra,ve} a fondo
    `,
  },
  style: {
    light: `
      ligero|ligera|algo ligero|algo ligera|en tono ligero|que sea {ligero,ligera}|mantenlo {ligero,liviano}
      liviano|liviana|algo liviano|nada pesado
    `,
    funny: `
      {cosas,noticias} {curiosas,graciosas}
      divertido|divertida|gracioso|con humor|humor|chistes|bromas|ameno|amena|chistecitos|bromitas|graciosa
      graciosas|con gracia|chistoso|chistosa|payasadas
      {reírme,reirme,reír,reir,partirme de risa}{ un poco, un rato,}|para {reírme,reirme,reír}
      algo {gracioso,divertido}|que me haga reír
    `,
    calm: `calma|tranquilo|tranquila|calmado|relajado|pausado|tranqui|tranquilito`,
    formal: `formal|serio|seria|sobrio|profesional`,
    casual: `informal|cercano|coloquial|amigable|desenfadado`,
    simple: `
      nada {muy ,demasiado ,}{complicado,técnico,difícil}|explicad{o,a,os,as} {fácil,sencillo,como para niños}
      sencillo|sencilla|sencillas|palabras sencillas|con palabras sencillas|lenguaje sencillo|en lenguaje sencillo
      fácil de entender|para niños|para principiantes|en plan sencillo|sencillamente|de forma sencilla
      de manera sencilla|términos sencillos|en términos sencillos|para tontos|como si tuviera cinco años|clarito
      fácil|simple|simples|con palabras fáciles|palabras fáciles|lenguaje claro|lenguaje llano
      {explícalo,explicalo,explícame,explicame,explícamelo,explica,cuéntalo,cuéntamelo,explicámelo}{ todo,} como {a ,si fuera ,si fuese ,si tuviera ,para ,si hablaras con ,si le hablaras a }{un ,una ,}{niño,niña,niños,crío,principiante,niño de cinco años,niño pequeño,cinco años,diez años}
      como {a ,para }un niño
      que lo {entienda,entiendan,pille,comprenda} {mi abuela,mi abuelo,un niño,mi hijo,mi hija,mi madre,cualquiera,mis hijos,todo el mundo}
      sin palabras {raras,difíciles,complicadas,técnicas}
      para {una,la,mi} {clase,escuela}{ de primaria, de niños,}|para {los ,mis ,}{alumnos,escolares,niños,peques}
      que sea {fácil,sencillo,simple}
    `,
    slow: `despacio|lento|lentamente`,
    fast: `ágil|dinámico`,
    lively: `cosas alegres|algo alegre|
      animado|animada|alegre|alegres|positivo|positiva|positivas|positivos|enérgico|buenas noticias
      noticias buenas|cosas buenas|noticias positivas|algo positivo|buena noticia|una buena noticia
    `,
    neutral: `neutral|objetivo|imparcial|equilibrado`,
    jargon: `jerga|tecnicismos`,
    chatter: `charla|cháchara|relleno|palabrería|rodeos|blablá|bla bla|parloteo|palabreo|cotorreo|verborrea`,
    intro: `introducción|saludos|intro`,
    ads: `publicidad|anuncios`,
    repetition: `repeticiones`,
    clickbait: `sensacionalismo|amarillismo|alarmismo`,
    opinion: `opiniones|opinión|especulaciones|columnas{ de opinión,}|editoriales|tribunas`,
    spoilers: `spoilers?|destripes?`,
  },
};
