import type { KindWords } from './kinds.js';

export const SPANISH_KINDS: KindWords = {
  victims: `muerto muertos muerta fallecido fallecidos víctima víctimas herido heridos desaparecido desaparecidos rescate rescatado rescatistas
    rescatar emergencia emergencias bombero bomberos evacuados evacuado evacuación damnificados supervivientes sobrevivientes cadáver luto tragedia`,
  quake: `terremoto sismo sísmico seísmo temblor epicentro réplica réplicas magnitud sismólogo sismóloga sismológico geofísico tembló sacudida
    sacudió escombros adobe`,
  volcano: `volcán volcanes volcánico erupción lava ceniza cenizas cráter magma vulcanólogo fumarola piroclástico colada`,
  storm: `inundación inundaciones inundado inundó lluvia lluvias torrencial riada riadas desbordó desbordado desbordamiento crecida temporal tormenta
    borrasca huracán ciclón tifón aguacero anegado anegó meteorología ráfagas granizo nevada diluvio damnificados`,
  fire: `incendio incendios fuego llamas humo bombero bomberos quemado quemó ardió arde hectáreas calcinado calcinó extinguir extinción extinguido
    hidroavión carbonizado brasas`,
  blast: `explosión explotó estalló estallido detonación deflagración explosivo bombona pirotecnia polvorín`,
  collapse: `derrumbe derrumbó derrumbarse desplome desplomó colapsó hundimiento hundió deslizamiento alud avalancha mina mineros minero sepultados
    atrapados puente viaducto presa pilar andamio grieta grietas`,
  crash: `choque chocó colisión colisionó descarriló descarrilamiento descarrilado accidente autobús autocar camión tren vagón vagones maquinista vía
    atropello atropelló carretera tráfico ferroviario siniestro conductor volcó`,
  aviation: `avión aviones vuelo vuelos aeronave aerolínea aterrizó aterrizaje despegue despegar copiloto aeropuerto avioneta helicóptero fuselaje`,
  sea: `barco buque naufragio naufragó ferry patera cayuco pesquero marineros tripulación tripulantes zozobró encalló petrolero carguero salvamento
    travesía migrantes náufragos embarcación capitán costas`,
  attack: `tiroteo disparos disparó tiros atacante agresor apuñaló apuñalamiento apuñalado cuchillo puñal atentado terrorista terrorismo asesinato
    asesinó asesino pistola arma rifle tirador rehenes yihadista matanza masacre secuestro secuestró`,
  war: `misil misiles dron drones bombardeo bombardeos bombardeó ejército tropas ofensiva tregua soldados guerra artillería militar invasión
    refugiados combates milicias rebeldes armisticio`,
  justice: `condenado condenada condena condenó sentencia juez jueza juicio tribunal fiscal fiscalía acusado acusada acusación acusó jurado cárcel
    prisión inhabilitación delito delitos recurrirá abogado abogada audiencia supremo imputado procesado absuelto absolución magistrado magistrados
    culpable inocencia detenido detenida cohecho soborno sobornos malversación prevaricación comisiones fraude estafa querella fallo`,
  election: `elección elecciones electoral votos voto votar votó votantes urna urnas escrutinio escrutado comicios candidato candidata candidatura
    sufragio balotaje electo electa encuesta encuestas recuento actas derrota referéndum plebiscito padrón`,
  government: `dimisión dimite dimitió renuncia renunció cese cesado destitución destituido censura moción coalición gabinete ministra investidura
    remodelación sucesor sucesora`,
  law: `ley leyes proyecto congreso senado diputado diputados senador senadores aprobó aprueba aprobación enmienda reforma decreto parlamento
    votación presupuesto presupuestos legislativo normativa tramitación`,
  diplomacy: `cumbre diplomático diplomática embajador embajadora embajada tratado cancillería canciller bilateral negociación negociaciones
    delegación mediador sanciones`,
  strike: `huelga huelgas huelguista paro sindicato sindicatos sindical convenio salarial salario salarios patronal piquete piquetes mediación`,
  protest: `protesta protestas manifestación manifestantes marcha disturbios barricadas gases antidisturbios pancartas concentración concentraron
    cacerolada bloqueo bloqueos indignación`,
  trade: `arancel aranceles arancelario exportación exportaciones exportadores importación importaciones aduana aduanas gravamen represalias
    represalia`,
  rates: `interés intereses inflación hipotecas hipoteca monetaria monetario euríbor básicos ipc deflación`,
  takeover: `opa fusión adquisición absorbe absorción accionistas accionista antimonopolio`,
  layoffs: `despido despidos despedirá ere cerrará fábrica deslocalización prejubilaciones`,
  results: `beneficio beneficios ganancias pérdidas trimestre trimestral ejercicio facturación dividendo cotización`,
  football: `gol goles partido fútbol delantero portero penalti penal entrenador prórroga liga copa estadio fichaje fichó empate derbi vestuario
    afición aficionados goleador centrocampista dorsal semifinal hinchas futbolista traspaso remontada`,
  tennis: `tenis tenista raqueta dobles`,
  cycling: `ciclismo ciclista etapa pelotón maillot sprint escapada contrarreloj bicicleta`,
  athletics: `medalla medallas bronce olímpico olímpica olimpiadas maratón atletismo atleta récord natación nadador nadadora podio campeona plusmarca`,
  motor: `fórmula escudería parrilla pole motogp motociclismo boxes rally podio`,
  winter: `esquí esquiador esquiadora eslalon descenso biatlón patinaje saltos trineo`,
  disease: `virus brote contagio contagios contagiado infección infectados epidemia pandemia vacuna vacunas vacunación gripe sarampión cólera dengue
    ébola sanidad hospital pacientes enfermedad enfermos bacteria cuarentena variante`,
  poison: `intoxicación intoxicados intoxicado contaminación contaminado contaminada alerta retirada retira lote lotes salmonela listeria bacteria
    alimentos alimentaria consumir vertido tóxico tóxica plomo`,
  medicine: `fármaco medicamento tratamiento terapia ensayo ensayos clínico clínicos pacientes alzhéimer cáncer tumor dosis trasplante genética`,
  space: `espacio espacial cohete lanzamiento despegó nave sonda satélite satélites órbita astronauta astronautas lunar marte cápsula asteroide
    telescopio orbital`,
  prize: `premio premios galardón galardonado galardonada nobel jurado novela escritor escritora novelista literatura literario poeta libros laureado
    academia`,
  film: `película películas cine directora actor actriz estreno festival filme rodaje oscar óscar taquilla cineasta documental goya`,
  theft: `robo robado robaron ladrón ladrones atraco atracadores museo joya joyas botín vitrina alarma hurto pintura`,
  power: `apagón apagones electricidad eléctrico eléctrica luz suministro termoeléctrica generador generadores energía eléctricos megavatios
    semáforos subestación ascensores`,
  cyber: `ciberataque hackers hacker piratas informático informáticos filtración ransomware servidores contraseñas`,
  wildlife: `oso osos lobo lobos especie especies ballena ballenas tiburón zoológico zoo cría crías lince ave extinción biólogos fauna manada`,
  heat: `calor sequía temperatura temperaturas termómetros embalse embalses restricciones cosecha escasez`,
};
