import { refusals } from '../cue-types.js';

/** What is left out, lessened, kept alone, spared or turned to, and names that hold such words. */
export const esRefusals = refusals({
  exclude: `
    no {mencionar,hablar,incluir,poner,contar,tocar,sacar,meter,mencionarme,hablarme,contarme,ponerme}{ a los, a las, a, nada de, de, del,}
    {puedo,podría,sé} {vivir,pasar,estar} {perfectamente ,muy bien ,bien ,tranquilamente ,}sin
    {como ,si }{oiga,oigo,escuche,escucho,vuelva a oír} {otra,una,una sola,una más,ni una} {palabra,noticia,historia} {más ,}{de,del,sobre}
    {otra,ni otra,una sola,ni una sola} palabra {más ,}{de,del,sobre}|bórrame|borra|suprime|cárgate|aparta
    no {soy,estoy} {muy ,demasiado ,nada ,tan ,}{fan,amigo,aficionado,interesado,interesada,amiga} {de,del,a,en,por}
    {con tal de,mientras,siempre} que no {sea,sean,trate de,hable de}|mientras no {sea,sean,trate de,hable de}
    sin|ahórrame|ahórrate|que no haya|que no haya nada de|estoy harto de|estoy harta de|no soporto|odio
    prescindo {de,del}|prescindir de|sin nada de|nada de|nada sobre|nada relacionado con|ni|no|todo menos|todo excepto|todo salvo
    cualquier cosa menos|evita|evitar|evite|evitando|omite|omitir|omite el|sáltate|saltate|salta|no incluyas
    no incluya|no me hables de|no hables de|no menciones|no me cuentes|no me interesa|no me interesan|no quiero
    no quiero saber nada de|no quiero oír hablar de|no quiero oír|no necesito|no me pongas|no pongas|deja fuera
    dejando fuera|deja de lado|quita|excluye|excluyendo|ignora|descarta|harto de|harta de|cansado de|cansada de
    basta de|paso de|prescinde de|tampoco|pasa de|pasa del|paso del|olvídate de|olvídate del|olvida|nada del
    no me des|no me cuentes nada de|ni una palabra de|ni una palabra sobre|ni hablar de|no aguanto
    no aguanto más|estoy hasta las narices de|hasta las narices de|hasta el gorro de|hasta la coronilla de
    hasta el moño de|no me gusta|no me gustan|no me gusta más|no me gustan más|no me interesa más
    no me interesan más|no me importa más|no me importan más|en vez de|en lugar de|líbrame de|déjate de
    nada más de|evítame|sin hablar de|prescindiendo de|me sobra|me sobran|ya basta de|suficiente de
    no hace falta|de todo menos|de todo salvo|noticias menos|estoy cansado de|estoy cansada de|estoy aburrido de
    me aburre|me aburren|no más|ya no quiero|no quiero más|nada acerca de|quítame|elimina|elimine|no soy fan de
    no soy fan del|ni me hables de|ni menciones|saltarte|omitiendo|deja de hablarme de|deja de hablar de
    deja de contarme|dejen de hablar de|ya estuvo con|no más noticias de|me tiene sin cuidado|ni oír hablar de
    no quiero ni oír hablar de|no quiero ni oír|no quiero ni saber de|me cansé de|me cansé del|no me vengas con
    me da pereza|me dan pereza|me dan igual|me da igual|no me importa|no me importan|me trae sin cuidado
    estoy hasta arriba de|estoy podrido de|estoy podrida de|me tienen harto|me tienen harta|me tiene harto
    me tiene harta|detesto|no tolero|antes que|ahórrenme|ahorrame|evitame|salteate|saltéate|nada que ver con
    sin una palabra de|dejá afuera|deja afuera|dejen afuera|sacá|saltá|evitá|ignorá|olvidate del|quitá|no metas
    no incluyan|no me hablés de|no me hables del|no me contés|no quiero saber de|nada de nada de|basta ya de
    ya está bien de|me cansan las|sin noticias de|nada que tenga que ver con|que no tenga que ver con
    ni una palabra del|ni mención de|ni mención del|salteá|saltea|nada que huela a|no me metas|sáquenme|sacame
    {lo ,}último que {quiero,necesito,me apetece,me interesa,deseo,querría,quisiera}{ oír, escuchar, saber,}{ ahora, hoy,} {es,son}{ más, sobre, de,}
    lo ultimo q {quiero,necesito}{ oír,} {es,son}{ mas,}|libre de|libre del|libres de|cero|alérgico {a,al}
    alérgica {a,al}|no {estoy,ando} de humor para{ oír, escuchar,}|{no ,}no me {apetece,apetecen}
    no {hace falta,es necesario,tienes,tiene,necesitas} {que hables,que hable,hablar,que menciones,mencionar,que hablar}{ de, del, sobre,}
    {el usuario,la usuaria,él,ella} no {quiere,desea,necesita,le interesa}{ oír hablar de, nada de, saber de,}
    no le {interesa,interesan,gusta,gustan,importa,importan}|excepto nada|todo lo que no sea|con exclusión de
    nada|dejando de lado|ni media palabra {de,del,sobre}|ni pío de|nada que tenga relación con
    no quiero {ni ,}{un,una} {pizca,gota} de|que no sea|que no sean|menos el|no menciones nada de|sin mencionar
    sin tocar|{no toques,no toque} {el tema de ,el tema del ,}|no hables|no hable de
    {no ,}me hagas perder {el ,mi ,}tiempo con|no me hagas perder {el ,mi ,}tiempo con
    no pierdas {el ,mi ,}tiempo con|no me {aburras,molestes,canses,marees} con|a evitar|excluir|exclusiones
    quitar|no hablar {de,del}|no {toques,tocar} el tema {de,del}|evita todo lo {de,del,relacionado con}
    fuera {todo ,}lo de|filtra|bloquea|silencia
    no {aguanto,soporto,resisto,tolero} {más,otra,otro,ni una,una,un}{ noticia, historia, palabra,}{ más,} {de,sobre}
    {lo que sea,cualquier cosa,lo que quieras,de todo,todo} {menos,salvo,excepto,pero no,pero sin}|no con
    aborrezco|desprecio|s/
    {ya ,}{he oído,he escuchado,oí,escuché} {bastante,demasiado,suficiente} {de,del,sobre}
  `,
  unless: `
    excepto|salvo|salvo que sea|salvo si es|a menos que sea|a menos que|a no ser que sea|a no ser que|a no ser
    excepto si es|a excepción de|a excepción del|con excepción de|con excepción del|aparte de|quitando
    exceptuando|aparte del|dejando aparte
  `,
  yes: `
    sí|claro que sí|está bien|están bien|de acuerdo|la quiero|lo quiero|bienvenida|bienvenido|vale|puede ser
    me vale
  `,
  excludeAfter: `
    fuera con {ellos,ellas,eso,ello}
    me la {suda,sudan,pela,pelan,sopla,refanfinfla,bufa,trae floja,traen floja}
    no|sobra|sobran|quedan fuera|queda fuera|mejor no|no me interesa|no me interesan|no hace falta
    no hacen falta|no, gracias|no gracias|me aburre|me aburren|me da igual|me dan igual|puedes omitir
    puedes saltarte|fuera|me tiene harto|me tiene harta|me tienen harto|me tienen harta|me cansa|me cansan
    ni hablar|ni de broma|ni en broma|ni loco|ni loca|para otro día|no es lo mío|no son lo mío|no me va
    no me van|no me importa|no me importan|me trae sin cuidado|me traen sin cuidado|me importa un pimiento
    me importa un bledo|no, por favor|no por favor|no me apetece|no me apetecen|mejor otro día|me deja frío
    me dejan frío|me sale por las orejas|está de más|están de más|hoy no|lo puedes omitir|puede esperar
    pueden esperar|me estresa|me estresan|me agobia|me agobian|me satura|de lado|a un lado|para nada|en absoluto
    no me llama|no me llaman|no me atrae|no me atraen|ni pensarlo|paso|me aburren mucho|me tienen sin cuidado
    me tiene sin cuidado|no va conmigo|no van conmigo|mejor que no|no, muchas gracias|no quiero|no la quiero
    no lo quiero|no los quiero|que me aburren|que me aburre|q me aburren|q me aburre|que no me interesa
    que no me interesan|q no me interesa|q no me interesan|que estoy harto|que estoy harta|que me cansan
    que me cansa|no los soporto|no las soporto|no lo soporto|no la soporto|que me pone de mal humor
    que me ponen de mal humor|me pone de mal humor|que me deprime|que me deprimen|me deprime|que me estresa
    que me agobia|que me duerme
    me {importa,importan} {un comino,un pepino,un rábano,tres pepinos,una mierda,poco,muy poco}
    {te lo,te la,te los,te las,lo,la,los,las} puedes {saltar,ahorrar,omitir,quitar,dejar}
    {es,son} lo último que {quiero,necesito}
    puedes {saltártelo,saltártela,saltarlo,ahorrártelo,ahorrártela,quitarlo,quitarla}|no {debe,deben} aparecer
    no {está,están} {permitido,permitidos}|me {resbala,resbalan,chupa un huevo,vale,valen}|me vale madre
    ni de coña|ni de chiste|al mínimo imprescindible|están prohibidos|está prohibido|a la basura|vetado|vetados
    no {lo,la,los,las} {aguanto,soporto,trago}{ más,}|me {saca,sacan} de quicio
    me {pone,ponen} {enfermo,enferma,de los nervios,nervioso,nerviosa}|otro día|otra vez será|para otra ocasión
    en otro momento|fuera {del,de la} {resumen,boletín,podcast,programa,episodio,lista}
  `,
  less: `
    no {mucho,mucha,muchos,muchas}
    menos de|poco de|poca|poco|lo menos posible de|no demasiado|no tanto|menos|un poco menos de|no tanta
    no tantas|no tantos|poquito|poquita|muy poco|muy poquito|al mínimo|al minimo|lo mínimo de
    {el,la,los,las,lo} menor{,es}|un mínimo de|reduce|reduzca|limita|limite|reducí|lo mínimo posible de
    lo menos posible|baja la dosis de
  `,
  only: `
    no quiero otra cosa que|ninguna otra cosa que
    no {me interesa,me interesan,quiero,quiero oír,necesito} nada {que no sea,que no sean,excepto,salvo,menos,fuera de,aparte de}
    solo|sólo|solamente|únicamente|exclusivamente|nada más que|tan solo|tan sólo|limítate a|nomás|solo sobre
    sólo sobre|solo de|sólo de|únicamente sobre|solo quiero|sólo quiero|solo me interesa|sólo me interesa
    solo me interesan|sólo me interesan|quiero solo|céntrate solo en|nada que no sea|limítate al|limítese a
    exclusivamente sobre|solo noticias de|sólo noticias de|solamente noticias de
  `,
  notOnly: `
    {ni se te ocurra,ni se les ocurra,ni se le ocurra,ni pienses en,no vayas a,no me vayas a} {quitar,quitarme,saltarte,saltar,omitir,eliminar,olvidar,olvidarte de,dejar fuera,cortar,excluir,ignorar,borrar}
    no {puedo,sé,quiero,podría} {vivir,estar,pasar,quedarme} {nunca ,}sin|{nunca,no} {quiero ,}{quedarme ,estar ,}{nunca ,}sin
    que {nunca,no} {me ,}{falte,falten}|{ningún,ni un} {resumen,día} sin
    {nunca,no} me {canso,harto,pierdo}{ de, del,}|no {odio,detesto}|no me disgustan?
    no {te pierdas,se pierda,me quiero perder,quiero perderme,me pierdo}|no tengo nada contra|nada contra
    nada {mejor que,como}|lo que no sé {de,del,sobre}|no solo|no sólo|no solamente|sino también|no olvides
    no te olvides de|no te saltes|además de|no omitas|no dejes fuera|no excluyas|así como|no se salten
    no se olviden de|no se olviden del|no se olvide de|no olviden|no se te olvide|que no se te olvide
    que no falte|que no falten|sin olvidar|sin olvidarte de|acuérdate de|acuérdense de|recuerda incluir
    no vayas a olvidar|no te olvides del
    no {te saltes,me saltes,saltes,salte,salten,quites,quite,quiten,elimines,elimine,eliminen,evites,evite,eviten,ignores,ignore,ignoren,descartes,descarte,excluyas,excluya,excluyan,saques,saque,cortes,filtres,bloquees,silencies}
    no {dejes,deje,dejen} {fuera,de lado,afuera}|no dejes de {contarme,hablar de,hablarme de,incluir,mencionar}
    no sin|no puedo {vivir,estar,pasar} sin|no puedo prescindir de
  `,
  nothingElse: `
    {ningún otro,ninguna otra,ningun otro} {periódico,diario,fuente,medio,tema}
    nada más|y nada más|eso es todo|y ya está|y punto|y nada más que eso|lo demás no me interesa
    el resto no me interesa|olvida el resto|deja el resto|lo demás sobra|y ya|no quiero nada más|y listo
    y punto final|y se acabó|y san se acabó|solo eso|sólo eso|y eso es todo|eso y nada más|lo demás no
    el resto me da igual|lo demás me da igual|el resto no me importa|lo demás no me importa|el resto no
    con eso me basta|con eso basta|nada me interesa|no me interesa nada|no me interesa nada más
    no me importa nada más|no quiero oír nada
  `,
  but: `pero|sino|en cambio|sin embargo|luego|después|por lo demás`,
  keepWords: `
    sin {fin,precedentes,igual,bandera}|un solo uso|de un solo
    médicos sin fronteras|reporteros sin fronteras|sin techo|no binari*|corte suprema|no culpable*
    campaña del no|voto del no
    {gente,persona,personas,mujeres,hombres,niños,jóvenes} que {no,nunca,odia,odian,detesta,detestan}
  `,
  keep: `
    deja|deje|mantén|mantenga|se queda|se quedan|puede quedarse|pueden quedarse|que se quede
  `,
  replace: `cambia|cambie|cambiá|sustituye|sustituya|sustituí|reemplaza|reemplace|reemplazá|cámbiame|troca`,
  hence: `así que|asi que|asi q|por eso|por lo tanto|entonces|por lo que|o sea que`,
  because: `porque|ya que|puesto que|dado que|pq|debido a`,
  onlyIf: `
    {solo,sólo,solamente,únicamente} si {es,son,se trata de,trata de,tiene que ver con}{ de, sobre,}
  `,
});
