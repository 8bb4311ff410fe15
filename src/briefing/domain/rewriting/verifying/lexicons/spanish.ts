import type { LexiconSource } from '../lexicon-source.js';

export const spanish: LexiconSource = {
  operators: {
    not: `demasiado_pronto prematuro apenas no nunca jamas ningun ninguna ninguno nadie nada sin ni tampoco niega niegan nego negaron negar negado desmint*
      desmien* rehus* evit* imped* impid*`,
    may: `temen teme temia temian temor temores preocup* dud* si puede pueden podria podrian pudo pudiera quiza quizas tal_vez posible posibles posiblemente probable probablemente
      seria serian deberia deberian parece parecen acaso estaria estarian tendria tendrian sospech*`,
    alleged: `habria habrian presunto presunta presuntos presuntas presuntamente supuesto supuesta supuestos supuestamente
      acus* al_parecer aparentemente sospech* seria serian`,
    intent: `sera seran ira iran debe deben debera deberan tiene_que tienen_que tenia_que hay_que quiere quieren queria querian planea planean planeaba preve preven previsto prevista pretende* intent* espera
      esperan amenaz* propon* propus* propues* pide piden pidio pidieron exig* reclam* busca buscan va_a van_a vamos_a voy_a
      piensa piensan tratan_de trata_de aspira* promet* prometio`,
    said: `prometio prometieron prometido advier* aviso avisaron avisa considero consideraron considera notific* alert* recuerda recordo asegura inst* cree creen creia dijo dijeron dice dicen decir segun anuncio anunciaron anuncia anunciado afirm* aseg* señal* explic* informo informaron
      informa indic* advir* advert* reconoc* promet* declar* asegur* apunt* admit* sostuv* sostien* coment* relat* denunci*
      destac* aclar* confirm* estim* calcul* cuent* conto revel* escribio de_acuerdo_con niega niegan nego desmint* subray*`,
    cause: `motivo razon porque debido_a a_causa por_culpa gracias_a ya_que puesto_que causado_por provocado_por causada_por
      como_consecuencia provocada_por`,
    effect: `provoc* causo causaron causan causado causada causar por_eso por_tanto por_lo_tanto oblig* origin* desencaden* debido`,
    before: `dura_hasta duran_hasta antes hasta anterior anteriores previo previa`,
    after: `a_partir_del a_partir_de despues tras desde posterior posteriores luego`,
    against: `contra en_contra`,
    about: `unos unas alrededor aproximadamente cerca_de en_torno`,
    former: `antiguo antigua antiguos antiguas ex vice interino interina`,
    nearly: `casi`,
    over: `mas_de`,
    least: `al_menos por_lo_menos como_minimo`,
    most: `como_maximo a_lo_sumo hasta dura_hasta duran_hasta`,
    under: `menos_de`,
  },
  opposites: `sube suben subio subieron subid* aument* crec* increment* / mas / dispar* | baja bajan bajaron cae caen cayo cayeron
      caid* descend* disminu* redu* / menos / desplom*;
    gano ganaron gana ganan ganar ganado ganando victoria* venc* | perdio perdieron pierde* perder perdido derrota* perdid*;
    aprob* aprueb* / aprobacion / acept* | rechaz* deneg*; abr* abiert* reabr* | cierr* cerr* clausur*;
    empez* empiez* comenz* comienz* inici* | termin* acab* final* conclu*; compr* adquir* | vend* vent*;
    detien* detuv* deten* / detencion* / arrest* /  captur* | liber* / excarcel*; condeno condenaron condenado* condenada* condenar / condena condenas / culpable* | absol* absuel* / inocente*;
    permit* autoriz* | prohib*; norte | sur; oriental | oeste occidental; apoy* respald* / elogi* | critic*;
    mejor mejores | peor peores; contrat* | desped* despid*; import* | export*; |; mayor mayores | menor menores;
     seguros | peligros*; entra* | sale* sali*; grande* | pequeñ*; mayoria | minoria; incluy* inclu* | exclu*;
     |; encontr* hall* | desaparec*; recuper* | `,
  synonyms: `reconoc* admit*; confes*; muere* muri* muert* mori* fallec*; mata matan mato mataron matar matado*; asesinos asesino asesinas asesina; asesinato asesinatos; asesinaron asesinado* asesinada*; confirm*; sentencia sentencias; sentencio sentenciado*;
      encarcel*; imputad*; investigado investigada; herid*; empresa* compañia*; policia*
      agentes; dimit* renunci* dimis*; hizo hicieron hacer; puso pone ponen poner pusieron; tuvo tiene tienen tener
      tuvieron; vino viene vienen venir;; dio dar dieron; ver vio vieron visto; trajo trae traer;
      firm*; jug* jueg*; vuelv* volv* vuelt*;; eligi* elig* elij* elect*; elecc*; construy* constru* construcc*; destruy* destru*;
      produj* produc*; niñ*; mujer*; hombre*; incendi* fuego; ciudad*; pais*; estados_unidos eeuu ee.uu estadounidense*; españa español*;
      francia frances francesa; alemania aleman*; portugal portugues*; china chino chinos; reino_unido britanic*;
      colombia colombian*; argentina argentin*; mexico mexican*; chile chilen*; peru peruan*; brasil brasile*; descubr* descubier*;
      acuerdo acuerdos; acuerda acuerdan acord*; entreg*; sigui* sigue siguen; muestr* mostr*;;; decid*; decis*; vot*; expon* expuest* expond*;
      tecnico entrenador tecnicos entrenadora;; sient*; huy* hui*;; recib*; nuev*; nac*`,
  units: `% por_ciento; euro euros €; dolar dolares $; libra libras; yen yenes; yuan yuanes; año años anual*; mes meses; semana semanas; dia
    dias; hora horas; minuto minutos; segundos; kilometro* km; milla millas; metro metros m; centimetro* cm; milimetro* mm; tonelada*;
    kilogramo* kilo kilos kg; gramo gramos; hectarea*; litro*; grado grados; megavatio*; gigavatio*; peso pesos; real reales; franco
    francos; rublo*; corona*; cuadrad*; cubic*; trimestre*`,
  weekdays: `lunes; martes; miercoles; jueves; viernes; sabado*; domingo*`,
  months: `enero; febrero; marzo; abril; mayo; junio; julio; agosto; septiembre setiembre; octubre; noviembre; diciembre`,
  free: `en_cambio por_el_contrario por_otro_lado por_otra_parte al_mismo_tiempo ademas_de de_hecho mientras_tanto entre_tanto por_ejemplo entre_otros entre_otras en_cuanto_a por_cierto otra_vez de_nuevo se_quedo se_quedaron quedo quedaron se_encuentra se_encuentran se_encontraba se_encontraban sabemos el la los las lo un una uno y e o u pero si de del a al en con por para sobre entre como es son fue fueron ser siendo sido
    era eran sera seran esta estan estaba estaban estar ha han habia habian haber hay hubo que se su sus suyo le les me te nos os mi mis
    este estos estas ese esa esos esas esto eso aquel aquella ello ella ellos ellas yo tu usted muy ya tambien ante cuando
    mientras donde quien quienes cual cuales cuyo cuya aunque sino asi pues entonces ahora aqui alli todavia ademas tanto cada
    va van voy vamos ido lleva llevan llevaba hace hacia durante mediante sea sean tal embargo obstante por_su_parte
    hola bienvenid* gracias noticia* historia tema temas mismo misma mismos mismas señor señora don doña
    obtuvo obtiene pese_a a_pesar_de pese eso_si algunos algunas varios varias haya hayan por_valor_de tenido_que tanta tantos tantas por_ahora de_momento por_el_momento hasta_ahora sede ahi aquellos cuanto da dan detalles parte`,
  prepositions: `de del a al en con por para sobre entre ante tras desde hasta contra sin segun durante hacia bajo`,
  passive: { verbs: 'es son fue fueron ser siendo sido sera seran', agents: 'por' },
  conjunctions: `y e pero mientras que aunque cuando donde quien quienes cual cuyo si porque o sino`,
};
