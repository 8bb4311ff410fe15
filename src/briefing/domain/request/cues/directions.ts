import type { Language } from '../../../../shared/kernel/language.js';
import { refusals } from '../cue-types.js';

/** Whither a briefing is to go, and from what; praise and insistence behind a name; what is required and forbidden. */
export const directions: Readonly<Record<Language, ReturnType<typeof refusals>>> = {
  en: refusals({
    focus: `{steer,lean,tilt,go,move} {it ,this ,more ,}{toward,towards}|{a ,}whole lot more of`,
    exclude: `{and ,}{steer ,lean ,move ,go ,get ,far ,}away from|i {avoid,forbid,reject}{ any mention of, all mention of, mention of,}`,
    want: `i'm {fine,ok,okay,happy} with|{i ,}insist on`,
    less: `less so`,
  }),
  de: refusals({
    focus: `{mehr ,eher ,}in richtung`,
    exclude: `ich {vermeide,untersage,verbiete}{ jede erwähnung von, jegliche erwähnung von,}`,
    yes: `{muss,müssen} {sein,rein,dabei sein}`,
    less: `eher weniger|deutlich weniger`,
    excludeAfter: `{draußen,außen vor} bleibt`,
  }),
  fr: refusals({
    focus: `{oriente-toi,tourne-toi,va,penche} {plutôt ,}vers`,
    exclude: `{éloigne-toi,éloignez-vous,écarte-toi,reste loin,loin} {de,du,des,d'}|je refuse toute mention {de,du,des,d'}`,
    yes: `j'y tiens|y tiens`,
    less: `{beaucoup,nettement,bien} moins`,
    excludeAfter: `{tu oublies,vous oubliez,tu laisses,vous laissez}|{reste,restent} dehors`,
    question: `est-ce qu'on a {parlé,entendu parler} {de,du,des,d'}`,
    want: `j'exige`,
  }),
  es: refusals({
    focus: `{llévalo,llevalo,oriéntalo,ve,tira} {más ,}hacia`,
    exclude: `{aléjate,alejate,aléjese} {de,del}|lejos {de,del}|{evito,prohíbo}{ cualquier mención a, cualquier mención al, cualquier mención de, cualquier mención del, toda mención de,}`,
    yes: `que no {falte,falten}|{me parece,me parecen} bien`,
    excludeAfter: `te puedes olvidar|puedes olvidarte`,
  }),
  pt: refusals({
    focus: `{puxa,puxe,leva,leve} {mais ,}{para,pra}{ a, o, as, os,}`,
    exclude: `{foge,fuja,fujam,afasta-te,afaste-se} {de,da,do,das,dos}|longe {de,da,do}|evito {qualquer ,toda }menção {a,à,ao,de}`,
    question: `{já ,}se sabe {alguma coisa,algo} {de,da,do,sobre}`,
  }),
  zh: refusals({
    focus: `多往`,
    exclude: `禁止{提及,提到,涉及,出现,谈}`,
    yes: `一定要有|多多益善`,
    less: `{就,}少来点|大幅减少`,
    nothingElse: `{别的,其他,其它,其余}{一概,一律,全都}{不听,不要,不讲}`,
    question: `有下文{了吗,吗}`,
    want: `我要求{报道,播报}`,
  }),
  ja: refusals({
    focus: `寄りにして`,
    excludeAfter: `への言及を禁じて{います,いる}|への言及は禁止{です,}`,
    yes: `はかまわない{です,}{けど,が、,}|は構わない{です,}{けど,が、,}`,
    less: `{は,を}ぐっと減らして|はほどほどに`,
    want: `の報道を求め|を求めます|をたっぷり`,
    nothingElse: `それ以外は一切{なし,いらない,不要}`,
    question: `について何かわかった`,
  }),
};
