import type { Language } from '../../../../shared/kernel/language.js';
import { refusals } from '../cue-types.js';

/** What somebody likes and does not like, before what it is and behind it, with the verbs that each language has for it. */
export const liking: Readonly<Record<Language, ReturnType<typeof refusals>>> = {
  en: refusals({
    want: `i {really ,also ,do ,just ,much ,}{like,love,enjoy,prefer,adore,favour,favor,value,appreciate}{ hearing about, listening to, to hear about, news about,}`,
    exclude: `
      save {me,us,yourself} {the,all the,any}|i {really ,also ,}{dislike,hate,loathe,detest,despise,reject}{ hearing about, any,}
      i ask not {to hear,to be told,to get}{ about,}|disregard|disregards|disregarding
    `,
    and: `as well as`,
    filler: `oh|ah|yeah|entirely|completely|totally|plese|pleas`,
    notOnly: `{i ,}{never,don't,do not,can't,cannot,could never,hardly ever} {get ,grow ,become ,}{tired,bored,sick,weary,fed up} {of,with,by}{ hearing about,}`,
  }),
  de: refusals({
    want: `ich {bevorzuge,schätze,genieße,verfolge}|interessiere mich {sehr ,besonders ,}für|ich wünsche {mir ,}`,
    exclude: `ohni|{spar,erspar,erspare,ersparen sie} {mir,uns}{ bitte, heute,}|ich {hasse,verabscheue,meide}`,
    filler: `{von ,über ,}allem|verloren|bite`,
    question: `wer hat`,
    yes: `
      {mag,liebe,schätze,will,möchte,bevorzuge,nehme,hör,höre} ich{ sehr, gern, gerne, hören, wissen, schon, total, besonders,}
      finde ich {spannend,interessant,gut,super,toll,klasse,prima,wichtig}|{interessiert,interessieren} mich{ sehr, schon, besonders, brennend,}
      {bekomme,krieg,kriege} ich {nie,nicht} genug
    `,
    notOnly: `{wird,werde} {mir ,ich ,}nie {zu viel,müde}`,
  }),
  fr: refusals({
    want: `{j'aime,j'adore,j'apprécie}{ bien, beaucoup, vraiment, aussi,}|je {privilégie,kiffe}|je me passionne pour|j'aimerais mieux{ entendre parler, avoir, entendre, écouter,}{ de, du, des, de la,}`,
    filler: `ah|oh`,
    exclude: `je peux {très bien ,bien ,}me passer {de,du,des}|je {hais,déteste,refuse,évite}`,
    notOnly: `je ne me lasse {pas,jamais} {de,du,des}`,
  }),
  es: refusals({
    want: `amo|disfruto|me fascina|me fascinan|me copa|me copan|valoro`,
    filler: `lo que {más ,}{quieras,quiera,quieran}`,
    exclude: `rechazo|en {vez,lugar} {de,del}`,
    only: `no {quiero,pido,necesito,me interesa,me interesan,busco} {nada ,}más que|no quiero sino`,
  }),
  pt: refusals({
    want: `curto{ mais, muito,}|{me interesso,interesso-me} {por,pelo,pela,pelos,pelas}|gosto {muito ,mais ,}{de,do,da,dos,das}|valorizo`,
    exclude: `não {me interesso,interesso-me} {por,pelo,pela,pelos,pelas}|{eu ,}não gosto {nada ,muito ,}{de,do,da,dos,das}|não fales {de,do,da,dos,das}|rejeito|evito|{salta,pula,pule,corta,tira} {a,o,as,os}`,
    focus: `{centrado,centrada,focado,focada} {em,no,na,nos,nas}`,
    only: `so|não quero {mais ,}{nada ,}{além de,senão}`,
  }),
  zh: refusals({
    want: `
      喜欢|喜欢听|爱听|我爱|我爱听|偏好|偏爱|热爱|更爱|我希望{了解,听到,知道,听,}|希望{了解,听到,知道,听}|我要求|我请求|我{最,很,超,特别,非常,真,挺}{喜欢,爱,爱听,想听}
      我偏好|我更{偏好,偏爱,爱}
    `,
    filler: `当然|當然`,
    only: `只有`,
    yes: `我{也,很,超,特别,非常,最,挺,真,倒,}{喜欢,爱,爱听,感兴趣}|我{也,很,超,特别,非常,最,挺,真,倒}{想听,想知道}|超爱|最爱`,
    notOnly: `{听,看,百听,怎么听都}不{腻,厌,烦}|百听不厌`,
    exclude: `{请,}勿{播,播报,讲,提,说,放}|不要{播,播报,出现,涉及}`,
  }),
  ja: refusals({
    want: `{を,が,は,}好み{ます,ですが,です,}|{を,が,}好む|好んで{います,いる}|{は,を,も,}聞き逃し{たくない,たくありません,たくないです}|{に,には}{興味,関心}が{ある,あります,ございます}`,
    focus: `を中心とした{要約,まとめ,ニュース,内容,}`,
    filler: `お願いできますでしょうか|お願いできますか|しており|しておりまして|しておりますので`,
    yes: `{は,も,なら}{いい,良い,よい,OK,ok,オーケー}{です,}{けど,が、,けれど,し}`,
  }),
};
