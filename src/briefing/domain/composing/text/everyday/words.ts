import type { Language } from '../../../../../shared/kernel/language.js';

/** Words of everyday news that are in reports of any kind: two items that share one have nothing in common by it. */
export const EVERYDAY_WORDS: Readonly<Partial<Record<Language, string>>> = {
  en: `official officials people person man woman men women child children family families came come comes go goes went take took
    taken make made give gave get got put keep kept hold held find found show shows showed call called ask asked want wants need needs
    use used work worked working part place time times end ended begin began begun start started stop stopped lead led leave left
    third fourth fifth second half several hundred hundreds thousand thousands million billion number percent per cent
    country countries world national local home house city town area region early late later long short high low big large small good
    great right far near close back again still even ever never against among around behind without within despite amid
    announce announced announcement sign signed approve approved agree agreed plan plans planned expect expected warn warned warning
    call calls urge urged accuse accused deny denied confirm confirmed claim claims claimed add added statement spokesman spokesperson
    leader leaders head chief member members group groups company companies government minister prime president public state
    fall fell rise rose rising drop dropped increase cut cuts hit hits grow grew growth lose lost win won winning winner
    morning afternoon evening night hour hours minute minutes january february march april june july august september october
    november december known unknown likely possible clear open opened close closed face faces move moved bring brought set run ran
    live lived life dead died killed injured hurt die police court law rule case issue problem question news help support`,
  fr: `personnes personne homme hommes femme femmes enfant enfants famille familles jeune jeunes gens habitants fait faire faites
    font mis mettre prend pris prendre donne donner vient venir va aller veut vouloir doit devoir peut pouvoir voir vu reste rester
    passe passer trouve trouver demande demander appelle appeler commence commencer fin finir debut partie place temps fois part cas
    premiere second seconde troisieme quatre cinq six sept huit neuf dix cent mille millier milliers million millions milliard euros
    nombre moitie plusieurs quelques beaucoup peu grand grande petit petite bon bonne haut bas long court dernier derniere derniers
    prochain prochaine matin soir nuit heure heures minute janvier fevrier mars avril mai juin juillet aout septembre octobre novembre
    decembre pays monde ville region national locale francais gouvernement ministre president public politique question probleme
    annonce annoncer affirme explique precise confirme estime juge denonce reclame appel accord projet plan decision mesure
    porte-parole responsable chef membre groupe entreprise societe hausse baisse perdu perdre gagne gagner mort morts tue tues blesse
    blesses police justice loi face malgre contre parmi autour ainsi alors encore jamais toujours bien moins environ prevu prevue`,
  es: `persona personas hombre hombres mujer mujeres nino ninos familia familias joven jovenes gente vecinos hace hacer hizo hecho
    dar dio da tener tiene tuvo poner puso puede poder pudo quiere querer debe deber ir va fue ver visto llegar llego queda quedo
    pasar paso pide pedir pidio busca buscar encontrar llama llamar empezar empezo comenzar comenzo terminar fin final inicio parte
    lugar vez veces caso cosa segunda segundo tercera tercero cuatro cinco seis siete ocho nueve diez cien ciento mil miles millon
    millones euros dolares numero mitad varios varias algunos gran grande pequeno bueno buena alto alta bajo baja largo ultimo ultima
    ultimos proximo proxima manana tarde noche hora horas minuto enero febrero marzo abril mayo junio julio agosto septiembre octubre
    noviembre diciembre pais paises mundo ciudad region nacional local gobierno ministro presidente publico politica politico
    pregunta problema anuncia anuncio anunciar asegura aseguro confirma confirmo denuncia acusa acuerdo plan proyecto decision medida
    medidas portavoz responsable lider jefe miembro grupo empresa empresas compania sube subio bajo caida perder perdio ganar gano
    gana victoria muerto muertos muerte murio herido heridos policia justicia ley contra durante mediante segun informo inform
    oposicion estadounidense estadounidenses espanol espanola tras`,
  pt: `pessoa pessoas homem homens mulher mulheres crianca criancas familia familias jovem jovens gente moradores faz fazer fez feito
    dar deu da ter teve pode poder quer querer deve dever ir vai foi ver visto chegar chegou fica ficou passar passou pede pedir
    busca procurar encontrar chama chamar comecar comecou terminar fim final inicio parte lugar vez vezes caso coisa segundo terceira
    terceiro quatro cinco seis sete oito nove dez cem cento mil milhares milhao milhoes bilhao bilhoes euros reais dolares numero
    metade varios varias alguns grande pequeno bom boa alto alta baixo baixa longo ultimo ultima ultimos proximo proxima manha tarde
    noite hora horas minuto janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro pais paises mundo
    cidade regiao nacional local governo ministro presidente publico politica politico pergunta problema anuncia anunciou confirmou
    confirma afirma diz acusa acordo plano projeto decisao medida medidas porta-voz responsavel lider chefe membro grupo empresa
    empresas companhia subir subiu queda caiu perder perdeu ganhar ganhou vence venceu vitoria morto mortos morte morreu morreram
    ferido feridos policia justica lei contra durante categoria brasileiro brasileira portugues portuguesa`,
  de: `mensch menschen person personen mann manner frau frauen kind kinder leute familie familien burger bewohner einwohner anwohner
    kommt kommen kam gekommen geht gehen ging gegangen macht machen machte gemacht gibt geben gab gegeben nimmt nehmen nahm genommen
    steht stehen stand liegt liegen lag bleibt bleiben blieb lasst lassen liess halt halten hielt findet finden fand gefunden zeigt
    zeigen zeigte sieht sehen sah bringt bringen brachte fuhrt fuhren fuhrte stellt stellen stellte setzt setzen setzte spricht
    sprechen sprach fordert fordern forderte will wollen wollte muss mussen musste darf durfen durfte konnte konnten soll sollte
    beginnt beginnen begann begonnen endet ende anfang teil ort platz zeit mal fall grund frage problem thema zahl hohe folge weise
    vierte funfte sechs sieben acht neun zehn zwolf hundert tausend tausende hunderte million millionen milliarde milliarden euro
    prozent rund etwa knapp mehrere viele wenige einige alle ganze halbe gross grosse grosser klein kleine gut gute hoch hohe lang
    lange kurz letzte letzten letzter nachste nachsten wieder weiter weitere weiterhin bereits bisher zuletzt zunachst inzwischen derzeit
    dabei damit dafur darauf daran dazu davon zudem jedoch allerdings sowie laut angaben abend nacht stunde stunden minute
    minuten januar februar marz april mai juni juli august september oktober november dezember land lander stadt region bund welt
    polizei gericht gesetz regierung minister ministerin prasident sprecher sprecherin chef chefin vorstand leiter mitglied
    mitglieder gruppe unternehmen firma konzern plan plane projekt entscheidung massnahme kritik kritisiert erklart erklarte betont
    kundigt kundigte angekundigt berichtet bestatigt bestatigte warnt warnte verteidigt erwartet geplant steigt stieg sinkt sank
    gestiegen gesunken verliert verlor verloren gewinnt gewann gewonnen sieg tote toter verletzt verletzte deutsche deutschen deutscher`,
};
