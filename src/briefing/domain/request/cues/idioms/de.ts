import { refusals } from '../../cue-types.js';

/** Womit jemand verschont werden will, und was er gern hätte, in Redensarten. */
export const deIdioms = refusals({
  exclude: `
    {hab,habe,haben wir} {echt ,wirklich ,langsam ,so ,dermaßen ,gründlich ,gestrichen ,}{die schnauze voll,die nase voll,die schnauze gestrichen voll,die faxen dicke,den kanal voll,die ohren voll,genug,mehr als genug,keinen bock mehr,keine lust mehr,keinen nerv,keinen nerv mehr,keine nerven,keine nerven mehr} {von,auf,mit,für}
    {die ,}{schnauze,nase,ohren} {gestrichen ,}voll {von,mit}|{mit} {geht mir,bleib mir,bleibt mir,verschone mich,verschont mich,lass mich,lasst mich} {bloß ,bitte ,}
    {verschon,verschone,verschont,verschonen sie} {mich,uns} {bitte ,bloß ,ja ,heute ,}{mit,von,vor}|{erspar,erspare,erspart,ersparen sie} {mir,uns} {bitte ,bloß ,heute ,}{die,das,den,alles über,alles zu,alles zum,alles zur,alles,}
    {bewahre,bewahrt,schütze,schützt,schone,schont} {mich,uns} {bitte ,}{vor,mit}|{ich ,}{bin ,}{es ,}{leid,satt,überdrüssig}{,} {von,über,mit}
    {hab,habe} {den,die,das,es} {so ,echt ,}satt|{ich ,}{pfeife,verzichte,scheiß,scheiße,pfeif} {gerne ,gern ,dankend ,}auf
    {bitte ,}{um gottes willen ,}{nix,niks,nüscht,kein wort,keine silbe,kein sterbenswort,keinen ton,keinen mucks} {mehr ,neues ,}{zu,zum,zur,über,von,vom,aus,mit,wegen}{ der, dem, den,}
    {lass,lasse,lasst,lassen sie} {bitte ,bloß ,mal ,mir ,die finger }{weg,aus,raus,stecken,sein}|{halt,halte,haltet} {mich,mir,uns} {bitte ,bloß ,}{fern ,raus ,}{aus,von}
    {weder}|{noch} {von,vom,über,zu,zum,zur}|{frei ,}von {jeglichen,jeglicher,jeglichem,jedem,jeder}|unter verzicht auf|unter ausschluss {von,der,des}|abgesehen von
    {ich ,}{kann,mag,möchte,will} {mit ,}{kein,keine,keinen,nichts,nix} {mehr ,}{anfangen mit,wissen von,hören von,hören über,wissen über,sehen von}
    {klammer,klammere,klammert,spar,spare,spart,lass,blende,blendet,streich,streicht,kürz,kürzt} {bitte ,}{alles ,}{aus ,weg ,raus ,}{zu,zum,zur,über,mit,rund um}
    {nicht ,}{schon wieder ,}{dieser,dieses,diese,dieses ganze,dieser ganze,das ganze,der ganze} {ewige,ewiges,elende,elendes,blöde,blödes,doofe,leidige,leidiges}
    {mir ,}{graut's,graut es,graut,ist schlecht,wird schlecht,wird übel} {vor,von,bei}|{reiz,reizt} mich nicht mit|{ohne} {jeden,jede,jedes,irgendeinen,irgendwas zu,etwas zu,alles zu,den ganzen,die ganzen,das ganze}
    {meide,meidet,meiden sie,umgeh,umgehe,umgeht,umschiffe,unterlass,unterlasse,unterlasst,unterlassen sie,vermeiden sie}|kein bedarf an|keinen bedarf an|kein interesse {an,für}|wenig interesse an
    {hat,haben} {hier ,bei mir ,}nichts {verloren,zu suchen}|{ich ,}{brauch,brauche,will,möchte,mag} {wirklich ,echt ,heute ,jetzt ,auf keinen fall ,definitiv ,}{kein,keine,keinen}{ mehr,}
    {bin ,}kein {freund,fan,anhänger,liebhaber} {von,der,des}|örks
  `,
  excludeAfter: `
    {könnt ihr,kannst du,können sie,kann man} mich {mal ,echt ,wirklich ,nur ,}{jagen,kreuzweise,gernhaben,gern haben,verjagen}|kann mich {mal,gernhaben,gern haben,kreuzweise}
    {bitte ich,bitten wir,bitte} {sie ,}{abzusehen,zu verzichten,auszusparen,wegzulassen,auszulassen,zu verschonen,zu unterlassen,zu vermeiden,auszuklammern,auszuschließen,nicht zu berichten}
    {bitte ,}{abzusehen,absehen,auszusparen,wegzulassen,auszulassen,auszuklammern,ausklammern,unterlassen,fernhalten,außen vor lassen,außen vor,draußen lassen,drin lassen}
    {hängt,hängen} mir {inzwischen ,langsam ,schon ,echt ,}{zum hals,zum halse,zu den ohren,sowas von zum hals} {raus,heraus}|{kommt,kommen} mir zu den ohren {raus,heraus}
    {geht,gehen} mir {so ,echt ,tierisch ,gehörig ,gewaltig ,nur noch ,}{auf die nerven,auf den geist,auf den keks,auf den senkel,auf den wecker,gegen den strich,auf den zeiger,auf den sack,auf die eier,am arsch vorbei,ab}
    {nervt,nerven,langweilt,langweilen,deprimiert,deprimieren,belastet,belasten,stresst,stressen,ekelt,ekeln,widert,widern,frustriert,frustrieren,ermüdet,ermüden} {mich,uns,nur,einfach,total,tierisch,gewaltig,langsam}{ nur noch, total, tierisch, an, ab,}
    {macht,machen} mich {nur ,ganz ,}{fertig,krank,traurig,wütend,irre,kirre,wahnsinnig,verrückt,aggressiv,nervös,müde}|{zieht,ziehen} mich {nur ,immer ,}runter|{kotzt,kotzen} mich {so ,echt ,nur ,}an
    {stößt,stoßen} mich ab|{sagt,sagen,gibt,geben} mir {gar ,überhaupt ,}nichts|{lässt,lassen} mich {völlig ,total ,}kalt|{ist,sind} {mir ,}{schnurz,schnurzpiepegal,wumpe,latte,scheißegal,einerlei}
    {etwas ,nichts ,was ,}hören {wollen,müssen}|{ist,sind} {nicht ,gar nicht ,so gar nicht ,überhaupt nicht }{mein fall,mein ding,meins,meine welt,mein thema,meine baustelle,erwünscht,nötig,gefragt}
    {habe,hab} ich {echt ,wirklich ,langsam ,schon ,endgültig ,}{die schnauze voll,die nase voll,genug,über,dicke,satt,keinen bock,keine lust,kein interesse,nichts übrig,null bock,keinen nerv}{ drauf, daran, dran,}
    {kannst du,könnt ihr,können sie} {dir ,euch ,sich ,mir ,uns }{gerne ,gern ,ruhig ,getrost ,}{sparen,schenken,ersparen,klemmen,abschminken,in die haare schmieren,verkneifen,stecken}
    {darf,dürfen,soll,sollen,kann,können,muss,müssen} {gerne ,gern ,ruhig ,getrost ,bitte ,heute ,}{weg,wegbleiben,draußen bleiben,wegfallen,entfallen,unerwähnt bleiben,rausfallen,unter den tisch fallen,fehlen,außen vor bleiben,nicht sein,warten}
    {brauch,brauche,will,möchte,mag,vertrag,vertrage,ertrag,ertrage,verkrafte,pack,packe} ich {heute ,gerade ,jetzt ,echt ,wirklich ,grad ,}{nicht,nich,net,nimmer,nicht mehr,keine mehr,keinen mehr}{ mehr, sehen, hören,}
    {find,finde} ich {total ,echt ,so ,}{blöd,doof,öde,ätzend,furchtbar,schrecklich,zum kotzen,zum gähnen,uninteressant}|bitte {weglassen,auslassen,streichen,überspringen}|muss ich {echt ,wirklich ,}nicht haben
    interessier* mich {nicht,null,kein,wenig,kaum,überhaupt nicht,gar nicht,nicht im geringsten,einen feuchten kehricht,einen scheiß,einen dreck,nicht mehr}
  `,
  want: `
    ein bisschen|ein wenig|ein bissl|bissl|etwas|ein paar|ne prise|eine prise|eine portion|sonst gern|sonst gerne|lieber was {aus der,aus dem,über,zu,zur,von}|lieber etwas {aus der,aus dem,über,zu,zur,von}
    interessiert mich {brennend,sehr,total,schon,besonders,am meisten,wirklich}|{ich ,}steh {total ,}auf|{ich ,}stehe {total ,}auf|bin {ein ,}fan von|her mit der|her mit dem|ich brenne für|verwöhn mich mit
  `,
  nothingElse: `
    alles andere {kannst du,könnt ihr,können sie} {dir ,euch ,sich ,}{sparen,schenken,weglassen,streichen,vergessen,überspringen}|den rest {kannst du,könnt ihr,können sie} {dir ,euch ,sich ,}{sparen,schenken,streichen,vergessen}|der rest {kann weg,ist egal,ist mir egal,kann mir gestohlen bleiben,interessiert nicht,kann warten}|alles andere {ist egal,ist mir egal,kann weg,interessiert nicht,lass weg,weglassen}
  `,
  filler: `
    sehr geehrte damen und herren|sehr geehrte|geehrte|liebes team|hallo team|mit freundlichen grüßen|freundliche grüße|viele grüße|beste grüße|lg|mfg|vielen dank im voraus|besten dank|ich bitte um|bitte ich um|zusammenfassung zu|grüß gott|mal wieder|irgendwie|sag mal|du
  `,
});
