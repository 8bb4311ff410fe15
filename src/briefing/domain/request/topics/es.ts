import { topics } from './topic-types.js';

export const es = topics({
  sport: [
    `deporte*|deportiv*`,
    `deporte*|deportiv*|deportista*|polideportiv*|moto gp|mugello|jornada de liga|fútbol*|futbol*|futbolista*|baloncesto|tenis|tenista*|ciclis*|golf|boxe*|olímpic*|olimpi*|mundial de fútbol|eurocopa|champions|la liga|laliga|copa del rey|real madrid|barça|atlético de madrid|betis|athletic|liverpool|tottenham|final four|fórmula 1|f1|verstappen|hamilton|alonso|nadal|alcaraz|messi|kane|portero|delantero|centrocampista|entrenador*|goleador*|golead*|penalti*|semifinal*|cuartos de final|árbitro|atlet*|maratón|motogp|balonmano|nba|fichaje*|euroliga|medallista*|vuelta a españa|tour de francia|var|la roja|amaños`,
    `partido|gol|goles|equipo|final|liga|copa|estadio|jugar|jugador*|campeón*|campeona*|campeonato|torneo|victoria|derrota|carrera|técnico|selección|medalla*|vestuario|sanción|mercado|temporada`,
  ],
  football: [
    `fútbol|futbol|liga`,
    `fútbol|futbol|futbolista*|portero|delantero*|goleador*|centrocampista*|laliga|penalti|copa del rey|mundial de fútbol|hat-trick|descenso`,
    `gol|goles|partido|entrenador|club|liga`,
  ],
  politics: [
    `política|político|políticos|gobierno|elecciones|partidos políticos`,
    `gobierno|ministr*|congreso de los diputados|diputad*|senado|senador*|elecciones|electoral*|electora*|psoe|pp|vox|podemos|ciudadanos|bildu|psc|erc|sánchez|iglesias|casado|rivera|feijóo|abascal|ayuso|alcald*|presidente del gobierno|coalición|moción|parlament*|oposición|chavismo|maduro|trump|biden|kamala harris|demócrata|republicano|referéndum|investidura|votante*|votación|políti*|partido socialista|partido popular|concejal*|secretario general|vicesecretari*|diplomátic*|embajad*|putin|independentis*|puigdemont|postbrexit|arrimadas|monasterio|legislatura|feminismo|embargo`,
    `presidente|presidenta|partido|ley|reforma*|pacto|pactos|derechos|campaña|protesta*|dimite|dimisión|izquierda|derecha|líder|manifest*|tribunal*`,
  ],
  economy: [
    `economía|económic*|finanzas|negocios|empresas?|mercados?|bolsa|dinero`,
    `economía|económic*|alquiler*|precios de*|gas ruso|inflación|recesión|pib|bolsa|ibex*|acciones|banco central|bce|tipos de interés|desempleo|paro|empleo|sindicat*|salario*|sueldo*|pensiones|aranceles|petróleo|opep|inversor*|inversión*|accionista*|hipoteca*|impuesto*|déficit|presupuestos|exportacion*|quiebra|fusión|opa|precio del gas|precio de la luz|teletrabajo|contratos|erte*|autónomos|recortes|multinacional*|suscripción`,
    `mercado*|precio*|empresa*|empresari*|millones|euros|banco*|gas|coste*|ventas|consumo|industria|gastado|cifras|límite`,
  ],
  technology: [
    `tecnología*|tecnológic*|tech|informática|software|digital|tecno`,
    `tecnolog*|software|móvil*|smartphone*|iphone|android|google|microsoft|amazon|whatsapp|facebook|instagram|twitter|tiktok|redes sociales|internet|ciberseguridad|ciberataque*|hacker*|vulnerabilidad*|robot*|inteligencia artificial|algoritmo*|chip|chips|semiconductor*|programador*|programación|código abierto|ruby|cve-*|aplicación móvil|app|apps|ordenador*|nube|servidor*|startup*|bitcoin|criptomoneda*|5g|dron|drones|baterías|software libre|coche* eléctrico*|impresión 3d|hidrógeno`,
    `digital*|datos|versión|actualización|publicado|dispositivo*|plataforma*|online|red|redes|batería|prototipo*|ingenier*|invent*|litio|sodio`,
  ],
  ai: [
    `inteligencia artificial|ia|ai`,
    `inteligencia artificial|ia|chatgpt|openai|aprendizaje automático|redes neuronales|modelos de lenguaje|deepfake*|chatbot*`,
    `algoritmo*|robot*|automatiza*|modelo*`,
  ],
  science: [
    `ciencia*|científic*|investigación|física`,
    `científic*|ciencia*|investigador*|físic* teóric*|astrónom*|nasa|telescopio*|galaxia*|fósil*|dinosaurio*|genoma|adn|laboratorio*|biólog*|paleontólog*|evolución|evolucionar*|satélite*|arqueólog*|asteroide*|cuántic*|especie humana`,
    `estudio|descubr*|universidad*|espacio|planeta*|experimento*|humanos`,
  ],
  health: [
    `salud|sanidad|medicina|sanitari*`,
    `salud|sanidad|sanitari*|hospital*|médic*|paciente*|vacuna*|virus|coronavirus|covid*|pandemia|contagi*|cáncer|enfermedad*|medicamento*|terapia*|síntoma*|diabetes|obesidad|cepa*|variantes|uci|epidemi*|enfermer*|nutrici*|cuarentena`,
    `casos|brote*|tratamiento|dieta|fármaco*|fallecidos|leche|restricciones`,
  ],
  climate: [
    `clima|climátic*|cambio climático|medio ambiente|medioambiente|ambiental*|ecología|calentamiento global|naturaleza`,
    `cambio climático|climátic*|clima|medio ambiente|medioambient*|ambiental*|emisiones|co2|efecto invernadero|calentamiento*|renovable*|energía solar|eólic*|sostenib*|biodiversidad|deforestación|glaciar*|sequía*|contaminación|ecologista*|ecológic*|reciclaje|olas de calor|ola de calor|incendios forestales|hectáreas quemadas|transición energética|fauna|especies protegidas|greta thunberg`,
    `calor|bosque*|incendio*|energía*|temperatura*|agua|hectáreas|gas|playa*`,
  ],
  culture: [
    `cultura*|cultural*|entretenimiento|arte|cine|películas?|música|libros?|literatura|teatro|series|televisión`,
    `cine|película*|concierto*|cantante*|álbum|disco|museo*|exposición|novela*|escritor*|teatro|ópera|festival*|actor|actriz|director de cine|pintor*|cuadro*|poeta*|música|musical*|oscar*|goya|netflix|serie|series|hollywood|literatur*|cultura|cultural*`,
    `artista*|obra*|libro*|arte|espectáculo|fiesta|escena|película|historia|inspiró`,
  ],
  celebrity: [
    `famos*|cotilleo*|celebridad*|prensa rosa|corazón|farándula|chismes?|realeza|famoseo|chimentos?|cotilleos?|familia real|casas reales`,
    `famos*|cotille*|celebridad*|celebrities|influencer*|royals|alfombra roja|infanta|letizia|boda de|divorcio de|ruptura de|hija de|chism*|realeza|modelo de pasarela|pareja de`,
    `boda|divorcio|novia|novio|pareja|hija|moda|estrella*`,
  ],
  crime: [
    `crimen|crímenes|sucesos|delincuencia|criminalidad|asesinatos?|policiales|crónica negra|crónica roja|nota roja|homicidios?`,
    `asesin*|detenid*|policía*|policial*|guardia civil|crimen|homicidio*|apuñal*|tiroteo*|atraco*|robo|robos|secuestr*|condenad*|cárcel|prisión|violación|violador*|narcotrafic*|droga|estafa*|corrupción|imputad*|fiscal*|juzgado*|masacre|trama|sospechos*|delito*|víctima mortal`,
    `juez*|juicio|víctima*|muerte|muerto*|denuncia*|investiga*|acusad*`,
  ],
  war: [
    `guerra*|conflicto*|militar*|defensa`,
    `guerra*|misil*|bombarde*|tropas|soldado*|alto el fuego|invasión|ejército*|gaza|hamás|ucrania|otan|ataque aéreo|militar*|artillería|rehén*|rehenes|armas|drones militares|israel|hezbolá|frente de batalla|yihad*|nuclear`,
    `ataque*|conflicto*|muertos|defensa|batalla|explosión|atentado*`,
  ],
  weather: [
    `el tiempo|meteorolog*|tormentas?|previsión del tiempo|tiempo|pronóstico`,
    `meteorolog*|tormenta*|lluvia*|nevada*|huracán*|borrasca*|aemet|ola de calor|olas de calor|granizo|inundacion*|temporal|temperaturas|dana|pronóstico`,
    `calor|frío|viento*|nieve|aire|sol`,
  ],
  travel: [
    `viaje*|turismo|vacaciones|turístic*`,
    `turis*|viaj*|vacaciones|hotel*|aeropuerto*|aerolínea*|crucero*|destino turístico|equipaje|mochiler*|pasaporte`,
    `vuelo*|playa*|destino*|pueblo*|visitar`,
  ],
  games: [
    `videojuego*|juegos|gaming|esports`,
    `videojuego*|playstation|xbox|nintendo|consola*|gamer*|esports|gaming|fortnite|minecraft|juegos de mesa`,
    `juego*|jugador*|partida`,
  ],
  food: [
    `comida|gastronomía|gastronómic*|cocina|recetas?|restaurantes?|alimentación|culinari*`,
    `restaurante*|chef|chefs|cocinero*|cocinera*|gastronom*|panadería*|pastelería*|viticultor*|bodega|bodegas|guía michelin|estrella michelin|estrellas michelin|culinari*|receta|recetas|taquería*|cervecería*|sumiller*`,
    `comida*|cocina*|plato|platos|menú*|vino|vinos|cerveza*|queso*|chocolate*|café|comer|sabor*|ingrediente*|alimento*`,
  ],
  cars: [
    `coches?|autos?|automóvil*|carros?|motor|automoción|vehículos`,
    `fabricante de automóviles|fabricantes de automóviles|automotriz|automotrices|coche eléctrico|coches eléctricos|auto eléctrico|autos eléctricos|vehículo eléctrico|vehículos eléctricos|suv|automovil*|automoción|todoterreno*|concesionario*|matriculaci*|sedán|robotaxi*`,
    `coche|coches|auto|autos|vehículo*|motor|motores|conductor*|batería*|modelo*`,
  ],
  education: [
    `educación|educativ*|escuelas?|colegios?|enseñanza|escolar`,
    `escuela|escuelas|colegio|colegios|maestro*|docente*|alumno*|alumna*|profesorado|bachillerato|curso escolar|escolar*|educación|educativ*|ministerio de educación|selectividad|universitari*|guardería*|aula|aulas`,
    `estudiante*|universidad*|enseñanza*|clase|clases|examen*|título*|profesor*|aprendizaje|beca|becas`,
  ],
  religion: [
    `religión|religiones|religios*|iglesias?|fe`,
    `papa|vaticano|obispo*|arzobispo*|iglesia|iglesias|mezquita*|sinagoga*|imán|rabino*|sacerdote*|católic*|protestantes|musulman*|islam|cristianos|cristianismo|budis*|hindú|hindúes|corán|ramadán|peregrin*|teolog*|religi*|evangélic*|clero|dalái lama|santa sede|diócesis|pontífice|homilía|misa`,
    `fe|oración|oraciones|sagrad*|santo|santa|templo*|islámic*|judí*|cristian*|cardenal*|biblia|espiritual*`,
  ],
  space: [
    `espacio|espacial*|astronomía|exploración espacial|universo|cosmos`,
    `astronauta*|cosmonauta*|espacial|espaciales|nave espacial|telescopio*|asteroide*|galaxia*|exoplaneta*|satélite*|agujero negro|agujeros negros|astrónom*|astronom*|cometa|cometas|meteorito*|sistema solar|vía láctea|alunizaje`,
    `espacio|cohete|cohetes|lunar|órbita|luna|marte|júpiter|saturno|planeta*|lanzamiento*|misión*|estrella*|sonda*`,
  ],
  crypto: [
    `cripto|criptos|criptomoneda*|cripto monedas|bitcoins?|blockchain|crypto|monedas? digital*`,
    `cripto*|crypto*|blockchain*|stablecoin*|altcoin*|memecoin*|nfts?|moneda digital|monedas digitales`,
    `token|tokens|billetera*|minería|moneda*`,
  ],
});
