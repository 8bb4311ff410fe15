import { topics } from './topic-types.js';

export const de = topics({
  sport: [
    `sport|sports|sportlich*|sportarten`,
    `sport|sports|sportler*|titelkampf|schiedsrichter*|vorrunde*|*rennen|*fußball*|*fussball*|bundesliga*|basketball*|handball*|eishockey*|tennis*|skispr*|skirenn*|ski-*|biathlon*|formel 1|formel-1|olympi*|*weltmeisterschaft*|*europameisterschaft*|dfb*|fc bayern|borussia|bvb|*trainer|*trainerin|trainerwechsel|torhüter*|torwart*|stürmer*|mittelfeld*|elfmeter*|*euroleague*|champions league|champions-league|*pokal*|regionalliga|zweitliga*|radsport*|radprofi*|leichtathlet*|schwimmer|medaille*|*nationalmannschaft*|spieltag|halbfinale|viertelfinale|abstiegs*|aufsteiger|wm-*|em-*|rennfahrer*|boxer|boxkampf|turnier|turniere|vfb|schalke|hsv`,
    `tor|tore|spiel|spiele|spieler*|mannschaft|finale|sieg|niederlage|verein|liga|saison|stadion|rennen|meister*|rekord|fans`,
  ],
  football: [
    `fußball*|fussball*|bundesliga|kicken`,
    `*fußball*|*fussball*|bundesliga*|dfb*|torhüter*|torwart*|stürmer*|mittelfeld*|elfmeter*|spieltag|kicker|länderspiel*|regionalliga|zweitliga*|fc *|vfb|vfl|vfb|bvb|hsv|tsg`,
    `tor|tore|trainer|verein|liga|aufstieg|abstieg`,
  ],
  politics: [
    `politik|politisch*|innenpolitik|außenpolitik|regierung|wahl|wahlen`,
    `*politik|politiker*|bundestag*|landtag*|bundeskanzler*|kanzler*|*minister|*ministerin|*ministerium|ministerpräsident*|regierung|regierungs*|*wahl|*wahlen|wahlkampf|wahlein*|wähler*|fdp|cdu|csu|spd|afd|grünen|grüne|linke|linkspartei|koalition*|opposition*|abgeordnete*|parlament*|partei|parteitag*|generalsekretär*|us-präsident*|putin|trump|merz|scholz|baerbock|asylpolitik|verfassungs*|gesetzentwurf|untersuchungsausschuss|senator*|eu-kommission|brüssel|außenminister*|justizminister*|diplomat*|sanktion*|gewerkschaft*|uno|un-*`,
    `präsident*|gesetz*|rücktritt*|tritt zurück|demonstr*|reform*|staat*|asyl*|widerstand|bundes*|vorwurf`,
  ],
  economy: [
    `wirtschaft*|ökonomie|finanz*|börse|börsen*|business|unternehmen|märkte|geld`,
    `*wirtschaft|wirtschafts*|konjunktur*|inflation*|rezession*|bip|börse*|aktie*|dax|zins*|*zinsen|zentralbank*|ezb|bundesbank|*konzern*|umsatz*|quartals*|gewinnwarnung|insolvenz*|arbeitsmarkt|arbeitslos*|exporte|importe|strafzölle|zölle|anleger*|investor*|immobilien*|finanz*|tarifvertrag|mindestlohn|steuer*|haushaltsdefizit|preise|fachkräfte*|startups|mittelstand`,
    `unternehmen*|firma|firmen|markt|preis*|kosten|euro|geld|milliard*|produkt*|handel*|händler*|industrie|bank*|teuer`,
  ],
  technology: [
    `technik|technologie*|tech|it|digital*|software|computer`,
    `technologie*|software*|smartphone*|iphone|android|google|microsoft|meta|app|apps|künstliche intelligenz|ki|algorithm*|tiktok|instagram|facebook|internet*|digitalisier*|cyber*|hacker*|sicherheitslücke*|halbleiter*|chip|chips|roboter*|programmier*|entwickler*|open source|open-source|server|cloud|ruby|cve-*|datenvolumen|mobilfunk*|telekom|5g|breitband|computer*|betriebssystem|datenschutz*|bitcoin|krypto*|start-up*|browser|batterie*|akkus|freie software*|elektroauto*|elektrofähr*|3-d-druck*`,
    `digital*|online*|netz*|daten|update|version|gerät*|tarif|veröffentlicht|technik|akku|prototyp*|ingenieur*|erfinder*|erfindung*|elektrisch*`,
  ],
  ai: [
    `ki|künstliche intelligenz|künstlicher intelligenz|ai|sprachmodelle`,
    `künstliche intelligenz|künstlicher intelligenz|künstlichen intelligenz|ki|ki-*|chatgpt|openai|sprachmodell*|maschinelles lernen|neuronale*|deepfake*|chatbot*`,
    `algorithm*|modell*|roboter*|automatisier*`,
  ],
  science: [
    `wissenschaft*|forschung|forschungs*|physik`,
    `wissenschaft*|forscher*|forscherin*|forschung*|physik*|astronom*|nasa|esa|raumfahrt*|weltall|teleskop*|galaxi*|fossil*|dinosaurier*|genom|labor|studie|biolog*|chemiker*|satellit*|archäolog*|evolution|quanten*`,
    `entdeck*|universität*|hochschul*|professor*|experiment*|mond|mars|planet*`,
  ],
  health: [
    `gesundheit*|medizin*`,
    `gesundheit*|krankenhaus*|klinik*|arzt|ärzt*|patient*|impf*|virus|corona*|covid*|hantavirus|pandemie|krebs*|krankheit*|medikament*|therapie*|diabetes|übergewicht*|adipositas|abnehm*|ernährung|erkältung*|symptom*|pflege*|wirkstoff|allergi*|hausmittel`,
    `gesund*|diät|körper|schlaf|medizin*`,
  ],
  climate: [
    `klima*|umwelt*|klimawandel|klimaschutz|erderwärmung|natur|ökologie`,
    `klima*|klimawandel*|umwelt*|erderwärmung|treibhaus*|co2*|emission*|erneuerbar*|solar*|windkraft|windenergie|windräder|energiewende|kohleausstieg|artensterben|artenvielfalt|naturschutz*|gletscher*|hitzewelle*|dürre*|nachhaltig*|meeresspiegel|wärmepumpe*|fridays for future|letzte generation|abgas*|ökologisch*`,
    `hitze|wald|wälder|flut*|hochwasser|energie*|natur|temperatur*|wetter|wasser`,
  ],
  culture: [
    `kultur*|unterhaltung|kunst|film|filme|kino|musik|bücher|literatur|theater|fernsehen`,
    `*film|filme|kino*|*konzert*|album|sänger*|band|museum*|ausstellung*|roman|romane|autor|autorin|schriftsteller*|buchmesse|theater*|oper|festival*|schauspieler*|regisseur*|literatur*|*musik*|maler*|gemälde|netflix|serie|serien|streaming|oscar*|kultur*`,
    `kunst*|bühne|show|buch|bücher|fest|star|stars`,
  ],
  celebrity: [
    `promis?|prominente*|klatsch*|promi-*|stars|königshaus|königshäuser*|königsfamilie*|boulevard|gossip|royals`,
    `promi*|klatsch*|royal*|prinz*|prinzessin*|herzogin|supermodel|model|influencer*|königshaus|liebes-aus|scheidung|babyglück|traumhochzeit|vogue*|dschungelcamp|roter teppich`,
    `star|stars|hochzeit|trennung|liebe|paar|mode`,
  ],
  crime: [
    `kriminalität|verbrechen|krimi|straftaten|true crime|mord|morde|morden`,
    `mord*|getötet|polizei*|festgenommen|verhaftet|messer*|schießerei|überfall*|räuber*|einbrecher*|entführ*|verurteilt*|gefängnis*|haftstrafe|staatsanwalt*|vergewaltig*|missbrauch*|betrug*|betrüger*|tatverdächtig*|verdächtige*|mörder*|täter*|ermittl*|spionage*|totschlag|drogenhandel`,
    `gericht*|prozess|opfer|anklage|tot|razzia|urteil`,
  ],
  war: [
    `krieg*|konflikt*|militär*|bundeswehr|verteidigung`,
    `krieg|krieges|*krieg|*krieges|rakete*|luftangriff*|soldat*|waffenruhe|waffenstillstand|waffenliefer*|rüstung*|front|invasion|gaza*|hamas*|ukraine*|hisbollah|nato|drohne*|bundeswehr|geisel*|militär*|armee|truppen|nahost*|beschuss|panzer|islamist*`,
    `angriff*|angegriffen|konflikt*|waffen|israel*|iran*|russland*|angreif*|feuer`,
  ],
  weather: [
    `wetter*|unwetter|wettervorhersage`,
    `wetter*|unwetter*|sturm*|orkan*|gewitter*|regen*|schneefall*|hitzewelle*|hagel|frost|wettervorhersage|meteorolog*|hochwasser*|temperaturen|glatteis|dwd`,
    `sonne*|wind|schnee|hitze|kälte|grad`,
  ],
  travel: [
    `reise*|urlaub*|tourismus|reisen`,
    `reise*|urlaub*|tourist*|tourismus|hotel*|flughafen|kreuzfahrt*|airline*|fluggesellschaft*|ferien*|sehenswürdig*|reiseziel*|strandurlaub|camping*`,
    `strand|flug*|ausflug*|bahn|insel`,
  ],
  games: [
    `spiele|videospiele|computerspiele|games|gaming|esport`,
    `videospiel*|computerspiel*|gaming|gamer*|playstation|xbox|nintendo|konsole*|gamescom|e-sport|brettspiel*|steam`,
    `spiel|spiele|spieler*|level`,
  ],
  food: [
    `ernährung|kochen|küche|rezepte?|kulinarik|kulinarisch*|gastronomie|restaurants?|essen und trinken|genuss`,
    `restaurant*|*restaurants|köche|sternekoch*|rezept|rezepte|kochbuch*|gastronom*|kulinari*|bäckerei*|winzer*|weingut*|brauerei*|michelin*|imbiss*|gaststätte*|feinkost*|*küche`,
    `essen|kochen|gericht|gerichte|speise*|menü*|wein|bier|käse*|schokolade*|kaffee|zutat*|geschmack*|lebensmittel*|mahlzeit*`,
  ],
  cars: [
    `autos?|automobil*|pkw|kraftfahrzeuge|kfz|autoindustrie|autonews|auto und verkehr`,
    `autobauer*|autohersteller*|autoindustrie|elektroauto*|e-auto*|suv|suvs|verbrenner*|pkw|kleinwagen*|*wagen-modell|automobil*|neuwagen*|gebrauchtwagen*|autofahrer*|probefahrt*|autohaus*|ladesäule*|robotaxi*|automesse*`,
    `auto|autos|fahrzeug*|motor|motoren|fahrer*|akku*|modell*|rückruf*|limousine*`,
  ],
  education: [
    `bildung|bildungs*|schule|schulen|schul*|unterricht|hochschule|hochschulen`,
    `schule|schulen|schüler*|lehrer*|lehrkraft|lehrkräfte|unterricht*|abitur*|gymnasi*|grundschul*|kita|kitas|hochschul*|bildung|bildungs*|kultusminister*|lehrplan*|klassenzimmer*|pisa-studie|bafög|einschulung*|schuljahr*`,
    `studium|student*|studier*|universität*|uni|prüfung*|ausbildung*|noten|lernen|klasse|klassen`,
  ],
  religion: [
    `religion*|religiös*|kirche|kirchen|glaube|glauben|theologie`,
    `papst*|vatikan*|bischof*|bischöf*|erzbischof*|kirche|kirchen|kirchlich*|moschee*|synagoge*|imam|imame|rabbi*|priester*|pfarrer*|katholi*|protestanten|evangelisch*|muslim*|islam|christen|christentum|buddhis*|hindu*|koran|ramadan|pilger*|theolog*|religi*|kloster*|gottesdienst*|dalai lama|diözese*|bistum*`,
    `glaube*|gebet*|heilig*|tempel*|islamisch*|jüdisch*|christlich*|kardinal*|bibel*|spirituell*|gott`,
  ],
  space: [
    `raumfahrt|weltraum|weltall|astronomie|weltraumforschung|kosmos|universum`,
    `raumfahrt*|raumsonde*|raumstation*|raumschiff*|weltraum*|weltall|astronaut*|kosmonaut*|teleskop*|asteroid*|galaxie*|exoplanet*|satellit*|schwarze loch|schwarzes loch|schwarze löcher|astronom*|komet|kometen|meteorit*|sonnensystem*|mondlandung*|mondmission*|marsmission*|marsrover|milchstraße|supernova*`,
    `rakete*|umlaufbahn|orbit|mond|mars|jupiter|saturn|planet*|mission*|sterne|sonde*`,
  ],
  crypto: [
    `krypto*|crypto|bitcoins?|blockchain|kryptowährung*|digitalwährung*`,
    `krypto*|crypto*|blockchain*|stablecoin*|altcoin*|memecoin*|nfts?|digitalwährung*`,
    `token|wallet*|coin|coins|mining|börse`,
  ],
});
