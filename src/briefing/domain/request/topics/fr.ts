import { topics } from './topic-types.js';

export const fr = topics({
  sport: [
    `sport|sports|sportif*|sportive*`,
    `sport|sports|sportif*|sportive*|football*|foot|footballeur*|rugby*|basket*|handball|tennis|cyclis*|cycliste*|boxe*|natation|athlétisme|athlète*|jeux olympiques|olympique*|coupe du monde|ligue des champions|ligue 1|psg|olympique de marseille|mbappé|roland-garros|tour de france|maillot jaune|sprinteur*|peloton|étape du|étape|formule 1|grand prix|gardien de but|attaquant*|milieu de terrain|entraîneur*|sélectionneur*|demi-finale*|quart de finale|arbitre|médaille*|marathon|xv de france|les bleus|nba|biathlon|ski alpin|contre-la-montre|buteur*`,
    `match|matchs|but|buts|équipe|finale|ligue|coupe|joueur*|champion*|championnat|tournoi|victoire|défaite|stade|course|coureur*|entraînement|gagne|remporte|flamme`,
  ],
  football: [
    `foot|football|ligue 1`,
    `football*|foot|ligue 1|ligue 2|gardien de but|buteur*|mercato|but contre son camp|coupe du monde|hat-trick|coup franc|pénalty`,
    `but|buts|match|club|entraîneur|attaquant|défenseur`,
  ],
  politics: [
    `politique|politiques|gouvernement|élections?|politicien*`,
    `gouvernement*|ministre*|premier ministre|président de la république|élysée|matignon|assemblée nationale|député*|sénat*|sénateur*|élection*|électeur*|électora*|présidentielle|législatives|macron|le pen|mélenchon|trump|biden|poutine|parti socialiste|les républicains|rassemblement national|extrême droite|extrême gauche|coalition|référendum|parlement*|opposition|opposant*|diplomat*|ambassad*|kremlin|union européenne|maire|motion de censure|49.3|syndicat*|parti communiste|démocrate|candidat*|politique*|lobbying`,
    `président*|parti|loi|réforme*|vote*|droits|campagne|manifest*|leader|accord|négocia*|sanction*`,
  ],
  economy: [
    `économie|éco|économique*|finance*|entreprises?|marchés?|bourse|business|argent`,
    `économi*|inflation|récession|pib|bourse|cac 40|actions|banque centrale|bce|taux d'intérêt|chômage|emploi|salaire*|retraites|droits de douane|pétrole|investisseur*|investissement*|impôt*|déficit|dette|exportation*|faillite|fusion|rachat|chiffre d'affaires|bénéfice*|actionnaire*|croissance|pouvoir d'achat|ventes de voitures|ventes|constructeur*|licenciement*|industriel*|budget`,
    `marché*|prix|entreprise*|société|milliards|euros|banque*|coût*|consommation|industrie|trimestre|commerce`,
  ],
  technology: [
    `technologie*|technologique*|tech|techno|technos|informatique|high-tech|numérique|logiciel*`,
    `technolog*|logiciel*|smartphone*|iphone|android|google|microsoft|amazon|whatsapp|facebook|instagram|twitter|tiktok|réseaux sociaux|internet|cybersécurité|cyberattaque*|hacker*|pirates informatiques|vulnérabilit*|robot*|intelligence artificielle|ia|algorithme*|puce*|semi-conducteur*|développeur*|programmation|open source|ruby|cve-*|application mobile|ordinateur*|serveur*|start-up*|bitcoin|cryptomonnaie*|5g|drone*|vidéosurveillance|débordement de tampon|batteries|logiciel libre|voiture* électrique*|impression 3d`,
    `numérique*|données|version|mise à jour|disponible|appareil*|plateforme*|en ligne|réseau*|application*|virale|batterie|prototype*|ingénieur*|invent*|lithium|sodium`,
  ],
  ai: [
    `intelligence artificielle|ia|ai`,
    `intelligence artificielle|ia|chatgpt|openai|mistral ai|apprentissage automatique|réseaux de neurones|modèles de langage|deepfake*|chatbot*`,
    `algorithme*|robot*|automatis*|modèle*`,
  ],
  science: [
    `science*|scientifique*|recherche|physique`,
    `scientifique*|science*|chercheu*|astronom*|nasa|télescope*|galaxie*|fossile*|dinosaure*|génome|adn|laboratoire*|biologi*|satellite*|archéolog*|astéroïde*|quantique*|évolution|physicien*|séisme|magnitude|jamais enregistré`,
    `étude|recherche*|découv*|université*|espace|planète*|expérience*|tremblement de terre`,
  ],
  health: [
    `santé|médecine|médical*|sanitaire*`,
    `santé|hôpita*|médecin*|patient*|vaccin*|virus|coronavirus|covid*|pandémie|cancer|maladie*|médicament*|thérapie*|symptôme*|diabète|obésité|épidémi*|infirmi*|soignant*|urgences`,
    `cas|traitement|régime|sanitaire*|décès`,
  ],
  climate: [
    `climat|climatique*|changement climatique|réchauffement climatique|environnement|environnementa*|écologie|écologique*|nature|planète`,
    `climat|climatique*|changements climatiques|réchauffement|environnement|environnementa*|émission*|co2|gaz à effet de serre|effet de serre|renouvelable*|énergie solaire|éolien*|durable|biodiversité|déforestation|glacier*|sécheresse*|pollution|écolog*|recyclage|canicule*|espèces menacées|extinction|protocole de kyoto|giec|cop2*|transition énergétique`,
    `chaleur|forêt*|incendie*|énergie*|température*|eau|pêche|atlantique`,
  ],
  culture: [
    `culture*|culturel*|divertissement|art|arts|cinéma|films?|musique|livres?|littérature|théâtre|séries|télévision`,
    `cinéma*|film|films|concert*|chanteu*|album|musée*|exposition*|roman|romans|écrivain*|théâtre|opéra|festival*|acteur*|actrice*|cinéaste*|peintre*|poète*|musique*|musical*|césar|oscar*|netflix|série|séries|hollywood|littérature|cannes|culture|culturel*`,
    `artiste*|œuvre*|livre*|art|spectacle|scène|chanson*`,
  ],
  celebrity: [
    `people|célébrités?|stars|potins|ragots|famille royale|têtes couronnées|presse people|familles? royales?`,
    `célébrité*|people|potins|ragots|influenceu*|famille royale|tapis rouge|kardashian|paparazzi|mannequin*|prince harry|princesse|jet-set`,
    `mariage|divorce|couple|mode|star*|virale`,
  ],
  crime: [
    `crimes?|criminalité|faits divers|fait divers|délinquance|meurtres?|homicides?`,
    `assassin*|meurtr*|arrêté*|police*|policier*|gendarme*|crime*|criminel*|homicide*|poignard*|fusillade*|braquage*|cambriol*|enlèvement*|condamné*|prison*|viol|violeur*|trafic de|trafiquant*|escroc*|corruption|soupçonné*|suspect*|procureur|sévices|attentat*|détenus|complice*`,
    `juge*|procès|victime*|mort*|enquête*|accusé*|coupable|tribunal`,
  ],
  war: [
    `guerre*|conflit*|militaire*|défense`,
    `guerre*|missile*|bombardement*|troupes|soldat*|cessez-le-feu|invasion|armée|gaza|hamas|ukraine|otan|frappe*|militaire*|artillerie|otage*|marins|royal navy|navy|israël|hezbollah|jihadiste*|terroriste*|capturés|afghanistan`,
    `attaque*|conflit*|morts|défense|bataille|explosif*|iran|russie|libération`,
  ],
  weather: [
    `météo*|prévisions? météo*|le temps qu'il fait|intempéries|tempêtes?`,
    `météo*|tempête*|pluie*|neige|ouragan*|cyclone*|orage*|canicule*|grêle|inondation*|crue*|températures|vigilance orange|averse*|verglas`,
    `chaleur|froid|vent*|soleil`,
  ],
  travel: [
    `voyage*|tourisme|vacances|touristique*`,
    `touris*|voyage*|vacances|hôtel*|aéroport*|compagnie aérienne|croisière*|destination touristique|bagage*|passeport`,
    `vol|vols|plage*|destination*|visiter|avion`,
  ],
  games: [
    `jeux vidéo|jeu vidéo|jeux|gaming|e-sport`,
    `jeux vidéo|jeu vidéo|playstation|xbox|nintendo|console de jeu*|gamer*|e-sport|esport|gaming|fortnite|minecraft|jeux de société`,
    `jeu|jeux|joueur*|partie`,
  ],
  food: [
    `cuisine|gastronomie|gastronomique*|nourriture|recettes?|alimentation|bouffe|restaurants?|gourmandise`,
    `restaurant*|chef étoilé|chefs étoilés|recette de cuisine|recettes de cuisine|gastronom*|boulanger*|pâtissi*|vigneron*|viticult*|brasserie artisanale|guide michelin|étoile michelin|traiteur*|sommelier*|fromager*|chocolatier*|culinaire*|cuisinier*`,
    `cuisine*|plat|plats|repas|menu|menus|vin|vins|bière*|fromage*|chocolat*|café|manger|saveur*|ingrédient*|goût*|aliment*|recette*`,
  ],
  cars: [
    `voitures?|automobiles?|autos?|industrie automobile|bagnoles?`,
    `constructeur automobile|constructeurs automobiles|voiture électrique|voitures électriques|véhicule électrique|véhicules électriques|suv|citadine*|berline*|automobil*|essai auto|salon de l'auto|concessionnaire*|immatriculation*|robotaxi*`,
    `voiture*|véhicule*|moteur*|conducteur*|auto|autos|batterie*|rappel*|conduite`,
  ],
  education: [
    `éducation|école|écoles|scolaire|enseignement|éducation nationale|scolarité`,
    `école|écoles|élève*|enseignant*|professeur des écoles|professeurs des écoles|collège|collèges|lycée*|lycéen*|baccalauréat|rentrée scolaire|scolaire*|éducation nationale|parcoursup|cantine*|écolier*|maternelle|université*|étudiant*`,
    `éducation|enseignement|classe|classes|diplôme*|examen*|bac|apprentissage|professeur*|pédagog*`,
  ],
  religion: [
    `religions?|religieux|religieuse*|église|églises|foi|spiritualité`,
    `pape|vatican|évêque*|archevêque*|église|églises|mosquée*|synagogue*|imam|imams|rabbin*|prêtre*|catholi*|protestants|musulman*|islam|chrétien*|bouddhis*|hindou*|coran|ramadan|pèlerin*|théolog*|religieu*|religion*|évangélique*|clergé|dalaï-lama|saint-siège|diocèse*|laïcité|pontife|homélie`,
    `foi|prière*|sacré*|saint|sainte|temple*|islamique*|juif|juive|juifs|cardinal|cardinaux|bible|spirituel*|messe`,
  ],
  space: [
    `espace|spatial*|planètes|astronomie|conquête spatiale|exploration spatiale|cosmos|univers`,
    `astronaut*|spationaut*|cosmonaut*|spatial|spatiale|spatiales|spatiaux|vaisseau*|lancement d'une fusée|fusée|fusées|télescope*|astéroïde*|galaxie*|exoplanète*|satellite*|trou noir|trous noirs|astronom*|comète*|météorite*|système solaire|voie lactée|thomas pesquet|cnes|ariane 6`,
    `espace|orbite|lune|mars|jupiter|saturne|planète*|lancement|mission*|étoile*|sonde*`,
  ],
  crypto: [
    `crypto|cryptos|cryptomonnaies?|crypto-monnaies?|bitcoins?|blockchain|monnaies? numériques?`,
    `crypto*|blockchain*|stablecoin*|altcoin*|memecoin*|nfts?|monnaie numérique|monnaies numériques`,
    `jeton*|portefeuille*|minage|plateforme d'échange`,
  ],
});
