import type { Language } from '../../../../../shared/kernel/language.js';
import { refusals, type Kind } from '../../cue-types.js';

/** Conditions, refusals of what was named before ("no need to repeat that"), and "just hearing of it", which is no "only". */
export const everyday: Readonly<Record<Language, Readonly<Partial<Record<Kind, string>>>>> = {
  en: refusals({
    onlyIf: `
      {insofar as,in so far as,only insofar as,provided,provided that,providing,on condition that,but only when,but only if,only where,only when,only if,to the extent that,if and only if} {it's,its,it is,they're,they are,it concerns,it involves,it touches,they touch,it affects,they affect,it relates,they relate,it has to do with,it mentions,they mention,it is linked,it's linked,it's connected}{ about, on, to, with, directly to,}
    `,
    excludeAfter: `
      {no need to,no point in,don't,do not,please don't,you needn't,you don't have to,no reason to} {repeat,repeating,cover,covering,mention,mentioning,include,including,go over,going over,tell me,telling me,bring up,bringing up,go into} {it,that,this,them,those,any of it,any of that}{ again, any more,}
      {keep,leave} {him,her,it,that,this,them,those} {out of it,out of this,out of the briefing,out}|{skip,drop,lose,forget,cut,bin,ditch} {him,her,it,that,this,them,those}
      {the ,}less said{ about it,} the better|{you ,}can {happily ,safely ,}{go missing,be dropped,be cut,be left off,be ignored,be binned}
    `,
    exclude: `withuot|witout|wihtout|whithout|the less said about|pretend there's no|pretend there is no|not a peep about|hold off on|lay off the|leave off|give me a break from|take a break from|no need for any`,
    filler: `{just ,the mere ,the very ,even }{hearing about,hearing of,hearing,thinking about,thinking of,reading about,mention of,thought of,sound of}`,
    unless: `exept|exept for|execpt|excpet|excep|accept for|appart from|appart`,
    noise: `definately|definitly|defo|deffo`,
  }),
  de: refusals({
    onlyIf: `
      {sofern,soweit,vorausgesetzt,insofern,insoweit,aber nur wenn,aber nur falls,aber nur sofern,nur sofern,nur soweit,nur insofern,unter der bedingung dass,solange}{,,} {es,sie,das,die}{ sich,}{ um, mit, über, von,}
    `,
    excludeAfter: `
      {lass,lasst,lassen sie} {ihn,sie,es,das,die,den} {weg,raus,aus,bleiben,draußen}|{musst du,müsst ihr,müssen sie,brauchst du,braucht ihr,brauchen sie} {mir ,}{nicht,nich,nicht mehr,nicht noch mal} {wiederholen,bringen,erwähnen,erzählen,erklären,zu wiederholen,zu bringen,zu erwähnen,zu erzählen}
      {kannst,könnt} {du,ihr} {knicken,vergessen,stecken lassen,weglassen,dir an den hut stecken}|{kann,können} gern{e,} ohne mich {auskommen,weitergehen}
    `,
    filler: `{allein ,schon ,bloß ,}{beim gedanken an,der gedanke an,beim wort,der name}`,
  }),
  fr: refusals({
    onlyIf: `
      {à condition que,à condition qu',pourvu que,pourvu qu',pour autant que,pour autant qu',du moment que,du moment qu',mais seulement quand,seulement quand,uniquement quand,dans la mesure où,sous réserve que} {ça,cela,ce,il,elle,elles,ils,c'}{ parle, parlent, soit, s'agisse, concerne, concernent, touche, touchent, est}{ de, d', des, du, à, au, aux, sur, la, le, les,}
    `,
    exclude: `{pas la peine,inutile,pas besoin,aucun besoin,aucune raison} {de,d'} {donner,parler,mentionner,évoquer,raconter,répéter,inclure,mettre,ajouter}{ de, d', du, des,}`,
    excludeAfter: `{pas la peine,inutile,pas besoin} {d'en parler,d'en reparler,de répéter,de le répéter,de revenir dessus}|{laisse,laissez}{-le,-la,-les} {de côté,tranquille,en dehors}|on s'en passera|{vous pouvez,tu peux,on peut,vous pourrez,tu pourras} {la,le,les} {garder,laisser,ranger,oublier,zapper,sauter,éviter,remballer}`,
    filler: `rien que d'{entendre,y penser}|rien que d'entendre parler {de,d'}|{rien que ,}le {seul ,simple ,}nom`,
    unless: `exepté|excépté|sof|horsmis`,
  }),
  es: refusals({
    onlyIf: `
      {siempre que,siempre y cuando,a condición de que,con tal de que,con tal que,en la medida en que,mientras} {sea,sean,hable,hablen,trate,traten,se trate,tenga que ver,tengan que ver,toque,toquen,afecte,afecten,concierna,vaya,vayan}{ de, del, sobre, con, a, la, el, los, las,}
    `,
    excludeAfter: `{no hace falta,no es necesario,no tienes que,no hay que} {repetirlo,repetirla,repetirlos,mencionarlo,mencionarla,contarlo,contármelo,incluirlo,que lo repitas,que lo cuentes}|{déjalo,déjala,déjalos,déjalas} {fuera,de lado,aparte}|ni {nombrarlo,nombrarla,nombrarlos,mencionarlo,mencionarla,verlo,verla,tocarlo}|ni fu ni fa|ni mu|{te la,te lo,te las,te los,se la,se lo,se las,se los,os la,os lo,la,lo,las,los} {puedes,puede,podéis,pueden} {guardar,ahorrar,quedar,saltar,omitir,quitar,dejar fuera}`,
    exclude: `{déjese,déjate,déjense,dejaos,dejate} de|{que ,}no {salga,salgan,aparezca,aparezcan,entre,entren,haya}{ nada de, la, el, los, las,}`,
    filler: `{solo ,sólo ,con solo ,con sólo ,nada más }{de pensar en,de oír,pensar en,oír,oír hablar de,de oír hablar de,con oír}`,
    unless: `ecepto|exepto|esepto|ecsepto|sálvo`,
  }),
  pt: refusals({
    onlyIf: `
      {desde que,contanto que,com a condição de que,na medida em que} {seja,sejam,fale,falem,trate,tratem,se trate,tenha a ver,tenham a ver,envolva,envolvam,toque,afete,diga respeito}{ sobre, de, da, do, com, a, o, as, os, à, ao,}
    `,
    excludeAfter: `{não precisa,nem precisa,não é preciso,não tem por que,não há por que} {repetir,mencionar,contar,falar disso,falar dele,falar dela,incluir isso}{ isso, de novo,}|{deixa,deixe} {ele,ela,isso,eles,elas} {de fora,fora,de lado,quieto,pra lá}|{pode,podes,podem} {guardar,ficar,deixar,levar} {pra você,para você,pra si,para si,pra ti,para ti,pra vocês,com ela,com ele,de lado}|nem {pintado,pintada,pintados,pintadas}{ de ouro,}|deus me livre`,
    filler: `só de {pensar em,ouvir,ouvir falar de,ouvir falar em,ver}`,
    unless: `esceto|ecepto|exeto|execto|eceto`,
  }),
  zh: refusals({
    exclude: `用不着|{别,不要,甭,少}{给我,跟我,对我,再给我,再跟我}{放,播,推送,推荐,推,讲,说,念,报,聊,提,来}`,
    excludeAfter: `{就,也就,}{不用,不必,无需,没必要,用不着}{再,}{重复,提,讲,说,报,播}{了,一遍,}|敬谢不敏|敬而远之|绕道走`,
    filler: `{光是,光,一,只要一}{听到,听见,想到,看到,看见}`,
    nothingElse: `其余的就算了`,
  }),
  ja: refusals({
    filler: `{の名前を,の名前は,は,と,を,}{聞く,聞いた,見る,見た,考える,想像する}だけで{も,}`,
    excludeAfter: `{は,の話は,も,}{わざわざ,改めて,}{繰り返さなくて,触れなくて,取り上げなくて,言わなくて,説明しなくて}{いい,いいです,結構です,大丈夫,大丈夫です,よい}`,
  }),
};
