import type { KindWords } from './kinds.js';

export const GERMAN_KINDS: KindWords = {
  victims: `tote toten toter getötet opfer verletzte verletzten verletzt vermisst vermisste vermissten rettung rettungskräfte retter gerettet bergung
    helfer feuerwehr evakuiert evakuierung überlebende leiche leichen trauer unglück notruf einsatzkräfte todesopfer`,
  quake: `erdbeben beben nachbeben erdstoß erdstöße epizentrum stärke magnitude seismologe seismologen trümmer erschüttert richterskala`,
  volcano: `vulkan vulkans ausbruch eruption lava asche aschewolke krater magma vulkanologe`,
  storm: `hochwasser überschwemmung überschwemmungen überflutet flut fluten regen starkregen sturm unwetter orkan hurrikan taifun zyklon pegel deich
    deiche schlamm gewitter böen hagel schnee wassermassen sturmflut`,
  fire: `brand brände feuer flammen rauch feuerwehr feuerwehrleute löscharbeiten löschen gelöscht waldbrand waldbrände hektar abgebrannt brannte
    brandstiftung ausgebrannt löschflugzeuge großbrand`,
  blast: `explosion explosionen explodiert explodierte detonation detoniert sprengstoff sprengsatz gasleck verpuffung feuerwerk`,
  collapse: `einsturz eingestürzt erdrutsch hangrutsch mure bergwerk grube bergleute kumpel verschüttet verschüttete brücke lawine damm tunnel gerüst
    stollen`,
  crash: `zusammenstoß zusammengestoßen kollision entgleist entgleisung entgleiste unfall zug bus lkw lastwagen waggon waggons lokführer autobahn
    gleise gleis fahrgäste`,
  aviation: `flugzeug flugzeuge flug flüge airline flughafen hubschrauber absturz abgestürzt cockpit`,
  sea: `schiff schiffe fähre boot gesunken gekentert kenterte untergang besatzung seeleute tanker frachter havarie küstenwache migranten seenot`,
  attack: `schüsse schütze geschossen messer messerangriff erstochen attacke angreifer anschlag terror terrorist mord ermordet mörder täter geisel
    geiseln entführt entführung waffe tatverdächtiger amoklauf bluttat`,
  war: `rakete raketen drohne drohnen luftangriff luftangriffe beschuss truppen armee offensive waffenruhe waffenstillstand soldaten krieg artillerie
    militär invasion rebellen angriff`,
  justice: `gericht richterin prozess urteil verurteilt schuldig schuldspruch haft haftstrafe gefängnis freispruch freigesprochen staatsanwalt
    staatsanwaltschaft anklage angeklagte angeklagter angeklagten anwalt anwältin berufung betrug korruption bestechung untreue landgericht
    ermittlungen festgenommen bewährung geständnis`,
  election: `wahl wahlen parlamentswahl präsidentschaftswahl kommunalwahl landtagswahl bürgermeisterwahl wähler wahlsieg wahlbeteiligung wahlkampf stimmen stimmzettel auszählung kandidat kandidatin kandidaten stichwahl
    präsidentschaft hochrechnung wahlsieger wahlkommission wahllokale mandate referendum volksabstimmung`,
  government: `rücktritt zurückgetreten koalition kabinett misstrauensvotum entlassung nachfolger nachfolgerin regierungsbildung vertrauensfrage
    minderheitsregierung amtsenthebung`,
  law: `gesetz gesetzes gesetzentwurf bundestag bundesrat parlament senat abgeordnete abgeordneten beschlossen verabschiedet abstimmung verordnung`,
  diplomacy: `gipfel diplomat diplomaten diplomatie botschafter botschaft abkommen verhandlungen außenminister bilateral sanktionen delegation
    gesandter`,
  strike: `streik streiks streikende warnstreik gewerkschaft gewerkschaften tarif tarifvertrag tarifstreit lohn löhne arbeitgeber arbeitskampf
    ausstand urabstimmung schlichtung`,
  protest: `protest proteste demonstration demonstranten demonstrierten kundgebung ausschreitungen tränengas krawalle unruhen blockade marsch`,
  trade: `zoll zölle strafzölle handel handelsstreit export exporte importe exporteure einfuhr vergeltung gegenmaßnahmen handelskrieg`,
  rates: `zins zinsen leitzins leitzinsen inflation notenbank zentralbank geldpolitik prozentpunkte basispunkte senkung zinssenkung`,
  takeover: `übernahme übernimmt fusion fusionieren aktionäre kartellamt beteiligung übernahmeangebot bieter aufschlag`,
  layoffs: `stellenabbau entlassungen werk fabrik arbeitsplätze belegschaft insolvenz betriebsrat`,
  results: `umsatz umsätze quartal verlust verluste dividende`,
  football: `tor tore stürmer torwart elfmeter trainer bundesliga pokal stadion ausgleich verlängerung halbzeit halbfinale treffer fußball
    mittelfeldspieler gegentor viertelfinale`,
  tennis: `tennis satz sätze aufschlag turnier open schläger tiebreak match matchball`,
  cycling: `radsport radprofi etappe sprint trikot gelbe ausreißer tour anstieg radfahrer`,
  athletics: `medaille medaillen bronze olympia olympische olympischen marathon leichtathletik athletin rekord weltrekord schwimmer schwimmerin
    olympiasieger`,
  motor: `formel grand prix pole podium rennstall rallye`,
  winter: `ski skirennläufer slalom abfahrt biathlon eiskunstlauf schnee piste weltcup rodel skispringen`,
  disease: `virus ausbruch infektion infektionen infiziert infizierte impfung impfstoff impfungen krankheit erkrankt epidemie pandemie masern grippe
    cholera patienten gesundheitsamt quarantäne variante dengue ebola`,
  poison: `vergiftung vergiftet verseucht verunreinigt verunreinigung rückruf zurückgerufen giftig gift salmonellen listerien keime trinkwasser
    lebensmittel abkochen erkrankt`,
  medicine: `medikament arzneimittel wirkstoff therapie studie klinische patienten dosis krebs alzheimer transplantation forscher`,
  space: `raumfahrt weltraum rakete gestartet satellit satelliten umlaufbahn raumschiff raumsonde astronaut astronauten mond mars kapsel asteroid
    teleskop sonde`,
  prize: `buchpreis literaturpreis auszeichnung ausgezeichnet nobelpreis roman schriftsteller schriftstellerin literatur dichter preisträger
    preisträgerin akademie`,
  film: `film regisseur regisseurin schauspieler schauspielerin kino festival oscar bär dreharbeiten kinokassen leinwand`,
  theft: `diebstahl gestohlen diebe dieb raub räuber einbrecher museum juwelen gemälde beute tresor vitrine überfall`,
  power: `stromausfall strom blackout netzbetreiber umspannwerk haushalte stromversorgung generatoren notstrom`,
  cyber: `cyberangriff hacker hackerangriff datenleck erpresser server passwörter lahmgelegt ransomware`,
  wildlife: `bär bären wolf wölfe wal wale hai zoo jungtier jungtiere nachwuchs vögel vogel panda ausgestorben`,
  heat: `hitze hitzewelle dürre trockenheit temperatur temperaturen wasserstände`,
};
