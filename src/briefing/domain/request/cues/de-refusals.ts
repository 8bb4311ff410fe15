import { refusals } from '../cue-types.js';

/** What is left out, lessened, kept alone, spared or turned to, and names that hold such words. */
export const deRefusals = refusals({
  exclude: `
    {lass,lasse,lasst,lassen sie} {bitte ,}alles {weg,raus,aus},? was {mit,von}
    {mach,mache,macht,machen sie} {bitte ,mal ,}{einen ,nen ,'nen ,}{großen ,weiten ,}bogen um|finger weg {von,vom}
    {lass,lasse,lasst} {bitte ,}die finger {von,vom}|halt dich fern {von,vom}|schmeiß|schmeiss|wirf|kick|kipp|knick
    nicht {so ,gerade ,besonders ,sonderlich ,wirklich ,allzu ,sehr ,}{scharf,wild,versessen,interessiert,neugierig,heiß,erpicht} {auf,an}
    {noch ein,nur noch ein,noch ein einziges,ein einziges,noch eine,nur noch eine} {wort,meldung,geschichte,bericht,satz,silbe} {über,zu,zum,zur,von,vom}
    solange es {nicht um,nicht} {geht,ist}|hauptsache {kein,keine,keinen,nichts über,nichts zu,nicht}
    {was,etwas,alles} {ganz ,}anderes als|kein|gar nichts von|gar nichts über|gar nichts zu|gar kein|gar keine
    gar nichts|nichts|verzicht auf|hab genug von|habe genug von|mag kein|mag keine|hasse|will nicht|keine|keinen
    keinem|keiner|keinerlei|ohne|nichts über|nichts zu|nichts zum|nichts zur|nichts vom|nichts von|nichts mit
    nichts aus|nicht über|bloß nichts über|bitte nichts über|bloß kein|bloß keine|verschone mich mit
    verschon mich mit|verzichte auf|verzichten auf|vermeide|überspring|überspringe|spar dir|erspar mir
    nicht interessiert an|kein interesse an|lass|lasse|lassen sie|ignoriere|streiche|streich|schließe
    alles außer|alles ausser|alles bis auf|genug von|schluss mit|nicht|weg mit|pfeif auf|pfeife auf
    verschont mich mit|erspart mir|bleib mir weg mit|bleib mir mit|bleib mir bloß weg mit|nix von|nix über
    nix zu|nix|null interesse an|hab die nase voll von|habe die nase voll von|die nase voll von
    ich habe die nase voll von|vergiss|vergiss mal|bitte kein|bitte keine|bitte keinen|ohne jede|ohne jegliche
    statt|anstatt|anstelle von|lieber nicht|auf keinen fall|ja nichts über|ja kein|ja keine
    lass mich in ruhe mit|lass mich mit|kein wort über|kein wort zu|kein wort von|ich mag kein|ich mag keine
    bin kein fan von|kein fan von|mir reicht's mit|klammere|klammer|lass uns|nicht schon wieder|schon wieder
    hör auf mit|hört auf mit|hören sie auf mit|verschonen sie mich mit|erspare mir|ersparen sie mir
    will nichts hören von|möchte nichts hören von|keine lust auf|null bock auf|kein bock auf|keinen bock auf
    komm mir nicht mit|kommt mir nicht mit|lasst mich mit|lass bitte|lasst|lasst bitte|statt mit
    genug gehört von|ich ertrage kein|ich ertrage keine|keinesfalls|auf gar keinen fall
    {das ,}{aller,}letzte,? was ich {jetzt ,gerade ,heute ,}{will,brauche,möchte,hören will,hören möchte,hören mag,gebrauchen kann},? ist{ noch mehr, mehr,}
    allergisch gegen|{ich ,}bin allergisch {gegen,auf}|frei von|null|{keine,nicht} {lust,laune} auf
    nicht in {stimmung,der stimmung} für|{hab,habe} {ich ,}genug von
    {man ,du ,}{muss,musst,brauchst} nicht {über,von}|ohne bezug zu
    {der nutzer,die nutzerin,der benutzer,er,sie} {möchte,will} {keine,keinen,kein,nichts über,nichts zu,nichts von}
    {nur ,}bitte nichts {zu,über,mit,von,aus}|{alles ,}nur kein|{alles ,}nur keine|{alles ,}nur keinen|nur nicht
    bloß nicht|alles andere als|alles mögliche außer|alles mögliche ausser|bloß nichts|nur nichts|bloss kein
    bloss keine|bloss nichts|nicht das geringste über|nicht interessiert bin ich an
    {verschwende,verschwendet,vergeude} {nicht ,}{meine,unsere,keine} zeit {nicht ,}{mit,für}
    {langweil,langweile,nerv,nerve,belästige,quäl} mich nicht mit|raus|vermeiden|zu vermeiden|ausgeschlossen
    ausschlüsse|nicht erwünscht|entferne|entfern|filtere|filter|blende aus|schalte stumm|erwähne nicht
    sprich nicht über|red nicht über|rede nicht über|{ich ,}halte {keine,keinen,kein}
    {ich ,}{ertrage,verkrafte,vertrage} {heute ,}{keine,keinen,kein,nicht noch mehr}
    {alles,egal was}{,} {nur,bloß,aber} {nicht,kein,keine,keinen}|{aber ,}nicht {mit,von,über,schon wieder}
    {ich ,}{verabscheue,hasse,verachte} {das thema,}|will nichts {hören,wissen} {von,über}
    nichts mehr {von,über,zu}
  `,
  unless: `
    außer|ausser|außer über|ausser über|außer es geht um|ausser es geht um|außer wenn es um|ausser wenn es um
    es sei denn|es sei denn es geht um|es sei denn es betrifft|bis auf|mit ausnahme von|mit ausnahme der
    ausgenommen|abgesehen von
  `,
  keep: `
    behalt|behalte|behaltet|bleibt|bleibt drin|bleiben|bleiben drin|bleibt dabei|darf bleiben|dürfen bleiben|kann bleiben
    lass drin|bleibt erhalten|soll bleiben|sollen bleiben
  `,
  yes: `
    ja|ja bitte|gerne|gern|ist ok|ist okay|sind ok|ist in ordnung|schon|hingegen {gerne,gern,ja}
    dagegen {gerne,gern,ja}|aber {gerne,gern}|darf {gerne ,gern ,}{sein,dabei sein,rein}|geht aber|geht
    ist aber okay|ist aber ok|passt|aber schon|gern gesehen
  `,
  excludeAfter: `
    weg damit|weg mit {ihnen,ihm,ihr}|fort damit
    {kannst,könnt,können sie} {du ,ihr ,}{gerne ,gern ,}behalten|kannst du dir an den hut stecken
    kann {ich ,}nicht mehr {hören,sehen,ab}|hängt mir zu den ohren raus|kommt mir zu den ohren raus
    {juckt,kratzt,schert,kümmert,reizt} mich {nicht,wenig,kaum,null,nicht die bohne,kein stück}
    verzichten|kannst du mir gestohlen bleiben|kann mir gestohlen bleiben|können mir gestohlen bleiben
    gestohlen bleiben|nervt|nerven|stört mich|nein|fällt weg|aussparen|vermeiden|bleibt draußen|weglassen|weg
    auslassen|ausschließen|raus|beiseite|interessiert mich nicht|interessieren mich nicht|interessiert nicht
    brauche ich nicht|brauch ich nicht|will ich nicht|will ich nicht hören|möchte ich nicht
    möchte ich nicht hören|muss nicht sein|müssen nicht sein|kann wegbleiben|können wegbleiben
    kannst du weglassen|kannst du überspringen|können sie weglassen|überspringen|ist mir egal|sind mir egal
    nein danke|langweilt mich|kann ich gerade nicht mehr hören|kann ich nicht mehr hören|nicht mehr hören
    kann ich nicht mehr sehen|hängt mir zum hals raus|hängen mir zum hals raus|geht mir auf die nerven
    gehen mir auf die nerven|geht mir auf den keks|ist nichts für mich|sind nichts für mich|muss ich nicht haben
    brauche ich heute nicht|brauch ich heute nicht|lass weg|lassen wir weg|kommt mir nicht in die tüte
    habe ich satt|hab ich satt|bin ich leid|reicht mir|reicht's mir|interessiert mich null
    interessiert mich überhaupt nicht|interessieren mich überhaupt nicht|interessiert mich gar nicht
    interessieren mich gar nicht|interessiert mich kein bisschen|interessiert mich nicht die bohne
    interessieren mich nicht die bohne|interessiert mich herzlich wenig|kannst du dir schenken
    kannst du dir sparen|bitte nicht|heute nicht|gestrichen|entfällt|ist tabu|sind tabu|tabu|in ruhe|vom hals
    kannst du streichen|darf fehlen|dürfen fehlen|mag ich nicht|mag ich gar nicht|finde ich langweilig
    ist langweilig|sind langweilig|lässt mich kalt|lassen mich kalt|juckt mich nicht|nein, danke|lieber nicht
    bloß nicht|auf keinen fall|will ich nichts wissen|will ich nix wissen|möchte ich nichts wissen
    will ich nichts hören|will ich nix hören|möchte ich nichts hören|interessiert mich nicht die spur
    interessiert mich nicht wirklich|nicht mehr ertragen|kann ich nicht ertragen|ertrage ich nicht
    braucht es nicht|braucht's nicht|brauchts nicht|ist nicht nötig|sind nicht nötig|geht gar nicht
    gehen gar nicht|ödet mich an|öden mich an|nein, merci|kein bedarf|nicht so mein ding|ist nicht mein ding
    sind nicht mein ding
    {sind,ist} {mir ,}{schnurz,schnuppe,wurscht,wurst,piepegal,egal,völlig egal,total egal,gleichgültig,zuwider}
    {muss,müssen} {nicht,nicht unbedingt} {dabei ,drin ,mit ,}sein
    {habe,hab} ich {die schnauze,die nase,die nase gestrichen} voll
    {habe,hab} ich {wirklich ,echt ,mehr als ,}{genug,satt}|{ist,sind} {nicht ,un}erwünscht|nicht erwünscht
    unerwünscht
    {kannst,können sie,könnt ihr} {du ,}{dir ,euch ,sich ,}{sparen,schenken,weglassen,überspringen,streichen,auslassen,ignorieren}
    {soll,sollen,darf,dürfen} {nicht ,draußen ,weg}{vorkommen,bleiben,rein,erwähnt werden}
    {soll,sollte,sollen,sollten} nicht {vorkommen,erwähnt werden,dabei sein}|bleiben {draußen,außen vor}
    bleibt {draußen,außen vor}|außen vor{ lassen,}|kann weg|können weg
    brauche ich {nicht,echt nicht,wirklich nicht}|brauch ich {nicht,echt nicht,wirklich nicht}
    ist das letzte,? was ich {will,brauche,hören will,hören möchte}|interessieren {mich ,}nicht
    kann ich verzichten|kann ich gut verzichten|verzichte ich|will {ich ,}nicht hören
    will {ich ,}nicht mehr hören|geht mir am arsch vorbei|bitte nicht erwähnen
    {halte,ertrage} ich {heute ,}nicht {aus,mehr aus,mehr}|nicht aus
    kann ich nicht {ab,leiden,ausstehen,sehen,hören}
    kann ich nicht mehr {ab,leiden,ausstehen,sehen,hören,ertragen}
    nicht {erwähnen,ansprechen,anschneiden,thematisieren}|ausblenden|rausfiltern|herausfiltern|rauslassen
    rausnehmen|{habe,hab} ich {schon ,}{genug,zu viel} {gehört,gesehen,gelesen}|ein andermal|ein anderes mal
    an einem anderen tag|irgendwann anders|später mal
  `,
  less: `
    nicht {viel,viele,allzu viel}
    weniger|weniger über|möglichst wenig|nicht so viel|nicht zu viel|kaum|wenig|nur {ganz ,}wenig
    nur ein bisschen|auf {ein,das} minimum {beschränken,reduzieren,begrenzen,halten}|auf ein minimum
    auf das nötigste {beschränken,reduzieren}|so wenig|so wenige|ein minimum an|möglichst wenige|reduziere
    reduzier|schraub zurück|weniger von|sparsam mit|nur am rande
  `,
  only: `
    nur|bloß|lediglich|ausschließlich|nichts als|einzig|allein|beschränke dich auf|beschränk dich auf
    einzig und allein|nur über|nur zu|nur zum|nur was zu|nur etwas zu|nur nachrichten über|nur nachrichten zu
    ich will nur|ich möchte nur|mich interessiert nur|mich interessieren nur|beschränke es auf|bleib bei
    bleibe bei|ausschliesslich|nichts außer|nichts ausser|nichts anderes als
  `,
  notOnly: `
    wehe {du,ihr} {vergisst,vergesst,überspringst,streichst,unterschlägst}
    {ich ,}{will,möchte,kann,mag} {nie,nicht,niemals} ohne|{nie,niemals,nicht} ohne|{darf,dürfen} {nie,nicht,niemals} fehlen
    kein {briefing,podcast,tag,morgen} ohne|nicht missen|nicht {missen,entbehren} {möchte,will,kann}
    {ich ,}{verpasse,verpass} {nie,keinen,keine,kein}|{ich ,}{kann ,}nicht genug {von,kriegen von,bekommen von}
    {ich ,}{will,möchte} nicht verpassen|nichts geht über|{ich ,}{hab,habe} nichts gegen|nichts gegen
    was ich nicht weiß über|nicht nur|sondern auch|nicht weglassen|nicht vergessen|vergiss nicht|neben
    zusätzlich zu|außerdem|nicht auslassen|nicht dass ihr|nicht dass du|nicht dass sie|vergesst nicht
    vergessen sie nicht|bloß nicht vergessen|lass nicht aus|nicht überspringen|denk an|denkt an|denken sie an
    {bitte ,auf keinen fall ,}nicht {weglassen,auslassen,überspringen,streichen,ausblenden,aussparen,ausklammern,ausschließen,ignorieren,rauslassen,unterschlagen}
    {kann ,will ,möchte ,mag ,}{ich ,}nicht verzichten|{verzichte,verzichtet,verzichten} {sie ,bitte ,}nicht auf
    nicht ohne
    {auf keinen fall,auf gar keinen fall,keinesfalls,niemals} {weglassen,auslassen,überspringen,streichen,ausblenden,ignorieren}
  `,
  nothingElse: `
    keine anderen {blätter,zeitungen,quellen,sender,themen}|keine andere {zeitung,quelle}
    sonst nichts|und sonst nichts|nichts anderes|nichts weiter|das ist alles|mehr nicht|und sonst gar nichts
    sonst gar nichts|alles andere weglassen|alles andere kannst du weglassen|alles andere weg
    den rest kannst du weglassen|den rest weglassen|alles andere interessiert mich nicht|und nichts anderes
    der rest interessiert mich nicht|nichts sonst|und fertig|und gut ist|sonst nix|und das war's|das war's
    rest weglassen|interessiert mich nichts|interessiert mich {sonst ,eigentlich ,heute ,}nichts
    interessiert mich gar nichts|will ich nichts hören|brauche ich nichts|mich interessiert nichts{ anderes,}
    interessiert mich nix
  `,
  but: `aber|sondern|jedoch|stattdessen|dann|ansonsten|sonst`,
  keepWords: `
    nicht enden wollend*|ohne ende
    ärzte ohne grenzen|reporter ohne grenzen|im westen nichts neues|nicht schuldig|nein-lager*|nein-kampagne*
    {leute,menschen,frauen,männer,kinder,eltern,jugendliche},? die {keine,keinen,kein,nicht,nie}
  `,
  replace: `tausch|tausche|tauscht|ersetz|ersetze|ersetzt|ersetzen|austauschen|wechsle`,
  hence: `also|deshalb|daher|darum|deswegen|und deshalb|drum`,
  because: `weil|da ich|da wir|da mein|da meine|wegen`,
  onlyIf: `nur,? wenn {es,sie}{ sich um, um,}|nur falls {es,sie}{ um,}|nur dann,? wenn {es,sie}{ um,}`,
});
