import { cues } from '../cue-types.js';
import { deRefusals } from './de-refusals.js';

export const de = cues({
  ...deRefusals,
  noise: `
    kein problem|keine eile|keine ahnung|keine sorge|egal was|nicht mehr als|nicht länger als|ohne wenn und aber
    warum nicht|keine präferenz|nicht sicher|nichts älteres|nicht älter als|der rest ist egal
    in beliebiger reihenfolge|danach egal|dann egal|wie {möglich,geht,es geht}|wie nur möglich|so weit
    so weit wie möglich
  `,
  want: `
    spring {direkt ,gleich ,}{zu,zum,zur}|erzähl mir|erzähle mir|erzähl|erzähle|erzählen sie mir|gib mir
    geben sie mir|ich will|ich möchte|ich hätte gern|ich hätte gerne|ich brauche|mich interessiert
    mich interessieren|ich interessiere mich für|interessiere mich für|zeig mir|sag mir|bring mir
    informiere mich über|informier mich über|berichte|berichte über|sprich über|bring|nimm|dafür|lieber
    mich würde interessieren|würde mich interessieren|ich würde gern|ich würde gerne|ich würde lieber
    ich interessiere mich|ich will wissen|ich wüsste gern|ich wüsste gerne|ich hör gern|ich höre gern
    ich höre gerne|ich höre lieber|stattdessen|her mit|was ich will, ist|bring mich auf den stand bei
    hol mich ab bei|halt mich auf dem laufenden über|halte mich auf dem laufenden über|verzelle|verzell
    verzellen|chönd ihr|chasch|hätte gern|hätte gerne|ich möcht|ich wott|sag mir was über|sag was zu|red über
    redet über|erzähl mir von|erzählt mir von|erzählt|berichtet|lieber mehr|informiert mich über
    {der,die,dieser,mein,meine} {nutzer,nutzerin,benutzer,benutzerin,hörer,hörerin,user,userin,kunde,kundin} {möchte,will,wünscht,wünscht sich,hätte gern,hätte gerne,bittet um,fragt nach,interessiert sich für}
    {er,sie} {möchte,will,wünscht sich}|ich ziehe|mir {geht,ging} es {um,vor allem um}|es geht mir um
    worum es mir geht, ist|mir ist|dann {eher ,lieber ,}{was,etwas} {über,zu}|eher {was,etwas} {über,zu}
    wünscht sich|ich wünsche mir|rein|inklusive|enthalten|einschließen|themenwünsche|meine interessen sind
    interessen|ich mag|ich liebe
  `,
  focus: `
    jede menge|massenhaft|haufenweise|reichlich|viele
    schwerpunkt|mit schwerpunkt|schwerpunkt auf|mit schwerpunkt auf|fokus|mit fokus auf|fokus auf
    fokussiere dich auf|fokussier dich auf|konzentriere dich auf|konzentrier dich auf|vor allem|besonders
    insbesondere|hauptsächlich|mehr über|mehr zu|mehr zum|mehr zur|mehr von|mehr|vorwiegend|in erster linie
    überwiegend|viel über|viel|möglichst viel|so viel|so viele|möglichst viele|ein maximum an
    {hat,haben} {vorrang,priorität,oberste priorität}{ vor allem anderen, vor allem,}|vorrang {für,hat,haben}
    priorität {für,hat,haben}|an oberster stelle|steht im vordergrund|stehen im vordergrund
  `,
  about: `
    {wenn,falls} {es ,du ,}{nichts,nichts neues,keine nachrichten} {zu,zum,zur,über,von,aus}
    in sachen|über|zum thema|zu den themen|zum|zur|zu|rund um|bezüglich|betreffend
    {falls,wenn} {es ,du ,ihr ,}{was ,etwas ,irgendwas ,irgendetwas ,neues ,was neues ,neuigkeiten ,nachrichten ,infos ,}{zu,zum,zur,über,vom,von,aus}
    im hinblick auf|zum stichwort|welche sich mit|das sich mit|sowie über|die lage in
    alles,? was {ihr,du,sie,es} {zu,zum,zur,über,von,vom}|alles {zu,zum,zur,über}|alles rund um
  `,
  question: `
    was {lief,läuft,ging,tat sich,tut sich} {im,in,bei,beim,am,an der,in der}
    was {ist,war}|was tut sich in sachen|was tut sich bei|was tut sich in|was tut sich|was gibt es neues zu
    was gibt es neues zum|was gibt es neues zur|was gibt's neues zu|was gibt's neues zum|was gibt's neues zur
    was gibt es neues bei|was gibt es neues in|was gibt es neues aus|was gibt's neues aus|was gibt's neues in
    was gibt's neues bei|was gibt es neues|was gibt's neues|was ist los in|was ist los mit|was ist los
    was ist neu bei|was ist neu|was passiert in|was passiert gerade in|was ist passiert in|was ist passiert mit
    was ist mit|was macht|was machen|wie steht es um|wie geht es mit|wie geht es|wie läuft|wie hat
    wie sieht es aus mit|warum ist|gibt es neues zu|gibt es neues zum|gibt es neues zur|gibt es neuigkeiten zu
    gibt es etwas neues zu|neues zu|neues zum|neues zur|neues von|neues aus|wer hat gewonnen|wie es der
    wie es dem|wie es den|wie es um|wie es mit|wie geht's|wie steht's um|wie steht es mit|wie steht's mit
    wie läuft's mit|wie läuft's bei|wie läuft es mit|wie läuft es bei|was wurde aus|was ist aus|was läuft in
    was läuft bei|was gibt's bei|was gibt es bei|was hat sich getan bei|was hat sich bei|was hat sich in
    irgendwas neues von|irgendwas neues zu|gibt's was neues zu|gibt's was neues von|gibt's was neues bei
    gibt es was neues zu|gibt es was neues bei|wie ist der stand bei|stand der dinge bei|wie weit ist
    wie weit sind|wie entwickelt sich|was tut sich mit|was treibt|was war los in|was war in|los war|los ist
    so los war|so los ist|so los|passiert ist|geschehen ist|sich getan hat|sich tut|tut sich|was tut sich beim
    was tut sich eigentlich bei|was tut sich eigentlich beim|was tut sich eigentlich in|gibt's was neues
    gibts was neues|gibt's was neues zum|gibt's was neues zur|gibt es neues|gibt's neues zu|gibt's neues von
    was läuft mit|wie sieht's aus mit|wie sieht's aus in|wie geht's weiter mit|wie geht es weiter mit
    wie ist der stand beim|was {schreibt,schreiben,sagt,sagen,berichtet,berichten,meldet,meint,hält,bringt}
    was {muss,sollte,soll,müsste} {ich,man} {über,von,zu,zum,zur}|was gibt es sonst {in,bei,zu}
    was gibt es sonst|was gibt's sonst {in,bei,zu}|was gibt's sonst|was ist sonst los in|was weißt du {über,von}
    was {hat,haben,gibt} {die,der,das}|was hat
  `,
  and: `
    und|oder|sowie|noch|auch|ebenso|plus|&|weder
    mit {einem,einer,ein paar,ein wenig,ein bisschen,etwas} {schuss,prise,hauch,spur,portion,wenig,bisschen,klecks,tupfer}
    mit {ein wenig,ein bisschen,etwas}|dazu {eine,einen,ein} {prise,schuss,hauch,wenig,bisschen}|garniert mit
    gemischt mit|u.
  `,
  filler: `
    morgen|ein tag|einen tag|mal ein tag|jeden tag|ab und zu
    das {meine,mein} ich {ernst,so}|im ernst|ganz im ernst|ernsthaft|ohne witz|was {du,ihr,sie} {willst,wollt,wollen,magst,mögt}
    hauptsache|die bohne|kein stück|im geringsten|wenn es sich vermeiden lässt|könnten wir|können wir
    wenn's irgend geht|länger nicht|mehr nicht sein|kannst du mal|könntet ihr|nach möglichkeit
    zu tun hat|zu tun haben|zu tun|tut sich|gar|was mit|bitte|danke|vielen dank|hallo|hi|guten morgen|guten tag
    guten abend|moin|servus|liebe|lieber|briefing|podcast|folge|sendung|ausgabe|nachrichten|meldungen|meldung
    news|neuigkeiten|neues|neueste|neuesten|neuestes|aktuelle|aktuellen|aktuelles|themen|thema|berichte|bericht
    berichterstattung|geschichten|artikel|beiträge|überblick|zusammenfassung|wichtigste|wichtigsten|wichtiges
    wichtig|wichtige|alles|etwas|was|gib|mach|mache|machen|erstelle|hören|wissen|erfahren|lesen|möchte|will
    brauche|heutige|heutigen|für mich|auf dem weg|zur arbeit|beim frühstück|beim joggen|fahrt|kaffee|deutsch
    englisch|quellen|quelle|feeds?|abos|maximal|höchstens|unter|etwa|ungefähr|rund|zirka|ca|länger|lang|langes
    geht|gerade|passiert|los|sein|auch gern|gern|gerne|mal|doch|einfach|kannst du|könntest du|können sie
    könnten sie|wäre schön|wäre toll|falls möglich|wenn möglich|dabei|dazu|welche|wie|sachen|zeug|kram|teil
    bereich|rubrik|heraus|zeit|habe|hab|habe ich|wenig zeit|nur wenig zeit|reicht|genügt|bleib|bleibe|halt dich
    gewonnen|hatte|sag|getan|geworden|weiter|steht|zusammengefasst|fass zusammen|fasse zusammen|fass mir
    fasse mir|zusammen|stimme|ton|tonfall|sätze|sätzen|würde|mach's|sprich|rede|lies vor|rest|bloß|halt|eben
    bisschen|ein bisschen|paar|mich|interessieren|auf dem laufenden|den|stand|entwickelt|wirklich|eigentlich
    echt|ehrlich gesagt|unbedingt|volle|richtig|merci|grüezi|hoi|sali|salü|tschüss|dank|danke schön|dankeschön
    zäme|wort|das wort|als sonst|als üblich|wie immer|wie sonst|üblich|mal eben|mal kurz|so|ihr|euch|erklären
    irgendwas|irgendetwas|ein bissl|bissl|schön|ganz|reden|die meldungen|vergesst|vergisst|vergessen|auslasst
    weglasst|unterschlagt|erstell|erstellen|erzeuge|erzeugen|generiere|generieren|produziere|audio-briefing
    audiobriefing|audio-update|audiobeitrag|beitrag|eine zusammenfassung|update|updates|ca.|approx|gibt|falls
    das gleiche|das gleiche nochmal|dasselbe|nochmal|noch mal|noch einmal|übliche|üblichen|üblicher|übliches
    hingegen|dagegen|wiederum|versteh mich nicht falsch|verstehen sie mich nicht falsch|nichts gegen|mit etwas
    drin|ganzen|ganze|all den|all die|bitte schön|bittschön|sofern|soweit|nutzer|nutzerin|benutzer|der nutzer
    die nutzerin|minuten lang|dauer|länge|und trinken|nur wenig bitte|außerdem bitte|jetzt|erklär|erkläre
    erklärt|besser|dieses mal|diesmal|für den weg|unterwegs|es gibt|stil|format|mein flug|mein zug|flug geht
    zug kommt|meine zeit|habt|prise|auf stand|bis der zug kommt|stimmung|um himmels willen|um gottes willen
    herrgott|ich flehe dich an|überrasch mich|überrasche mich|überrascht mich|das reicht dann
    das reicht dann auch|das reicht|reicht dann|das genügt|dann ist gut|dann ist schluss|naja|na ja|hm|hmm|äh
    ähm|sagen wir|sagen wir mal|anderen|allem anderen|wenns geht|wenn's geht|danke im voraus|nutze|benutze
    verwende|vielleicht|überhaupt|absolut
    für {meinen,meine,unseren,unsere} {sohn,tochter,kinder,frau,mann,mutter,chef,team,schüler,oma,freund,freundin}
  `,
  stop: `
    der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|mir|mich|dich|dir|uns|euch|ich|du|sie|er|es|wir|ihr
    mein|meine|meinen|dein|deine|in|im|ins|an|am|auf|aus|von|vom|mit|bei|für|um|nach|als|ist|sind|war|waren|wird
    werden|hat|haben|sich|so|dass|da|hier|sehr|ganz|schon|man|dies|diese|dieser|dieses|über|unter|vor|zwischen
    gegen|durch|bis|seit|wenn|ob|kann|könnte|soll|sollte|denn|welche|zu|zur|zum|halte|öppis|mer|eus|zäme
    und zwar|halt|deren|dessen|ihren|ihre|seinen|seine|weitere|weiteren|weiterer|weiteres|solche|solchen
    irgendwelche|irgendwelchen|irgendein|irgendeine
  `,
  first: `
    zuerst|als erstes|zunächst|am anfang|beginne mit|beginn mit|fang mit|fang an mit|starte mit|start mit
    an erster stelle|vorneweg|eröffne mit|erst|erst mal|als allererstes|los geht's mit|ganz am anfang|zu beginn
    zum auftakt|zuallererst|erstmal|zum einstieg|fangt an mit|startet mit|beginnt mit|fangen sie an mit
    damit {anfangen,beginnen,starten,einsteigen,eröffnen}
    {dann ,}{das,dies,die,den} {zuerst,als erstes,an den anfang,ganz nach vorn,nach vorne,nach vorn}
    {fang,fange,beginn,beginne,starte,start} {bitte ,}damit{ an,}|an {den anfang,die spitze}|ganz vorn
    ganz vorne|als aufmacher|als opener|anfangen
  `,
  last: `
    {nur,erst,bloß} {am ende,zum schluss,am schluss,zuletzt}|für den schluss{ auf,}|bis zum schluss{ auf,}
    und {hör,höre,hört,schließ,schließe} {bitte ,dann ,am ende ,}mit
    zum schluss|am schluss|am ende|ganz am ende|ganz zum schluss|als letztes|ende mit|schließ mit|schließe mit
    zum abschluss|ans ende|erst ganz am ende|hinten dran|ganz am schluss|an den schluss|hör auf mit … am ende
    endet mit|schließt mit|zuletzt|zum ende|{das,dies,die,den} {zuletzt,zum schluss,am schluss,ans ende}
    {und ,}zum schluss{ bitte,}|hör {bitte ,}auf mit|schluss machen mit|ausklingen lassen mit|als letzter punkt
    zum ausklang|aufhören
  `,
  saying: `
    {schreibt,schreiben,sagt,sagen,berichtet,berichten,meldet,melden,meint,meinen,hält,bringt,bringen}{ über, zu, zum, zur, von,}
  `,
  format: {
    headlines: `
      schlagzeilen|nur die schlagzeilen|überschriften|stichpunkte|stichworte|je ein satz|pro meldung ein satz
      in stichpunkten|nur schlagzeilen|die schlagzeilen|nur überschriften|ein satz pro meldung|ein satz pro thema
      stichwortartig
    `,
    short: `
      nicht {zu,so,allzu,sehr} lang{e,}|nichts langes|zackig|zack zack|{aber ,bitte ,ganz ,}schnell{ bitte,}|kurz|ganz kurz|kurze|kurzes|kurzer|kurzen|fasse dich kurz|fass dich kurz|fassen sie sich kurz|kurz und knapp
      knapp|kurz gefasst|kurzfassung|kürzer|in aller kürze|in kürze|kompakt|kurzüberblick|kurz zusammen|bündig
      auf den punkt|ohne details|keine details|kurz und knackig|knackig|mach's kurz|machs kurz|mach es kurz
      kurz halten|halt dich kurz|halte dich kurz|in kurzform|kurzform|möglichst kurz|so kurz wie möglich|sehr kurz
      schnell durch|kein roman|keine romane|nur das nötigste|das nötigste|nur das wichtigste in kürze
      kurzer überblick|überblick|im überblick|im schnelldurchlauf|schnelldurchlauf|auf die schnelle
      kurz und bündig|in wenigen worten|das wichtigste in kürze|zusammengefasst|kurz zusammengefasst
      nochmal kürzer|etwas kürzer
    `,
    in_depth: `
      {was,etwas} langes
      {brauche ,bitte ,}hintergründe|hintergrundberichte
      ausführlich|ausführliche|ausführlicher|detailliert|detaillierter|im detail|details|mit details
      mit hintergrund|mit hintergründen|hintergrund|hintergründe|tiefgehend|gründlich|vertieft|analyse|eingehend
      in die tiefe|umfassend|tiefgründig|bis ins detail|in aller ausführlichkeit|mit allen details|langfassung
      in voller länge|lang und breit|{geh,geht,steig,steige} tief{ ein,}|tief rein
    `,
  },
  style: {
    light: `
      leicht|etwas leichtes|was leichtes|heiter|mit etwas leichtem|{halt,halte,haltet} es leicht
      {bleib,bleibe} leicht|leicht halten|leichte kost|nichts schweres
    `,
    funny: `
      lustig|witzig|humorvoll|humor|witze|mit augenzwinkern|unterhaltsam|{was ,etwas ,}zum {lachen,schmunzeln}
      {was ,etwas ,}{lustiges,witziges}
    `,
    calm: `{was ,etwas ,}ruhiges|ruhige{n,r,}|ruhig|entspannt|gelassen`,
    formal: `sachlich|formell|seriös|ernst|nüchtern|professionell`,
    casual: `locker|lässig|freundlich|plauderig|im plauderton|ungezwungen`,
    simple: `
      nichts {zu ,allzu ,}{kompliziertes,technisches,schwieriges}|{einfach,verständlich} erklärt
      einfache sprache|in einfacher sprache|leichte sprache|verständlich|leicht verständlich|in einfachen worten
      für kinder|für anfänger|für laien|für dummies|verständlich erklärt|leicht erklärt|einfach erklärt
      in einfachen sätzen|einfache worte|mit einfachen worten|schön verständlich|idiotensicher|ohne fremdwörter
      kindgerecht
      {erklär,erkläre,erklärt,erzähl,erzähle} {es ,mir das ,das ,alles ,}wie {einem,für ein,für einen,zu einem} {kind,kleinkind,fünfjährigen,zehnjährigen,anfänger,laien}
      wie {einem,für ein} kind
      {so ,}{dass,sodass,damit} {es ,das ,}{meine,ein,mein,auch meine,auch ein,jeder} {oma,kind,opa,kinder,mutter,}{ es, das,}{ auch,} {versteht,verstehen,kapiert}
      ohne {schwierige,komplizierte,schwere} {wörter,worte,begriffe}
      für {eine,die,meine,unsere} {schulklasse,klasse,grundschule,grundschulklasse,kindergruppe}
      für {schüler,schulkinder,grundschüler,kinder,laien,einsteiger}
      {also,ganz,sehr,möglichst,schön,bitte} einfach{ gehalten, halten, bitte,}|einfach {gehalten,halten}
      {halt,halte} es einfach
    `,
    slow: `langsam`,
    fast: `zügig|flott`,
    lively: `fröhliches|heiteres|lebhaft|fröhlich|munter|positiv|schwungvoll|{gute,guten} nachrichten`,
    neutral: `neutral|objektiv|ausgewogen`,
    jargon: `fachjargon|fachchinesisch|fachbegriffe`,
    chatter: `
      smalltalk|geplauder|geplänkel|gelaber|gerede|blabla|geschwätz|geschwafel|gequatsche|gequassel|palaver
      bla bla|small talk|drumherum|drumrum|plauderei
    `,
    intro: `einleitung|begrüßung|intro`,
    ads: `werbung`,
    repetition: `wiederholungen`,
    clickbait: `sensationslust|reißerisches|panikmache`,
    opinion: `meinungen|kommentare|spekulationen|leitartikel|meinungsbeiträge|kolumnen|gastbeiträge`,
  },
  days: {
    today: `heute|von heute|des tages|heute morgen`,
    yesterday: `gestrige|gestrigen|seit gestern|gestern|von gestern|über nacht|letzte nacht`,
    week: `diese woche|dieser woche|der woche`,
    month: `diesen monat|dieses monats|des monats`,
    weekend: `am wochenende|vom wochenende|dieses wochenende|wochenende|dem wochenende|übers wochenende|letztes wochenende|das wochenende|letztem wochenende`,
  },
  ago: {
    2: `vorgestern|seit vorgestern`,
    7: `letzte woche|letzten woche|vergangene woche|vergangenen woche`,
    30: `letzten monat|letzter monat|vergangenen monat`,
    1: `letzter tag`,
    3: `letzten tage|letzten tagen|vergangenen tage|vergangenen tagen`,
  },
  recent: `letzten|letzte|letzter|vergangenen|vergangene`,
  since: `seit|seit dem|seit letztem|seit vergangenem|ab`,
  sourceMark: `aus|von|vom|von der|laut|bei|in der|im|in|der|die|das`,
  weekdays: `montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag`,
  months: `januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember`,
  numbers: `ein 1 eine 1 einer 1 einem 1 eins 1 zwei 2 drei 3 vier 4 fünf 5 sechs 6 sieben 7 acht 8 neun 9 zehn 10 zwölf 12 fünfzehn 15 zwanzig 20 dreißig 30 sechzig 60 neunzig 90`,
  units: {
    second: `sekunden?|sek`,
    minute: `minuten?|min|minütiges?|minütige|minütchen|minuten lang`,
    hour: `stunden?|std`,
    day: `tagen?|tage`,
    week: `wochen?`,
    month: `monaten?|monate`,
  },
  lengths: {
    30: `halben minute|halbe minute`,
    90: `anderthalb minuten|eineinhalb minuten`,
    120: `ein paar minuten`,
    900: `viertelstunde|viertelstund`,
    1800: `halben stunde|halbe stunde`,
  },
});
