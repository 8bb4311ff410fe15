import type { Language } from '../../../../shared/kernel/language.js';
import { refusals } from '../cue-types.js';

/** Words that point back at what was named: "that name", "I'm sick of it", "what you told me". */
export const namedBefore: Readonly<Record<Language, ReturnType<typeof refusals>>> = {
  en: refusals({
    filler: `{what,everything,anything} {you,you've} {already ,}{told,read,said,covered}{ me, us,}{ already, before,}|{that,this} {name,word,guy,man,woman,person,fellow,bloke,crowd,circus}`,
    excludeAfter: `{i'm ,i am ,we're ,}{so ,}{sick,tired,fed up,sick and tired,weary} {of,with} {it,that,this,him,her,them,those,the whole thing}`,
  }),
  de: refusals({
    filler: `{den,diesen,dieses,seinen,ihren} {namen,kerl,typen,wort}`,
    excludeAfter: `{ich ,}{habe,hab} {es,das,sie,ihn,den} {so ,langsam ,gründlich ,echt ,}{satt,dicke,über}|das {nervt,reicht mir,hängt mir zum hals raus}`,
  }),
  fr: refusals({
    filler: `{ce,cet,cette,son,leur} {nom,mot,type,bonhomme,individu,personnage}`,
    excludeAfter: `{j'en ai,on en a} {vraiment ,}{marre,assez,ras le bol,ma claque,plein le dos,soupé}`,
  }),
  es: refusals({
    filler: `{ese,este,su,esa,esta} {nombre,tipo,tío,palabra,señor,señora,personaje}`,
    excludeAfter: `{estoy,ya estoy,estamos} {harto,harta,hartos,hartas,cansado,cansada,hasta las narices,hasta el gorro} de {eso,ello,esto,él,ella,ellos,ellas,ese tema}|{me tiene,me tienen,nos tiene} {harto,harta,hartos,hartas,cansado,cansada}`,
  }),
  pt: refusals({
    filler: `{esse,este,seu,essa,desse,deste} {nome,cara,sujeito,palavra,personagem}`,
    excludeAfter: `{estou,tô,tou,ando,já estou,já tô,estamos} {farto,farta,fartos,cansado,cansada,cheio,cheia,de saco cheio} {disso,disto,dele,dela,deles,delas,desse assunto,deste assunto}`,
  }),
  zh: refusals({
    filler: `{这个,那个}{名字,人,家伙,词}`,
  }),
  ja: refusals({
    filler: `{その,この,あの}{名前,男,女,言葉}`,
  }),
};
