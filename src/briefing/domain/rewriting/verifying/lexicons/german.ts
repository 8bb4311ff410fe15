import type { LexiconSource } from '../lexicon-source.js';

export const german: LexiconSource = {
  operators: {
    not: `nicht_mehr nicht_langer zu_fruh verfruht noch_zu_fruh kaum nicht kein keine keinen keinem keiner keines nie niemals niemand niemanden nichts ohne weder noch_nie bestreit*
      bestritt* dementier* leugne* weiger* verweiger* vermied* verhinder* nirgends`,
    may: `befurcht* furcht* sorgt_sich sorgen_sich bezweif* annehmen ob falls sofern kann_sein konnte konnten kann konnen konne durfte durften moglicherweise wahrscheinlich vermutlich vielleicht
      eventuell wohl womoglich voraussichtlich wurde_wohl mutmasslich mutmaßlich* offenbar scheint schien anscheinend
      vermut*`,
    alleged: `soll sollen sollte sollten angeblich mutmasslich mutmaßlich* vermeintlich* offenbar vorgeworfen
      beschuldig* verdacht* verdachtig* wirft_vor`,
    intent: `muss mussen musste mussten in_aussicht kundigt kundigte kundigten will wollen wollte wollten plant planen geplant plante planten beabsichtig* erwagt erwagen kundigt_an
      kundigte_an kundigten_an ankund* angekundigt fordert fordern forderte forderten gefordert verlang* droht drohen
      drohte versuch* pruft prufen erwart* rechnet rechnen rechnete rechneten moglich hofft hoffen hoffe hofften hoffte wolle plane musse fordere soll sollen versprach versprachen verspricht verspricht
      versprochen vorgeschlagen schlagt_vor`,
    said: `meldeten betonten behaupteten versicherten meinten außerten bestatigten schrieben nach_eigenen_angaben erzahlt erzahlte erzahlten erzahlen bekannt_gegeben bekanntgegeben bekannt_gaben bekannt_gab bekannt_geben gaben_bekannt gab_bekannt nannte nannten nennt nennen bezeichnete bezeichnet mitteilt mitteilte mitteilten mitteile teilt teilte teilten raumte raumten kundigte kundigten hieß_es gibt_an angibt angab heißt_es_von befand informiert informierte zufolge_von stellt_fest außert glaubt glauben sagt sagte sagten sagen laut zufolge nach_angaben erklart erklarte erklarten teilte_mit teilten_mit mitgeteilt
      berichtet berichtete berichten berichteten meldet meldete melden betont betonte warnt warnte warnen warnten
      behauptet behauptete nach_einschatzung nach_ansicht gab_an gaben_an raumte_ein versicherte versichert
      versprach versprachen versprochen zugesagt zusagte zusagten verspricht kundigte_an kundigten_an angekundigt meint meinte ausserte außerte
      bestatigt* bestatigen bestritt bestreitet bestreiten dementier* angaben_von schreibt schrieb heißt_es gegenuber
      raumt_ein gestand gestanden`,
    cause: `ursache weil wegen denn aufgrund dank infolge grund_dafur durch_die verursacht_von verursacht_durch`,
    effect: `deshalb daher fuhrte_zu fuhrt_zu fuhrten_zu verursacht verursachte loste_aus ausgelost folglich dadurch
      darum zwang zwingt`,
    before: `vor bevor vorher bis lauft_bis laufen_bis lief_bis gilt_bis gelten_bis dauert_bis`,
    after: `nach_dem nachdem danach seit nach`,
    against: `gegen`,
    former: `fruhere fruheren fruherer fruherem ehemalig* ex stellvertretend* vize kommissarisch* designiert*`,
    about: `rund etwa circa ca ungefahr um_die zirka`,
    nearly: `fast knapp beinahe nahezu`,
    over: `mehr_als `,
    least: `mindestens wenigstens`,
    most: `hochstens maximal bis_zu`,
    under: `weniger_als `,
  },
  opposites: `stieg stiegen steigt steigen gestiegen erhoh* wuchs wachst wachsen gewachsen zuleg* legte_zu zugelegt anstieg
      kletter* / mehr / hoher hohere hoheren | sank sanken sinkt sinken gesunken fiel fielen fallt gefallen verlor ging_zuruck ruckgang schrumpf*
      verringer* senk* / weniger / niedriger* geringer / sturz*;
    gewann gewannen gewinnt gewinnen gewonnen sieg siegt siegte | verlor verloren verliert verlieren niederlage unterlag
      unterlagen;
    beschloss* beschlossen / billig* / genehmigt* genehmigen / genehmigung* / zustimm* stimmte_zu / verabschied* | ablehn* abgelehnt lehnt lehnte lehnten verwarf
      verworfen;
    fruher | spater; offnet offnete offnen geoffnet wiedereroff*
      | schloss schliesst schließt schließen geschlossen schließung sperrt sperrte gesperrt;
    beginn* begann begannen begonnen start* | endet endete enden beendet beenden beendete;
    kauf* gekauft ubernimmt ubernahm ubernommen erwarb erwirbt erworben ubernahme
      | verkauf*; festgenommen nahm_fest / festnahme* / verhaftet* verhaften / verhaftung* | freigelassen / freilass*;
    verurteilt* / verurteilung* | freigesprochen freispricht / freispruch*; erlaub* gestatt* | verbot* verbiet* verboten untersag*;
    norden nordlich* nord | suden sudlich* sud; osten ostlich* ost | westen westlich* west;
    lob* / begruß* / unterstutz* | kritisier* kritik; schafft schaffen schuf einstell* 
      | streich* gestrichen abbau* abgebaut kurz* gekurzt;
    sicher sichere* | unsicher* gefahrlich*; beste besten besser* | schlechteste* schlechter* schlimmste*;
    arbeitgeber* | arbeitnehmer*; import* einfuhr* | export* ausfuhr*; gefunden fand fanden | vermisst* verschwunden;
    alte alten alter altere* | junge jungen junger jungere*; großte* | kleinste*; mehrheit | minderheit`,
  synonyms: `raumt_ein raumte_ein raumten_ein gestand gestanden gesteht gibt_zu gab_zu zugegeben eingeraumt; getotet* totete toteten; ermordet*; mord morde; tot tote toten starb starben gestorben sterben stirbt tod; todesopfer;
      ums_leben_gekommen ums_leben_kamen kamen_ums_leben kam_ums_leben; tater*; angeklagt*; bestatigte bestatigten bestatigt bestatigen; anklage; haft; gefangnis; urteil urteile; verletz*; unternehmen konzern firma betrieb; polizei polizisten beamte;
    gab geben gibt gegeben gebe; nahm nehmen nimmt genommen; ließ lassen lasst gelassen; kam kommen kommt gekommen;
    ging gehen geht gegangen;; zerstor*; trat_zuruck zuruckgetreten rucktritt tritt_zuruck; traf treffen trifft getroffen;
; zog ziehen zieht gezogen; brach bricht brechen gebrochen; half helfen hilft hilfe geholfen; land lander landern;
    einlegen eingelegt legte_ein legt_ein; stadt stadte stadten stadtisch*; mann manner mannern; haus hauser hausern;
    kind kinder kindern; schlug schlagen schlagt geschlagen; besieg*; wahl wahlen; gewahlt wahlt wahlte; frankreich franzos*;
    stand stehen steht gestanden; hielt halten halt gehalten; rief rufen ruft gerufen; grund grunde;
    bekam erhalt erhielt erhalten; flog fliegen fliegt geflogen; fuhr fahren fahrt gefahren;
    bat bitten bittet gebeten; schoss schießen geschossen; sah sehen sieht gesehen; verließ verlassen verlasst;
    deutschland deutsch*; großbritannien brit*; spanien spani*; italien italieni*; china chines*; russland russ*;
    schweden schwed*; danemark; polen poln*; griechenland griech*; vereinigte_staaten usa us; bau gebaut bauen baut;
;; fluss flusse; brand brande feuer; uberfall*; flut* hochwasser; luchs luchse luchsen`,
  units: `prozent %; euro €; dollar $; pfund £; yen; yuan; jahr jahre jahren jahres jahrlich* jahrige*; monat monate monaten
    monats; woche wochen; tag tage tagen; stunde stunden; minute minuten; sekunde sekunden; kilometer* km; meile meilen; meter
    metern m; zentimeter* cm; millimeter* mm; tonne tonnen; kilogramm kilo kg; gramm; hektar; liter; grad; megawatt; gigawatt;
    franken; rubel; kronen; quadrat*; kubik*; uhr; quartal*`,
  weekdays: `montag*; dienstag*; mittwoch*; donnerstag*; freitag*; samstag* sonnabend*; sonntag*`,
  months: `januar; februar; marz; april; mai; juni; juli; august; september; oktober; november; dezember`,
  free: `im_gegensatz_dazu demgegenuber hingegen andererseits gleichzeitig unterdessen inzwischen mittlerweile daruber_hinaus zum_beispiel unter_anderem vor_allem insbesondere ubrigens was_betrifft immerhin woher befindet_sich befinden_sich befand_sich befanden_sich wissen weiß der die das den dem des ein eine einen einem einer eines und oder aber wenn von vom zu zum zur im in am an ans auf
    fur mit bei beim aus als ist sind war waren sein bin wird werden wurde wurden worden geworden hat haben hatte hatten habe gebe
    es er sie wir ihr ich sich uns ihm ihn ihnen mich mir man auch so dass ob wie was wer wo wann wohin dies diese dieser
    dieses diesem diesen durch um unter uber zwischen seine seinen seiner seinem seines ihre ihren ihrer ihrem ihres unser*
    mein* dein* doch ja da damit dabei dafur dagegen daran darauf darin daruber davon dazu derzeit wahrend indes zudem
    außerdem allerdings jedoch dann nun jetzt hier dort schon noch sehr bereits weiter weitere weiteren zwar etwas sowie
    ins ubers vors ab je pro seitens bekommt demnach dessen deren welche welcher welches einige einander gibt_es
    gebe_es geht_es hin her also ebenfalls ware herr frau guten hallo willkommen danke
    thema entwickelt_sich sich_entwickelt steht_es sei seien gewesen kam_auf kommt_auf kamen_auf lang miteinander mehrere mehreren mehrerer lautet lauten lautete im_wert_von vorerst zunachst bislang bisher themen nachricht* meldung* mehr_dazu angaben sowohl werde`,
  prepositions: `von vom zu zum zur im in am an auf fur mit bei beim nach aus durch um gegen uber unter zwischen vor seit wegen
    laut ins den dem des einen einem eines trotz dank bis`,
  passive: { verbs: 'wird werden wurde wurden worden', agents: 'von vom durch' },
  conjunctions: `und aber wahrend dass weil wenn obwohl damit bevor nachdem sowie
    doch ob denn`,
};
