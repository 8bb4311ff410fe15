import { refusals } from '../cue-types.js';

/** What is left out, lessened, kept alone, spared or turned to, and names that hold such words. */
export const frRefusals = refusals({
  exclude: `
    pas encore|omettre|omettez
    {fais-moi,faites-moi,fais-nous,faites-nous} grâce {de,du,des,de la}|vire|virez|dégage|dégagez|jette|jetez|bazarde
    {du moment que,tant que,pourvu que} ce {n'est,ne soit,ne sont} pas{ du, de la, des, de, sur,}
    {encore un,plus un,un seul,encore un seul} mot {de plus ,}{sur,de,du,à propos de}
    pas {très,trop,vraiment,franchement,spécialement,plus que ça} {fan,emballé,branché,intéressé,porté,friand} {de,du,des,par,sur}{ le, la, les,}
    {je ,on }{vis,peux vivre,vivrais,peux très bien vivre} {très bien ,bien ,}sans|{j'en ai ,}jusque-là {de,du,des}
    {j'en ai ,}ras-le-bol {de,du,des}|{j'en ai ,}ras le bol {de,du,des}
    {tout ,}autre chose que{ du, de la, des, de,}|sans|je me fiche de|je me fiche du|je me fiche des
    je me moque de|je me moque du|je me moque des|j'en ai marre de|j'en ai marre du|j'en ai assez de|je déteste
    je ne supporte pas|sans rien sur|pas de|pas d'|pas du|pas le|pas la|pas les|pas|ni|rien sur|rien à propos de
    évite|évitez|éviter|ignore|ignorez|saute|sautez|passe|laisse de côté|laissez de côté|laisse tomber|oublie
    oubliez|exclus|excluez|exclure|retire|enlève|supprime|épargne-moi|épargnez-moi|ne parle pas de
    ne parlez pas de|ne me parle pas de|ne me parlez pas de|ne mentionne pas|n'inclus pas|je ne veux pas de
    je ne veux pas|je ne veux rien sur|je ne veux pas entendre parler de|je n'ai pas besoin de|pas intéressé par
    pas intéressée par|je ne m'intéresse pas à|je ne m'intéresse pas au|je ne m'intéresse pas aux|tout sauf
    tout sauf le|n'importe quoi sauf|assez de|marre de|marre du|jamais de|aucun|aucune|plus de|non au
    tant pis pour|laissez tomber|fais l'impasse sur|faites l'impasse sur|sans parler de|sans parler du
    pas un mot sur|plus un mot sur|j'en ai ma claque de|j'en ai ma claque du|j'en ai soupé de
    j'en ai par-dessus la tête de|ras-le-bol de|ras-le-bol du|ras-le-bol des|je me passe de|je me passe du
    je peux me passer de|je me passerais bien de|je me passerais bien du|on peut se passer de|zappe|zappez
    on zappe|au lieu de|au lieu du|plutôt que|surtout pas de|surtout pas|épargne-nous|épargnez-nous
    dispense-moi de|je n'aime pas|j'aime pas|n'aime pas|nul besoin de|je ne suis pas fan de
    je ne suis pas fan du|pas fan de|pas fan du|marre des|assez du|assez des|fini le|fini la|fini les
    arrête avec|arrêtez avec|je ne veux plus de|je ne veux plus entendre parler de
    je ne veux plus entendre parler du|plus envie de|pas envie de|rien concernant|évite-moi|hormis le
    j'ai horreur de|j'ai horreur du|aucune info sur|aucune nouvelle de|surtout pas entendre parler de
    surtout pas entendre parler du|plus entendre parler de|plus entendre parler du
    je ne veux surtout pas entendre parler de|je ne veux surtout pas entendre parler du|arrête de me parler de
    arrête de me parler du|arrêtez de me parler de|arrêtez de me parler du|arrête de parler de
    arrête de parler du|cesse de parler de|cessez de parler de|j'en ai marre des|j'en ai assez des|ras le bol de
    ras le bol du|ras le bol des|je n'en peux plus de|je n'en peux plus du|je n'en peux plus des
    je m'en fiche du|je m'en fiche de|je m'en fiche des|je m'en fous du|je m'en fous de|je m'en fous des
    je m'en moque de|je ne veux rien savoir de|je ne veux rien entendre sur|épargne-moi le|épargne-moi la
    épargne-moi les|mais pas|plus jamais de|aucune envie de|aucune envie d'entendre parler de|je suis fatigué de
    je suis fatiguée de|lassé de|lassée de|fatigué de|fatiguée de|pas question de|terminé les|terminés les
    au diable
    {la ,}{toute ,}{dernière,derniere} chose {dont j'ai envie,que je veux,que je souhaite,que je voudrais,dont j'ai besoin,que je veux entendre,que j'ai envie d'entendre}{ en ce moment, aujourd'hui,},? c'est{ du, de la, des, le, la, les, de l',}
    zéro|rien de|rien d'|garanti sans|libre de|allergique {à,au,aux}
    {pas ,}d'humeur {à entendre ,à écouter ,pour ,à }{parler de ,des ,du ,de la ,}|pas d'humeur pour
    {j'en ai ,}{plein le dos,plein les oreilles,ras-le-bol,ras le bol,ma claque,marre,assez} {de la,de l'}
    {pas la peine,inutile,pas besoin,il n'est pas nécessaire,ce n'est pas la peine,nul besoin} {de parler,de mentionner,d'évoquer,d'aborder,de me parler}{ de, du, des, d', de la,}
    {il,elle,l'utilisateur,l'utilisatrice} ne {veut,souhaite,désire} {pas ,rien }{de,du,des,sur,entendre parler de}
    {tu peux ,vous pouvez ,on peut }{zapper,sauter,oublier,laisser tomber,laisser de côté,passer,supprimer,éviter}
    à l'exclusion {de,du,des}|en excluant|en évitant|pas un {mot,seul mot} {sur,de,du}|ni sur
    tout ce qu'on veut sauf|surtout rien sur|rien à voir avec|sans aucune|sans aucun
    {ne ,}{me ,}{fais,faites} {pas ,}{me ,}perdre {mon,de,notre} temps avec|ne me fais pas perdre mon temps avec
    ne m'ennuie pas avec|ne m'embête pas avec|ne me bassine pas avec|à éviter|à exclure|exclusions
    pas parler {de,du,des,d'}|ne pas {parler,mentionner,évoquer}{ de, du, des, d',}
    tout ce qui {touche,concerne,a trait}{ à, au, aux,}|évite tout ce qui {touche,concerne}{ à la, à, au, aux,}
    masque|filtre|coupe|bannis
    je ne {supporterai,supporterais,supporte,tolère,veux} {pas,plus} {une info,une nouvelle,un sujet,d'info,d'infos,un mot,}{ de plus,}
    mais {pas,rien}{ avec, sur,}{ du, de la, des, de, le, la, les,}
    {tout,n'importe quoi,ce que tu veux,ce que vous voulez} {sauf,mais pas,excepté,hormis}
    je {hais,exècre,méprise,ne veux pas entendre}|pas {avec,sur} {du,de la,des,le,la,les}
    {j'ai ,}{assez,trop} {entendu,lu,vu} {parler ,}{de,du,des,d'}|{pas ,}d'humeur à entendre {des,du,de la,de}
  `,
  unless: `
    sauf|sauf si c'est|sauf s'il s'agit de|sauf s'il s'agit du|hormis|excepté|à part|hors|à l'exception de
    à l'exception du|à l'exception des|à moins que ce soit|à moins que ce ne soit|à moins qu'il s'agisse de
    à moins qu'il ne s'agisse de|sauf le|sauf la|sauf les|sauf sur|mis à part|exception faite de
  `,
  keep: `garde|gardez|reste|restent|peut rester|peuvent rester|on garde`,
  yes: `oui|oui merci|volontiers|d'accord|ça va|pourquoi pas|ça passe|c'est bon|c'est ok|bienvenue`,
  excludeAfter: `
    ne m'intéresse pas|ne m'intéressent pas|m'ennuie|m'ennuient|non merci|pas besoin|inutile|inutiles
    ça m'est égal|tu peux laisser de côté|à éviter|peut être ignoré|très peu pour moi|peu pour moi
    me laisse froid|me laissent froid|me laisse de marbre|ça ne m'intéresse pas|ne me dit rien|ne me disent rien
    j'en ai marre|j'en ai assez|j'en peux plus|je n'en peux plus|me saoule|me saoulent|me soûle|me fatigue
    me fatiguent|m'énerve|m'énervent|on s'en passe|on peut s'en passer|je m'en passe|je m'en passerai
    je m'en fiche|je m'en fous|je m'en moque|c'est non|ce n'est pas pour moi|c'est pas pour moi|pas pour moi
    me barbe|m'endort|m'indiffère|m'indiffèrent|pas aujourd'hui|à la trappe|tu peux zapper|tu peux sauter
    tu peux oublier|ne m'intéressent pas du tout|ne m'intéresse pas du tout|ne m'intéresse absolument pas
    peu m'importe|m'importe peu|basta|ça suffit|de côté|non|non plus|hors de question|pas question
    ne m'intéresse plus|ça ne me dit rien|bof|on oublie|j'en veux pas|je n'en veux pas|j'en veux plus
    je n'en veux plus|je n'aime pas|j'aime pas|me gonfle|me gonflent|ras le bol|à bannir|est de trop
    sont de trop|{je m'en ,on s'en }{fiche,fous,moque,balance,contrefiche,tape}{ complètement, totalement,}
    {est,sont} la dernière chose {que je veux,dont j'ai envie}
    {ne doit,ne doivent} pas être {mentionné,mentionnée,abordé}|pas {souhaité,souhaitée,souhaités,souhaitées}
    à exclure|à écarter|ça ira comme ça|à la poubelle|hors sujet|au placard
    je ne {supporte,supporterai,tolère} {pas,plus}|m'insupporte|m'insupportent|me {sort,sortent} par les yeux
    une autre fois|un autre jour|à plus tard|pour plus tard
  `,
  less: `
    moins de|moins d'|moins sur|peu de|le moins possible de|pas trop de|pas tant de|pas beaucoup de|mollo sur
    mollo avec|vas-y mollo sur|lève le pied sur|au {strict ,}minimum|le moins {de,d'}|un minimum {de,d'}
    aussi peu {de,d'} que|{réduis,réduisez,limite,limitez,réduire,limiter}
  `,
  only: `
    je ne veux rien d'autre que|rien d'autre que {le,la,les}
    seulement|uniquement|juste|rien que|exclusivement|limite-toi à|limite-toi au|limitez-vous à|que du|que de la
    que des|strictement|seulement sur|uniquement sur|je ne veux que|ne parle que de|ne parle que du
    parle uniquement de|parle seulement de|tiens-t'en à|tiens-toi à|tenez-vous en à|limite-toi aux
    exclusivement sur|rien d'autre que|ne garde que|garde seulement|je ne m'intéresse qu'à
    je ne m'intéresse qu'au|juste sur|uniquement des nouvelles de
  `,
  notOnly: `
    {ne t'avise pas,n'essaie pas} {de ,d'}{oublier,sauter,supprimer,zapper,enlever,omettre,couper}
    sans {toucher,renoncer} {à la,à l',à,au,aux}
    {je ,}{ne ,}{veux,peux,saurais,pourrais,voudrais} {pas,jamais,} {me passer,vivre sans,rester sans}{ de, du, des, d',}
    {je ,}ne {saurais,pourrais} me passer {de,du,des,d'}|{jamais,pas} sans|pas de {briefing,journal,podcast,matin,jour} sans
    ne {manque,manquent} {pas,jamais}
    {je ,}ne déteste pas{ le, la, les, du, de la,}
    {je ,}{ne ,n'}{rate,manque,loupe} {jamais,pas}{ le, la, les, un, une,}
    {je ,}ne me lasse {pas,jamais} {de,du,des}|{je ,}n'ai rien contre|rien contre
    {je ,}ne veux pas {rater,manquer,louper}|rien ne vaut|jamais assez {de,d'}|pas seulement|non seulement
    pas que|mais aussi|n'oublie pas|n'oubliez pas|ne saute pas|outre|en plus de|en plus du|ainsi que
    pas uniquement|n'oubliez surtout pas|n'oublie surtout pas|il ne faut pas oublier|sans oublier|ne zappe pas
    ne zappez pas|ne sautez pas|ne laisse pas de côté|ne laissez pas de côté|ne passe pas|pense à|pensez à
    surtout n'oublie pas|surtout n'oubliez pas|oublie pas|oubliez pas
    {n'enlève,n'enlevez,n'exclus,n'excluez,n'évite,n'évitez,n'ignore,n'ignorez,n'omets,n'omettez,ne supprime,ne supprimez,ne retire,ne retirez,ne coupe,ne coupez,ne filtre,ne filtrez,ne masque,ne masquez,ne saute,ne zappe} {surtout ,}pas
    pas sans|{je ,}ne peux {pas ,}me passer {de,du,des}
  `,
  nothingElse: `
    {aucun autre,pas d'autre,pas d'autres} {journal,journaux,source,sources,sujet,sujets,titre}|aucune autre source
    rien d'autre|et rien d'autre|c'est tout|et c'est tout|un point c'est tout|rien de plus|et rien de plus
    le reste ne m'intéresse pas|laisse le reste|oublie le reste|pas le reste|pas autre chose|et pas autre chose
    point final|point barre|et basta|et puis c'est tout|rien de plus merci|le reste je m'en fiche
    tout le reste non|rien ne m'intéresse|rien d'autre ne m'intéresse|je ne veux rien entendre
    je me fiche de tout|rien ne m'intéresse vraiment|tout m'ennuie
  `,
  but: `mais|cependant|par contre|en revanche|ensuite|puis|sinon`,
  keepWords: `
    sans {fin,précédent,cesse,nom}
    pas de {deux,trois,quatre,vis,tir,géant,porte,danse}|faux pas|garde à vue|garde nationale|garde côtes|garde d'enfants
    garde des sceaux|garde du corps|garde alternée
    médecins sans frontières|reporters sans frontières|sans domicile fixe|pas de calais|match nul|libre échange
    hors-jeu|hors-piste|moins de 18 ans|moins de 25 ans|moins de trente ans|non coupable*|campagne du non
    camp du non
    {gens,personnes,femmes,hommes,ceux,celles,jeunes,enfants} qui {n'aiment pas,ne veulent pas,ne veulent plus,refusent}
  `,
  replace: `remplace|remplacez|remplacer|échange|échangez|troque|troquez|substitue`,
  hence: `donc|alors|du coup|c'est pourquoi|par conséquent|c'est pour ça que`,
  because: `parce que|parce qu'|puisque|puisqu'|vu que|étant donné que|à cause de`,
  onlyIf: `
    seulement si {c'est,ça concerne,ça parle de,il s'agit de}{ du, de la, des, de,}
    uniquement si {c'est,ça concerne}{ du, de la, des, de,}
  `,
});
