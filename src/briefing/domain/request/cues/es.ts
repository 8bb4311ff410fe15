import { cues } from '../cue-types.js';
import { esManner } from './es-manner.js';
import { esRefusals } from './es-refusals.js';

export const es = cues({
  ...esRefusals,
  noise: `
    no importa|sin problema|sin prisa|sin prisas|no más de|no menos de|sin falta|por qué no|sin preferencias
    al menos|por lo menos|más o menos|no sé|como sin|nada más viejo|nada viejo|nada antiguo|posible
    como sea posible|todo lo posible|de lo posible|lo antes posible
  `,
  want: `
    me quedo con|yo elijo|elijo
    salta {directo ,directamente ,}{a,al}|cuéntame|cuéntenme|cuenteme|cuénteme|dime|dame|deme|quiero|quisiera
    querría|me gustaría|me interesa|me interesan|necesito|háblame|hablame|hábleme|háblame de|háblame del
    hablame del|hábleme del|cuéntame de|cuéntame del|contame de|contame del|cuénteme de|hablame de|hábleme de
    infórmame sobre|ponme|pon|muéstrame|incluye|añade|agrega|prefiero|ponme al día sobre|ponme al día de
    ponme al día en|hazme|haz|prepárame|resúmeme|prefiero saber de|prefiero oír|me encantaría oír hablar de
    me encantaría|quiero saber de|quiero oír de|actualízame sobre|hablemos de|vamos con|léeme|tráeme
    estoy siguiendo|sigo|me gusta|me gustan|me apasiona|me apasionan|que me cuentes|contame|decime|mostrame
    poneme|traeme|dale con|quisiera saber de|quisiera oír de|podrías contarme|podrías hablarme de
    lo último sobre|lo último de|lo último del|lo último en|lo que me importa es|lo que me interesa es
    lo que quiero es|lo que me gusta es|me importa|me importan|me interesa más|me interesan más|me gusta más
    me gustan más|hablanos de|cuéntanos|dinos|ponnos|mandame|mándame|pasame|pásame|tirame|resumime|armame
    preparame|leeme|ponme al corriente de|ponme al tanto de|quiero enterarme de|informame de|infórmame de
    infórmame|búscame|buscame|dígame|díganme|explícame|explicame|explíqueme
    {el usuario,la usuaria,mi usuario,el oyente,la oyente,el cliente,la clienta} {desea,quiere,quisiera,querría,necesita,pide,solicita,busca}{ saber de, saber, oír hablar de, oír, escuchar, recibir,}
    {al usuario,a la usuaria} le {gustaría,interesa,interesan}|le {gustaría,interesa,interesan}
    mejor {algo ,}{de,sobre}|pero sí {de,del,la,el,los,las}|sí {de,del}
    lo que {me interesa,quiero,busco,me importa} {de verdad ,realmente ,}es|lo mío es|incluir|incluyendo|incluya
    mis intereses son|intereses|temas de interés|ponme al día con|adoro|me encanta|me encantan|me flipa
    preferiría|prefería|sí a
  `,
  focus: `
    un montón de|montones de|muchos|muchas
    céntrate en|centrate en|centrado en|enfócate en|enfocado en|con énfasis en|énfasis en|sobre todo
    especialmente|en especial|en particular|principalmente|más sobre|más de|más|prioriza|da prioridad a
    concéntrate en|preferentemente|mucho de|mucha|mucho|{el,la,los,las,lo} mayor|el máximo de|un máximo de
    todo lo posible de|cuanto más|lo máximo de|por encima de {todo,todo lo demás}|ante todo
    prioridad {a,al,para}|es prioridad|es {la,mi} prioridad|es lo {primero,más importante}|tiene prioridad
  `,
  about: `
    si no hay {nada,nada nuevo,noticias} {de,del,sobre}
    sobre|acerca de|relacionado con|relacionadas con|respecto a|en torno a|en cuanto a|de|el tema de|el tema del
    lo de|lo del|lo que hay de|todo lo de|lo que pasa con
    si {hay,tienes,ves,salió,sale,hubiera,existe} {algo ,alguna noticia ,alguna novedad ,noticias ,novedades ,información ,}{sobre,de,del,acerca de,en}
    {que cubra,cubriendo,que abarque,abarcando,que trate de,que trate sobre,que incluya,centrado en,que hable de}
    en materia de|todo lo que {tengas,haya,sepas,tengan,hay} {de,del,sobre}
    todo {sobre,lo de,lo del,lo relacionado con}
  `,
  question: `
    qué {ha pasado,ha ocurrido,ha sucedido,pasó,ocurrió,sucedió} {con,en,a}
    ¿qué hay de nuevo en|qué hay de nuevo en|qué hay de nuevo sobre|qué hay de nuevo con|qué hay de nuevo
    que hay de nuevo|qué novedades hay en|qué novedades hay sobre|qué novedades hay de|qué novedades hay
    qué pasa con|qué pasa en|qué está pasando en|qué está pasando con|qué ha pasado en|qué ha pasado con
    qué ha pasado|qué pasó con|qué pasó en|qué pasó|qué se sabe de|qué se sabe sobre|qué tal va|cómo va|cómo van
    cómo está|cómo están|cómo quedó|por qué|hay algo nuevo sobre|hay algo nuevo de|hay noticias de
    hay noticias sobre|alguna novedad sobre|quién ganó|qué tal anda|qué tal andan|qué tal está|qué tal|cómo anda
    cómo andan|cómo marcha|cómo marchan|cómo sigue|cómo siguen|qué fue de|qué hay de|qué hay del|qué hay sobre
    qué me dices de|qué me dices del|en qué quedó|en qué ha quedado|qué ocurre en|qué ocurre con|qué ha sido de
    qué se cuece en|cómo acabó|se sabe algo de|se sabe algo del|alguna noticia de|alguna noticia del
    alguna noticia sobre|algo nuevo de|algo nuevo del|algo nuevo sobre|hay novedades de|hay novedades del
    hay novedades en|hay novedades sobre|hay algo nuevo en|hay algo nuevo con|qué cuenta|qué cuentan|qué dice
    qué dicen|cómo avanza|cómo va lo de|qué pasa por|qué sucede en|qué sucede con|cómo va lo del|cómo va la cosa
    cómo va el tema de|cómo va el tema del|cómo sigue lo de|cómo sigue lo del|en qué anda|en qué andan|en qué va
    en qué está|qué onda con|qué onda en|qué hubo con|qué hubo en|qué se dice de|qué se dice del|qué se sabe del
    qué novedades tienes de|qué novedades hay del|qué ha pasado por|qué ha sido del|qué ha ocurrido en
    qué ocurrió en|qué ocurrió con|hay algo de|cómo terminó|cómo terminó lo de|qué noticias hay de
    qué noticias hay en|qué noticias tienes de|qué hay nuevo en|q pasó en|q pasó con|q pasó|q pasa en|q pasa con
    q pasa|q hay de nuevo|q hay de|q onda con|q onda en|qué dijo|qué dijeron|qué ha dicho|qué han dicho
    qué dijo el último|cómo viene la mano con|cómo viene|cómo vienen|cómo viene lo de|¿hay|¿ha habido|¿ha subido
    ¿ha bajado|¿han subido|¿han bajado|¿subió|¿bajó|¿subieron|¿sigue|¿siguen|¿continúa|¿habrá|¿ya hay|qué hizo
    qué hicieron|qué le pasó a|qué le pasa a|qué tal le fue a|qué tal le fue al|cómo le fue a|cómo le fue al
    qué tal fue|cómo fue|en qué quedó lo de|qué {dice,dicen,dijo,cuenta,cuentan,publica,informa,opina}{ sobre,}
    que {dice,cuenta,dicen,cuentan} la|qué {debo,debería,tengo que,hay que} saber {de,del,sobre}
    qué más hay {en,de,sobre}|qué más {pasa en,hay}|qué sabes {de,del,sobre}|qué tiene|qué tienen
  `,
  and: `
    y|e|o|u|ni|también|además|junto con|más|&|tmb|tb
    con {un,una} {toque,pizca,poco,poquito,chorrito,dosis,pincelada,gota} de
    {un,una} {pizca,toque,pincelada,chorrito} de|con algo de|mezclado con
  `,
  filler: `
    un día|podríamos|pasar|todos los días|tenga la bondad de|rapidito
    {lo digo ,va ,te lo digo ,}en serio|sin bromear|lo que {quieras,gustes,quieran,prefieras}|a ser posible|si puede ser
    en lo más mínimo|lo más mínimo|ni un poquito|ni pizca|nadita|me da algo|de una vez
    por favor|porfa|gracias|muchas gracias|hola|buenos días|buenas tardes|buenas noches|buenas|resumen|boletín
    informe|informativo|pódcast|podcast|episodio|programa|noticias?|novedades|novedad|actualidad|últimas|último
    últimos|última|reciente|recientes|temas?|asuntos?|cosas?|artículos?|historias?|notas|contenido|sección
    importantes?|más importante|más importantes|principales|principal|relevantes?|destacado|destacadas|todo
    todos|todas|algo|cualquier|oír|escuchar|saber|conocer|enterarme|hoy mismo|para mí|mientras|saber de|estoy
    repaso|haya|camino al trabajo|desayuno|desayunar|café|coche|español|inglés|fuentes?|suscripciones|máximo
    como máximo|unos|unas|aproximadamente|alrededor de|en menos de|menos de un|dura|duración|que dure|puedes
    podrías|puede|podría|si puedes|si es posible|tengo|tengo poco tiempo|poco tiempo|no tengo tiempo|mundo|día
    mañana|tarde|ganó|hay|qué|cómo|cuál|cuáles|relacionadas?|tipo|parte|oye|venga|va|vale|algo de|gustaría|sé
    hazlo|lo|información|hablar|voz|tono|frases|palabras|repásame|repasa|resume|resumen de|lo demás|el resto
    bastante|bien|ratito|rato|momento|nomás|pues|anda|andan|ahorita|ahora|últimamente|todo eso|nada más que|deja
    deje|dejar|realmente|de verdad|la verdad|oír hablar de|che|porfis|porfi|porfaplis|plis|de lo habitual
    que de costumbre|de costumbre|como siempre|que lo normal|la palabra|oiga|mira|ey|hey|ok|dale|bueno|eso de
    esas cosas|tonterías|si es tan amable|sería tan amable|un poquito|porfavor|xfa|xfis|xfavor|x favor|pls|pliz
    oíme|escuchame|directo a las noticias|directamente a las noticias|directo al tema|a ver|vamos a ver
    lo más gordo|lo gordo|lo más importante|lo más destacado|lo más relevante|lo principal|lo importante
    sin tiempo|ando sin tiempo|estoy sin tiempo|puedes hacer|podés|podés hacer|podrías hacer|hacer|hacerme
    serías tan amable|mientras desayuno|mientras cocino|mientras conduzco|de camino al trabajo|pa|porfavorcito
    si no es molestia|con los niños|desayuno con los niños|usted|ustedes|dígame|lo de siempre|al curro
    para ir al curro|de camino al curro|camino al curro|para el camino|genera|generá|generar|genere|crea|crear
    cree|creá|produce|producir|elabora|elaborar|un audio|audio|en audio|resumen de audio|informe de audio
    briefing de audio|usuario|el usuario|la usuaria|comino|habitual|habituales|de siempre|lo mismo|otra vez
    de nuevo|nuevamente|esta vez|no me malinterpretes|no me entiendas mal|en cambio|ahora mismo|que sea|mantenlo
    cubra|como mucho|durante|al menos hoy|lo que sea|actualización|por esta vez|q sea|mejor|formato|estilo
    embarco|mi vuelo|mi tren|que llegue el tren|antes de que llegue el tren|la sección de|sección de|fuera de
    fuera del|por dios|por favor dios|por el amor de dios|te lo ruego|te lo suplico|sorpréndeme|sorprendeme
    sorpréndanme|ahí lo dejamos|y ahí lo dejamos|lo dejamos ahí|lo dejamos|con eso vale|y ya estaría|mmm|eh
    no sé|digamos|supongo|tal vez|quizá|quizás|gracias de antemano|desde ya gracias|dejando|usa|use
    absolutamente
    para {mi,mis} {hijo,hija,hijos,mujer,marido,madre,padre,jefe,equipo,alumnos,abuela,amigo,amiga}|pidió
  `,
  stop: `
    el|la|los|las|un|una|uno|me|te|se|le|les|nos|mi|mis|tu|tus|su|sus|en|a|al|de|del|por|para|con|como|es|son
    está|están|ha|han|he|que|este|esta|estos|estas|ese|esa|eso|esto|lo|entre|hasta|desde|cuando|donde|muy|ya|yo
    si|tan|sea|ser|haya|q|k|pal|otra|otro|otras|otros|tal|tales|cuyo|cuya
  `,
  first: `
    ponlo {de ,}primero|ponla {de ,}primera
    empieza con|empieza por|empiece por|empiece con|comienza con|comienza por|primero|en primer lugar
    para empezar|abre con|arranca con|antes que nada|ante todo|lo primero|al principio|al comienzo|de entrada
    primero de todo|primero que nada|antes de nada|de primero|inicia con|inicie con|empezá con|arrancá con
    empezando por|empezando con|comenzando por|comenzando con|empezá por|empezá|arrancá por|arranca por
    comenzá con|comenzá por|iniciá con|abrí con|lo primero de todo|primerísimo
    {empieza,empiece,comienza,comience,arranca,abre,empezá,arrancá} {por,con} {eso,ello,esto,ahí}
    {ponlo,ponla,ponelo,ponela,ponedlo} {primero,lo primero,al principio,al inicio,arriba}
    {eso,esto} {primero,lo primero}|{abre,abrí,arranca} {con,por}
  `,
  last: `
    {solo,sólo,solamente,únicamente} {al final,por último}|{guárdala,guárdalo,guárdalos,guárdalas,guarda} para el final
    termina con|termine con|acaba con|cierra con|al final|por último|para terminar|para acabar|para cerrar
    al final del todo|lo último|para el final|deja para el final|al último|de último|al final de todo
    para lo último|termina por|acaba por|acabar con|terminando con|cerrando con|al cierre|deja para lo último
    al final del resumen|terminá con|terminá por|cerrá con|acabá con|acabando con|dejá para el final
    {remata,remate,rematá,concluye,finaliza,finalice} {con,por}
    {déjalo,déjala,dejalo,ponlo,ponla} para {el final,lo último}|{dejando,dejá,dejad} para {el final,lo último}
    como cierre
  `,
  saying: `
    {dice,dicen,dijo,dijeron,cuenta,cuentan,publica,publicó,informa,reporta,opina,escribe}{ de, del, sobre, acerca de,}
    {tiene,tienen} {sobre,de,del}
  `,
  ...esManner,
  days: {
    today: `hoy|de hoy|del día|esta mañana|hoy día`,
    yesterday: `desde ayer|ayer|de ayer|anoche|esta noche pasada`,
    week: `esta semana|de esta semana|de la semana`,
    month: `este mes|de este mes|del mes`,
    weekend: `este fin de semana|del fin de semana|el fin de semana|fin de semana|finde|este finde|el finde|del finde|fin de semana pasado|el fin de semana pasado`,
  },
  ago: {
    2: `anteayer|antier|antes de ayer|desde anteayer|desde antier|desde antes de ayer`,
    7: `última semana|la última semana|semana pasada|la semana pasada`,
    30: `último mes|el último mes|mes pasado`,
    1: `último día`,
    3: `últimos días|los últimos días`,
  },
  recent: `últimos|últimas|último|última|pasados|pasadas`,
  since: `desde|desde el|desde el pasado|a partir del|desde la`,
  sourceMark: `de|del|según|en|desde|fuente|el|la`,
  weekdays: `lunes|martes|miércoles|jueves|viernes|sábado|domingo`,
  months: `enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre`,
  numbers: `un 1 una 1 uno 1 dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 doce 12 quince 15 veinte 20 treinta 30 sesenta 60 noventa 90`,
  units: {
    second: `segundos?|seg`,
    minute: `minutos?|minutitos?|min|minutillos?|minutito|mins|minutejos?`,
    hour: `horas?|hrs?|h|hs`,
    day: `días?`,
    week: `semanas?`,
    month: `mes|meses`,
  },
  lengths: {
    30: `medio minuto`,
    90: `minuto y medio|un minuto y medio`,
    120: `un par de minutos`,
    900: `cuarto de hora|un cuarto de hora`,
    1800: `media hora|media horita`,
  },
});
