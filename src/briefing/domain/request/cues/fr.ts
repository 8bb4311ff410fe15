import { cues } from '../cue-types.js';
import { frRefusals } from './fr-refusals.js';

export const fr = cues({
  ...frRefusals,
  noise: `
    n'ai que|je n'ai que|peu importe|pas de problème|sans problème|pas plus de|sans faute|pourquoi pas
    pas de souci|au moins|plus ou moins|sans plus attendre|pas pressé|je ne sais pas|pas de préférence
    rien de plus vieux|rien d'ancien|possible|que possible|autant que possible|dans la mesure du possible
  `,
  want: `
    je choisis|je prends
    file-moi|balance-moi|envoie-moi|refile-moi|sers-moi|passe-moi|sors-moi|trouve-moi|filez-moi
    explique|expliquez|explique-moi|expliquez-moi|parle-moi de|parle-moi du|parle-moi des|parle-moi
    parlez-moi de|parlez-moi du|parlez-moi des|parlez-moi|dis-moi|dites-moi|donne-moi|donnez-moi|je veux
    je voudrais|j'aimerais|je souhaite|j'ai besoin de|je m'intéresse à|je m'intéresse au|je m'intéresse aux
    m'intéresse|m'intéressent|raconte-moi|racontez-moi|fais-moi|faites-moi|montre-moi|informe-moi sur|ajoute
    inclus|je préfère|prépare-moi|préparez-moi|mets|j'aimerais entendre parler de|j'aimerais entendre parler du
    j'aimerais savoir|je préférerais|raconte|racontez|tiens-moi au courant de|tiens-moi au courant du
    je suis curieux de|ça m'intéresse|parle plutôt de|parle plutôt du|va pour|vas-y sur
    j'ai envie d'entendre parler de|place à|place au|donne-nous|raconte-nous|parle-nous de|parle-nous du
    parlez-nous de|j'ai envie de|envie de|j'aime|je suis intéressé par|je suis intéressée par|on parle de
    on parle du|donne-moi des nouvelles de
    {l'utilisateur,l'utilisatrice,mon utilisateur,l'auditeur,l'auditrice,le client,la cliente} {souhaite,souhaiterait,veut,voudrait,aimerait,désire,demande,s'intéresse à}{ entendre, avoir, connaître, savoir, recevoir,}
    {il,elle} {souhaite,souhaiterait,veut,voudrait,aimerait,désire}|{parle,parlez,parler} {de,du,des,d',de la}
    ce qui m'intéresse,? c'est|ce que je veux,? c'est|mets plutôt|plutôt des|j'aime mieux|inclure|incluez
    thèmes souhaités|centres d'intérêt|mets-moi à jour {sur,de}|mets-moi au courant {de,du}
    mets-moi à la page sur|j'adore
  `,
  focus: `
    plein de|un max de|des tas de|un tas de|quantité de
    {je veux,je voudrais,j'aimerais,j'aimerais avoir,donne-moi,donnez-moi,mets,mets-moi,il me faut,il faut,encore,toujours,beaucoup,un peu,avec} plus {de,d'}
    concentre-toi sur|concentrez-vous sur|focalise-toi sur|l'accent sur|mets l'accent sur|mettez l'accent sur
    en insistant sur|insiste sur|surtout|notamment|en particulier|particulièrement|principalement|avant tout
    plus sur|davantage de|davantage sur|plutôt|priorité à|en priorité|axé sur|centré sur|beaucoup de
    essentiellement|plus d'|plus de|davantage|le plus {de,d'}|un maximum {de,d'}|autant {de,d'}
    le maximum {de,d'}|priorité {à la,au,aux,à l',à}|par-dessus tout|plus que tout|sur tout le reste
    {passe,passent} avant tout
  `,
  about: `
    s'il n'y a {rien,rien de neuf,rien de nouveau} {sur,de,du,à propos de}
    sur|à propos de|à propos du|au sujet de|au sujet du|concernant|autour de|en matière de|côté|de|du|des|d'
    {s'il y a,si tu as,si vous avez,si jamais il y a,au cas où il y aurait} {quelque chose,du nouveau,des nouvelles,du neuf,une info,des infos} {sur,de,du,à propos de,concernant}
    {couvrant,qui couvre,portant sur,qui traite de,traitant de,consacré à,consacrée à,qui parle de}|à propos
    tout ce {que tu as,que vous avez,qu'il y a,que tu sais} {sur,de,du}|tout {sur,à propos de,concernant}
  `,
  question: `
    qu'est-ce {qui,qu'il} s'est passé{ avec, à, en, au, chez, dans, pour,}|il s'est passé quoi {avec,à,en,au,chez}
    quoi de neuf en|quoi de neuf sur|quoi de neuf dans|quoi de neuf du côté de|quoi de neuf à propos de
    quoi de neuf avec|quoi de neuf au|quoi de neuf pour|quoi de neuf|quelles sont les nouvelles de
    quelles nouvelles de|quelles nouvelles du|que se passe-t-il en|que se passe-t-il au|que se passe-t-il avec
    que se passe-t-il|qu'est-ce qui se passe en|qu'est-ce qui se passe au|qu'est-ce qui se passe avec
    qu'est-ce qui se passe|que s'est-il passé en|que s'est-il passé avec|que s'est-il passé|qu'est-il arrivé à
    qu'en est-il de|qu'en est-il du|qu'en est-il des|où en est|où en sont|où en est-on avec|comment va
    comment vont|comment s'est|pourquoi|y a-t-il du nouveau sur|du nouveau sur|du neuf sur|que sait-on de
    que sait-on du|qui a gagné|que devient|que deviennent|qu'est devenu|où en est-on|quoi de neuf côté
    quelles nouvelles|comment se porte|comment se portent|comment évolue|comment avance|comment avancent
    que racontent|que raconte|que disent|que dit|des nouvelles de|des nouvelles du|des nouvelles des
    y a-t-il du nouveau|y a-t-il du nouveau dans|il se passe quoi en|il se passe quoi au|il se passe quoi avec
    du nouveau dans|du nouveau côté|du nouveau à propos de|qu'y a-t-il de neuf sur|qu'y a-t-il de nouveau sur
    quoi de nouveau sur|quoi de nouveau en|quoi de nouveau|qu'est-ce qu'on sait de|qu'est-ce qu'on sait sur
    a-t-on des nouvelles de|a-t-on des nouvelles du|du nouveau concernant|est-ce qu'il y a du nouveau
    est-ce qu'il y a du nouveau concernant|est-ce qu'il y a du nouveau sur|est-ce qu'il y a du nouveau dans
    est-ce qu'il y a des nouvelles de|est-ce qu'il y a des nouvelles du|y a du nouveau sur|y a quoi de neuf
    y a quoi de neuf à|quoi de neuf à|quoi de neuf chez|il y a du nouveau sur|qu'est-ce qu'il se passe en
    qu'est-ce qu'il se passe à|qu'est-ce qui se passe à|que se passe-t-il à|il se passe quoi à|ça donne quoi
    qu'est-ce que ça donne|comment ça va|comment ça se passe|comment se passe|c'est quoi les nouvelles de
    où on en est|où on en est avec|où en est-on de|quelles nouvelles à propos de|qu'est devenue
    que s'est-il passé à|alors quoi de neuf|qu'est-ce que
    que {dit,disent,raconte,racontent,écrit,rapporte,pense}|que dois-je savoir {sur,de,du}
    qu'est-ce que je dois savoir {sur,de,du}|que faut-il savoir {sur,de,du}|quoi d'autre {en,sur,dans,côté}
    qu'est-ce qu'il y a d'autre en|quoi d'autre|a quoi sur|dit quoi {sur,de}|qu'est-ce qu'a
  `,
  and: `
    et|ou|ni|aussi|également|&|puis|avec
    avec {une,un} {pointe,touche,pincée,soupçon,zeste,brin,dose,peu,petit peu} {de,d'}
    {une,un} {pointe,pincée,soupçon,zeste,brin} {de,d'}|agrémenté de|mélangé à
  `,
  filler: `
    un jour|une journée|tous les jours|on peut|peut avoir|on peut avoir|veuillez
    j'en ai|n'en ai|j'insiste|je {ne ,}{rigole,plaisante,blague} pas|sérieusement|pour de vrai|le moins du monde|un poil
    ce que {tu veux,vous voulez}|du moment|est-ce qu'on {pourrait,peut}|s'il y a moyen|grand max|grand maximum
    fois|une fois|la première fois|deux fois|s'il te plaît|s'il vous plaît|s'il te plait|s'il vous plait|stp|svp
    merci|merci beaucoup|bonjour|bonsoir|salut|coucou|briefing|résumé|podcast|épisode|émission|journal|bulletin
    actualités?|actus?|infos?|informations?|nouvelles?|dernières?|derniers?|récents?|récentes?|sujets?|thèmes?
    choses?|articles?|histoires?|contenu|rubrique|importants?|importantes?|plus important|plus importantes
    principales|principaux|tout|toute|tous|toutes|quelque chose|entendre|écouter|savoir|connaître|apprendre|fais
    faites|prépare|pour moi|en allant au travail|trajet|petit-déjeuner|café|voiture|français|anglais|sources?
    abonnements|flux|maximum|au maximum|au plus|environ|à peu près|en moins de|moins d'une|moins de|durée|dure
    peux-tu|pourrais-tu|pouvez-vous|pourriez-vous|si possible|j'ai|temps|peu de temps|monde|matin|soir|gagné
    qu'est-ce|quoi|comment|quels?|quelles?|liés?|liées?|côté|partie|type|point|petit|petite|un peu|tenir
    au courant|tiens-moi|ce qui|du jour même|aujourd'hui même|ça serait|ce serait|bien|super|chrono|ça|ca
    phrases?|mots?|voix|ton|avance|donne|reste|d'habitude|là-dessus|plus|donc|hein|bon|alors|du tout|aussi bien
    programme|fin|récap|point info|vraiment|franchement|bref et net|aujourd'hui seulement|entendre parler de
    je vous prie|je te prie|steuplait|stp merci|que d'habitude|comme d'habitude|comme toujours|le mot
    s'il vous plaît merci|allô|hello|hey|ok|d'acc|histoires de|trucs?|ces histoires|tes|vos|un petit peu
    éventuellement|gentiment|cher|chère|pourriez-vous me|peut-être|essentiel|laisse|laissez|génère|générer
    génèrez|créer|crée|créez|produis|réalise|rédige|audio|résumé audio|briefing audio|point audio|bulletin audio
    habituelle|habituel|habituels|habituelles|de toujours|la même chose|pareil|comme la dernière fois
    encore une fois|à nouveau|de nouveau|cette fois|cette fois-ci|pendant|durant|envie|ne te méprends pas
    comprends-moi bien|utilisateur|l'utilisateur|utilisatrice|max|max.|maxi|mieux|pour la route|restez|en tout
    au fait|mise à jour|qu'est-ce que c'est|format|style|sujets|mon train|avant mon train|j'embarque|embarque
    la rubrique|par pitié|pitié|pour l'amour de dieu|pour l'amour du ciel|nom de dieu|je t'en supplie
    je vous en supplie|surprends-moi|surprenez-moi|étonne-moi|et on s'arrête là|on s'arrête là|on en reste là
    et on en reste là|ça suffira|ce sera tout|euh|bah|ben|disons|je sais pas|tu sais|tout le reste
    tour d'horizon|un tour d'horizon|d'avance merci|merci d'avance|on garde|on laisse|utilise|utilisez|absolument
    pour {mon,ma,mes} {fils,fille,enfants,femme,mari,mère,père,chef,équipe,élèves,amie,ami}|a demandé
  `,
  stop: `
    le|la|les|l'|un|une|des|du|de|d'|à|au|aux|en|dans|sur|pour|par|avec|entre|comme|est|sont|était|être|a|ont
    avoir|qui|que|qu'|dont|se|s'|sa|son|ses|ce|cet|cette|ces|c'|il|elle|ils|elles|on|nous|vous|je|j'|tu|te|t'|me
    m'|moi|toi|ne|n'|très|déjà|y|mon|ma|mes|ton|ta|tes|leur|leurs|votre|vos|notre|nos|si|chez|depuis|vers|après|sous
    là|lui|autre|autres|tel|telle|tels|telles
  `,
  first: `
    tout au début
    commence par|commencez par|d'abord|en premier|en premier lieu|pour commencer|ouvre avec|ouvre sur
    démarre avec|démarre par|débute par|débute avec|avant toute chose|en ouverture|en tête|au début|tout d'abord
    d'entrée|commence avec|commencez avec|on commence par|on commence avec|en guise d'ouverture|place en premier
    mets en premier|avant tout le reste|à commencer par
    {commence,commencez,ouvre,démarre,débute,on commence} {par,avec,sur} {ça,cela,ceci,elle,lui}
    mets-{le,la,les,ça} {en premier,en tête,au début}|mets {ça,cela} {en premier,en tête,au début}
    {ouvre,ouvrez,démarre,démarrez,débutez} {par,sur,avec}
  `,
  last: `
    {seulement,uniquement,juste,que} {à la fin,tout à la fin,en dernier}
    termine par|terminez par|finis par|finis avec|finissez par|conclus par|pour finir|pour terminer|à la fin
    tout à la fin|en dernier|pour conclure|en clôture|garde pour la fin|en fin|en dernier lieu|à la toute fin
    pour la fin|finissez avec|finir par|finir avec|terminer par|terminer avec|termine avec|on finit par
    on finit avec|on termine par|ferme avec|laisse pour la fin|mets à la fin|mets en dernier
    {finis,finissez,termine,terminez,conclus,clos,on finit,on termine,on garde} {par,avec,sur} {ça,cela}
    {finis,termine,clos,finissez} {sur,par,avec}|{garde,gardez,on garde,laisse,mets} {ça ,cela ,}pour la fin
  `,
  saying: `
    {dit,disent,raconte,racontent,écrit,écrivent,rapporte,rapportent,pense,pensent,publie}{ de, du, des, sur, à propos de, au sujet de,}
    {a quoi sur,dit quoi sur,dit quoi de,a sur}
  `,
  format: {
    headlines: `
      titres|gros titres|grands titres|juste les titres|les titres|manchettes|une phrase par sujet
      juste les gros titres|que les titres|rien que les titres|les grands titres|à la une|la une|en titres
      une ligne par sujet|une phrase chacun|une phrase par info
    `,
    short: `
      pas {trop,très} long{ue,s,ues,}|rien de {trop ,}long|bref|brève|brèves|brièvement|sois bref|soyez bref|sois brève|en bref|court|courte|rapide|rapidement|concis
      concise|en quelques mots|en deux mots|fais court|faites court|faire court|va droit au but|allez droit au but
      à l'essentiel|va à l'essentiel|sans détails|pas de détails|condensé|succinct|synthétique|court et net
      vite fait|en vitesse|express|fais vite|faites vite|en coup de vent|dans les grandes lignes|très court
      le plus court possible|au plus court|juste l'essentiel|seulement l'essentiel|sans t'étendre|ne traîne pas
      version courte|en résumé|résume|résumé rapide|en gros|vite|l'essentiel|aperçu|un aperçu|deux mots
      en raccourci|au pas de course|à la va-vite|tour rapide|synthèse|en condensé|rapido|rapidos|plus court
      plus courte|en plus court|plus bref
    `,
    in_depth: `
      {un truc,quelque chose de,un format} long
      {donne-moi ,avec ,}{le ,du ,}contexte|le fond
      en profondeur|approfondi|approfondie|en détail|dans le détail|détaillé|détaillée|détails|avec des détails
      longuement|analyse|avec du contexte|contexte|exhaustif|complet|complète|fouillé|en long et en large
      de façon détaillée|de manière détaillée|de façon approfondie|de fond|dossier complet|avec tous les détails
      tous les détails|à fond|en longueur|plus de détails|développe|développez|fouillée|creuse|creusez
      aller au fond|approfondis|approfondissez|approfondir|plus de {contexte,détail,détails,fond,profondeur,recul,explications}
    `,
  },
  style: {
    light: `
      léger|légère|ton léger|quelque chose de léger|une note légère|sur un ton léger|ton plus léger
      de façon légère|touche légère|{reste,garde,rester} {léger,légère,ça léger}|rien de lourd
    `,
    funny: `
      drôle|humoristique|avec humour|humour|blagues|plaisanteries|divertissant|quelque chose de drôle
      {j'ai envie de ,j'aimerais ,je veux ,envie de ,fais-moi ,me faire ,nous faire ,de quoi ,pour }{rire,rigoler,sourire}{ un peu,}
    `,
    calm: `calme|posé|détendu|tranquille`,
    formal: `formel|sérieux|sérieuse|sobre|professionnel`,
    casual: `décontracté|décontractée|informel|familier|amical|convivial`,
    simple: `
      rien de {trop ,}{compliqué,technique}
      simple|simplement|simples|mots simples|avec des mots simples|langage simple|en langage simple
      facile à comprendre|pour les enfants|pour débutants|vulgarisé|phrases simples|des phrases simples
      des mots simples|mots faciles|langue simple|en termes simples|termes simples|comme si j'avais cinq ans
      vulgarise|vulgarisez|pour les nuls|facile|clairement|clair et simple|mots de tous les jours
      {explique,expliquez,raconte,racontez} {ça ,le ,-le ,moi ça ,}comme {à ,si j'étais ,pour ,si tu parlais à }{un ,une ,des ,}{enfant,enfants,débutant,gamin,petit,enfant de cinq ans,enfant de dix ans}
      comme {à ,pour }un enfant
      avec des mots {que ma grand-mère comprend,que mon fils comprend,que ma fille comprend,de tous les jours,faciles}
      que {ma grand-mère,un enfant,mes enfants,tout le monde} {comprend,comprenne,comprennent,puisse comprendre}
      sans mots compliqués|sans grands mots
      pour {une,ma,la} {classe,école,maternelle}{ de ce2, de cm1, de cm2, de cp, de primaire, d'enfants,}
      pour {des ,les ,mes }{enfants,écoliers,élèves,débutants}
    `,
    slow: `doucement|lentement|lent`,
    fast: `dynamique|rythmé`,
    lively: `bonnes nouvelles|bonne nouvelle|enjoué|joyeux|positif|énergique`,
    neutral: `neutre|objectif|impartial|équilibré`,
    jargon: `jargon|termes techniques`,
    chatter: `
      bavardage|bavardages|blabla|blablabla|bla-bla|bla bla|papotage|papotages|parlotte|tchatche|fioritures
      tralala
    `,
    intro: `introduction|salutations|intro`,
    ads: `publicité|pub|pubs`,
    repetition: `répétitions`,
    clickbait: `sensationnalisme|catastrophisme`,
    opinion: `opinions?|avis|spéculations|tribunes|éditoriaux|éditos|billets d'humeur`,
  },
  days: {
    today: `aujourd'hui|d'aujourd'hui|du jour|ce matin`,
    yesterday: `depuis hier|hier|d'hier|cette nuit`,
    week: `cette semaine|la semaine écoulée|toute la semaine|de cette semaine|de la semaine`,
    month: `ce mois-ci|ce mois|de ce mois|du mois`,
    weekend: `ce week-end|du week-end|le week-end|week-end|weekend|ce weekend|le weekend|du weekend|le week-end dernier|week-end dernier|ce wk|pendant le week-end`,
  },
  ago: {
    2: `avant-hier|depuis avant-hier|ces deux derniers jours|les deux derniers jours`,
    7: `semaine dernière|la semaine dernière|de la semaine dernière|semaine passée|dernière semaine`,
    30: `mois dernier|le mois dernier|mois passé`,
    1: `dernier jour`,
    3: `derniers jours|ces derniers jours|les derniers jours`,
  },
  recent: `derniers|dernières|dernier|dernière|passés|passées|ces dernières|ces derniers|ces`,
  since: `depuis|depuis le|depuis la|à partir du|à partir de`,
  sourceMark: `de|du|d'|selon|dans|sur|chez|source|le|la|l'`,
  weekdays: `lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche`,
  months: `janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre`,
  numbers: `un 1 une 1 deux 2 trois 3 quatre 4 cinq 5 six 6 sept 7 huit 8 neuf 9 dix 10 douze 12 quinze 15 vingt 20 trente 30 soixante 60`,
  units: {
    second: `secondes?|sec`,
    minute: `minutes?|min|petites minutes|minutes chrono|mn`,
    hour: `heures?|h`,
    day: `jours?`,
    week: `semaines?`,
    month: `mois`,
  },
  lengths: {
    30: `demi-minute|une demi-minute`,
    90: `une minute et demie|minute et demie`,
    120: `deux petites minutes`,
    600: `{une ,}dizaine de minutes`,
    1200: `{une ,}vingtaine de minutes`,
    900: `{une ,}quinzaine de minutes|quart d'heure|un quart d'heure`,
    1800: `demi-heure|une demi-heure`,
  },
});
