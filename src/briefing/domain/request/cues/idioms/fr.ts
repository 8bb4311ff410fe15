import { refusals } from '../../cue-types.js';

/** Ce dont on ne veut plus, et ce dont on a envie, en locutions. */
export const frIdioms = refusals({
  exclude: `
    {j'en ai ,j'ai ,on en a ,}{marre,ras le bol,ras-le-bol,plein le dos,plein les bottes,plein le cul,soupé,assez,ma claque,par-dessus la tête,jusque là} {de,d',des,du}{ tout ce, toutes ces, tous ces, la, l', les, cette, ce,}
    {ça suffit,assez,stop,basta,halte,fini,terminé,y en a marre} {avec ,à ,de ,d',les ,la ,le }|{faites,fais}-{moi,nous} {grâce,l'économie} {de,des,du,d'}{ la, l', les,}
    {épargne,épargnez,évite,évitez}-{moi,nous}{ les, la, le, l', tout ce qui touche, le blabla sur,}|{lâche,lâchez,fous,foutez,fiche,fichez}-{moi,nous} {la paix ,la grappe ,les baskets }{avec,sur}
    {en ,}{évitant,omettant,excluant,écartant,laissant de côté,mettant de côté,zappant,sautant,négligeant,ignorant,faisant l'impasse sur} {tout ,}{ce qui ,}{touche ,concerne ,a trait ,se rapporte ,}{à ,au ,aux ,de ,du ,des ,la ,l',le ,les ,}
    {inutile,pas la peine,pas besoin,superflu} {de ,d'}{me ,nous ,}{parler ,causer ,dire un mot ,bassiner ,faire un point ,}{de,d',du,des,avec,sur}{ la, l', les,}
    {je ,j'}{n'ai ,n'éprouve ,ai ,}{aucun,aucune,zéro,nul} {intérêt,envie,appétit,attirance,passion,patience} {pour,de,d',envers}{ la, le, les, l',}
    {je ,}{ne ,}{supporte,tolère,digère,encaisse,blaire,piffe,kiffe,saque,sens,aime,apprécie} {pas ,plus ,ni ,guère ,vraiment pas }{trop ,du tout ,vraiment ,}{les histoires de ,les histoires d',la ,le ,les ,l',}
    {je ,j'}{déteste,exècre,abhorre,hais,vomis,fuis,m'en fous de,me fous de,me fiche de,me fiche royalement de,me moque de,me contrefiche de,me contrefous de,me passe de,me passerais bien de,me passerai de,m'en passe de}{ la, le, les, l', tout ce qui est,}
    {ne ,n'}{me ,m'}{parle,parlez,bassine,bassinez,saoule,soûlez,saoulez,embête,embêtez,gonfle,gonflez,casse,cassez} {surtout ,}{plus,pas}{ les oreilles, les pieds,} {de,d',du,des,avec}{ la, l', les,}
    {qu'on,que l'on} {ne ,}{me ,nous ,}parle {plus ,pas }{de,d',du,des}|{laisse,laissez} {tomber,de côté,béton}{ les, la, le, l', tout ce qui est,}|{oublie,oubliez,zappe,zappez,vire,virez,bannis,bannissez,écarte,écartez,exclus,excluez,saute,sautez,supprime,supprimez,retire,retirez,proscris,proscrivez,coupe,coupez}{ tout ce qui concerne, tout ce qui touche à, tout ce qui est,}
    {tout,n'importe quoi} {sauf,hormis,excepté,hors,à part}{ les, la, le, l', du, de la,}|hormis|excepté|exception faite {de,des,du}|à l'exclusion {de,des,du,d'}|à l'exception {de,des,du,d'}|abstraction faite {de,des,du}
    pas {le ,un ,un seul }{moindre ,}{mot,traître mot,bruit} {sur,de}|{le moindre,un seul,un traître} {mot,bruit} {sur,de}|rien {du tout ,}{sur,de,à propos de,concernant,à voir avec,en rapport avec}|{surtout ,}{pas ,plus }{un mot ,une ligne ,une seconde }{sur,de}
    {sans ,}{me ,}{parler,mentionner,évoquer,aborder,citer} {de ,des ,du ,d',les ,la ,le ,l'}|{vous pouvez,tu peux} {vous ,te ,}{passer de,sauter,oublier,zapper,laisser tomber,garder pour vous,laisser de côté,ignorer}
    {je ,}{ne ,}{veux,souhaite,désire} {pas ,plus ,surtout pas ,absolument pas }{entendre parler ,qu'on me parle ,entendre ,savoir ,en entendre }{de ,d',des ,du ,}|{je suis ,}{allergique,hermétique,insensible,indifférent,indifférente} {à,au,aux}|{ça ,}me {gonfle,saoule,soûle,gave,barbe} {de ,}
    {fatigué,fatiguée,lassé,lassée,saturé,saturée,dégoûté,dégoûtée,écœuré,écœurée,las,lasse,gavé,gavée} {de,d',des,du,par}{ la, l', les,}|overdose {de,d'}|trop {de,d'}|à bas
  `,
  excludeAfter: `
    me {sort,sortent} par les {yeux,oreilles,trous de nez}|me {gonfle,gonflent,saoule,saoulent,soûle,soûlent,gave,gavent,barbe,barbent,rase,rasent,ennuie,ennuient,fatigue,fatiguent,lasse,lassent,déprime,dépriment,énerve,énervent,agace,agacent,dégoûte,dégoûtent,stresse,stressent,angoisse,angoissent,exaspère,exaspèrent,laisse froid,laissent froid,hérisse,hérissent,tape sur les nerfs,tapent sur les nerfs,court sur le haricot,donne la nausée,donnent la nausée,rend malade,rendent malade}
    {ne ,n'}{m'intéresse,m'intéressent,me dit,me disent,me parle,me parlent,me passionne,me passionnent,m'attire,m'attirent,me concerne,me concernent} {pas,plus,pas du tout,guère,en rien,absolument pas,rien}
    {m'intéresse,m'intéressent} {pas,plus,pas du tout,guère}|{très peu ,}pour moi non|{c'est ,}{pas,non} {mon truc,ma tasse de thé,pour moi,ma came,mon délire,mon dada}|{très ,}peu pour moi|bof bof
    {je ,j'}{m'en fous,m'en fiche,m'en moque,m'en passe,m'en passerai,m'en passerais,m'en tape,m'en bats les couilles,m'en balance,n'en veux pas,n'en veux plus,n'en peux plus,en ai marre,en ai assez,en ai ras le bol,n'en ai rien à faire,n'en ai rien à cirer,n'en ai rien à foutre,en ai soupé,évite,passe}
    {à ,est à ,sont à }{éviter,exclure,bannir,proscrire,oublier,laisser de côté,zapper,sauter}|{est,sont} {exclu,exclus,exclue,exclues,banni,bannis,bannie,bannies,proscrit,proscrits,tabou,tabous,malvenu,malvenus,hors de question,hors sujet}|sans façon|hors de ma vue
  `,
  want: `un peu {de,d'}|un soupçon de|une dose de|quelques|parlez-moi plutôt {de,d',du,des}|parle-moi plutôt {de,d',du,des}|plutôt {de la,du,des}|je raffole {de,d',du,des}|je suis fan {de,d',du,des}|je kiffe|branche-moi sur|ça me ferait du bien`,
  onlyIf: `{uniquement,seulement,que} si {ça parle,ça concerne,ça touche,c'est,c'est sur,cela concerne,cela parle,il s'agit,il est question}{ de, d', des, du, à, au, aux, sur,}{ la, le, les, l',}`,
  nothingElse: `le reste {m'est égal,m'importe peu,ne m'intéresse pas,je m'en fiche,je m'en fous,peut attendre,on s'en fout,on s'en fiche,importe peu}|peu importe le reste|oubliez le reste|laisse tomber le reste`,
  filler: `
    bonjour madame|bonjour monsieur|madame, monsieur|madame|monsieur|cordialement|bien cordialement|bien à vous|merci par avance|auriez-vous l'amabilité de|me préparer|préparer|un point|un point sur|parlez|parle|bref|en fait|du coup|genre|honnêtement
  `,
});
