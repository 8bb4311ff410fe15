import type { Language } from '../../../../../shared/kernel/language.js';
import { refusals, type Kind } from '../../cue-types.js';

/** What is sent away, has no place, was had enough of, or makes one want to flee; and wishes said by denying that something is forgotten. */
export const exits: Readonly<Record<Language, Readonly<Partial<Record<Kind, string>>>>> = {
  en: refusals({
    excludeAfter: `
      {is ,are ,'s ,stays ,}off the {menu,table,list,agenda,cards,air,programme,program}|{has,have} no place{ here, in it, in this, in my morning,}|{has,have} no business {here,being here}
      {makes,make} me want to {scream,cry,sleep,hide,run,flee,vomit,throw up,switch off,turn off,leave,die}|{is,are} dead to me|{is,are} over for me
      {is,are} {a turn-off,a bore,a snooze,a drag,a no-go,a non-starter,a waste of time,unwelcome,unwanted,out of the question,more than enough,too much for me}|{can,may,should} stay {out,outside,away,off}{ of it, of this,}|{gets,get} old|{is,are} getting old
    `,
    exclude: `{i'm ,i am ,}{up to here,up to my neck,up to my ears} with|{i've ,i have ,}{heard,had} {it,more than enough} {all ,}{about,of}|{i ,i'd ,}{prefer,rather} {it if ,that ,}{you,we} {skipped,left out,dropped,avoided,didn't mention,didn't cover,ignored}|{i'd ,i would ,}rather {you ,we ,}{skip,skipped,avoid,avoided,not have,not get,not be told about,never hear of}`,
    notOnly: `why not{ some, a bit of, a little,}|how about{ some, a bit of, a little,}|{don't,do not,never} {be shy about,hold back on,skimp on,be stingy with,go easy on,let up on,cut back on}|{there's ,there is ,}no {such thing as ,}{too much,reason to skip,reason to drop}|{i ,}wouldn't say no to|{can't,cannot} go wrong with|{is,are} there no|{isn't,aren't} there any|{isn't,is not,aren't,wouldn't be} {complete,the same,finished} without|leave nothing out {on,of,about}`,
    filler: `plenty|are plenty|is plenty|will do nicely`,
  }),
  de: refusals({
    excludeAfter: `
      {soll,sollen,kann,können,darf,dürfen,muss,müssen,bleibt,bleiben,möge} {heute ,mal ,heute mal ,bitte ,gern ,gerne ,ruhig ,lieber ,besser ,}{draußen,weg,raus,außen vor,zu hause,fern,daheim,unerwähnt,vor der tür,weggelassen,wegfallen,wegbleiben,draußen bleiben,weg bleiben}{ bleiben,}
      {draußen,weg,außen vor,unerwähnt,vor der tür} bleiben|{hat,haben} {hier ,heute ,da ,}nichts {verloren,zu suchen}|{ist,sind} {für mich ,heute ,bei mir ,}{tabu,gestrichen,durch,gegessen,erledigt,gestorben,passé,kein thema,nichts für mich}|{eher,lieber,besser} nicht|{hängt,hängen,kommt,kommen} mir {zum hals,zu den ohren,aus den ohren} {raus,heraus}
      {schlaf,schlafe,penn,penne,nick} ich{ immer, glatt, sofort,} ein|{wird,werd,werde} mir {schlecht,übel,anders}|mir wird {schlecht,übel} {bei,von,wenn ich}{ etwas von, was von, von,}
    `,
    exclude: `mir wird {schlecht,übel}, wenn ich {was ,etwas ,}{von,über}|mir wird {schlecht,übel} {bei,von,wenn ich was von,wenn ich etwas von,wenn ich}`,
    notOnly: `kann {ich ,}nicht genug {bekommen,kriegen,haben,hören}|{warum,wieso,weshalb} nicht {mal ,auch ,auch mal ,}|wie wär{'s,e es, es} mit`,
    stop: `darf|dürfen|mag|mögen`,
  }),
  fr: refusals({
    excludeAfter: `
      {me ,nous ,}{donne,donnent} envie de {dormir,vomir,fuir,pleurer,hurler,crier,partir,tout éteindre,éteindre}|n'{a,ont} pas {sa,leur} place{ ici,}|{reste,restent} {dehors,à la porte,au placard}|{sort,sortent} par les {yeux,oreilles,trous de nez}
      {me ,nous ,}{fait,font} {trop ,}{de mal,du mal,souffrir,peur,pleurer,mal}{ au cœur,}|{c'est ,}non{ merci,}$|{est,sont} de trop
    `,
    exclude: `{que tu ,que vous ,de ne pas ,}{évites,évitiez,omettes,omettiez,sautes,sautiez,enlèves,enleviez,retires,retiriez,zappes,zappiez,oublies} {le ,la ,les ,l',}|m'{épargner,épargnes,épargniez}`,
    notOnly: `il n'y a rien {sur,de neuf sur,de nouveau sur}|n'y a-t-il rien sur|pourquoi pas {un peu de ,du ,de la ,des ,de l',}|{n'oublie,n'oubliez,ne zappe,ne zappez,ne saute,ne sautez,ne néglige,ne négligez,n'omets,n'omettez} {surtout ,}pas`,
  }),
  es: refusals({
    excludeAfter: `
      {ya ,}{he,hemos} tenido {ya ,}{bastante,suficiente,de sobra}|{me ,nos ,}{da,dan} ganas de {llorar,dormir,vomitar,huir,gritar,apagar}|{me ,nos ,}revuelve{n,} el estómago|no pinta{n,} nada{ aquí,}|{está,están} de más|{sobra,sobran}|que se quede{n,} fuera|{mejor,casi} no
      se me revuelve el estómago con|no tiene{n,} cabida
    `,
    exclude: `se me revuelve el estómago {con,cuando oigo hablar de,cuando oigo,al oír}|{que ,que me ,que te ,que nos ,}{ahorres,ahorre,ahorréis,ahorren,saltes,salte,saltéis,evites,evite,omitas,omita,quites,quite,excluyas,elimines,obvies,descartes,prescindas de}|{ya ,}{he,hemos} tenido {bastante,suficiente} de`,
    notOnly: `no hay nada {sobre,de nuevo sobre}|no {me ,nos ,te ,}{ahorres,saltes,evites,quites,excluyas,elimines,obvies,descartes}|por qué no {un poco de ,algo de ,}|{que ,}no {falte,falten,me falte,pueden faltar,puede faltar,debe faltar}|no {te ,os ,se ,}{olvides,olvidéis,olvide,olviden} {de ,del ,}|no {descuides,omitas,te saltes,quites,dejes de incluir}`,
  }),
  pt: refusals({
    excludeAfter: `
      {já ,}{deu,chega} {pra mim,para mim}|{me ,nos ,}{dá,dão} vontade de {dormir,chorar,vomitar,fugir,gritar,desligar}|{me ,nos ,}{deixa,deixam} {muito ,tão ,bem ,}{mal,triste,péssimo,péssima,pra baixo,ansioso,ansiosa,nervoso,nervosa}|{não tem,não têm} {vez,lugar,espaço}{ aqui,}|{está,estão} de mais|{fica,ficam} {de fora,pra depois}|{melhor,acho que} não
    `,
    exclude: `{já ,}deu {de,com}|{que ,que me ,}{poupe,poupes,pule,pules,evite,evites,omita,omitas,exclua,elimine,descarte,corte}|{eu ,já ,}{tive,tivemos} {bastante,o suficiente} de`,
    notOnly: `não {tem,há} nada {sobre,de novo sobre}|não {me ,}{poupe,pule,evite,omita,exclua,elimine,descarte,corte}|por que não {um pouco de ,falar de ,}|{não ,nunca ,}{se ,te ,}{esqueça,esqueças,esquece,esqueçam} {de ,do ,da ,dos ,das ,}|não {deixe,deixa,pode} {de ,}{faltar,fora,incluir}|não pode{m,} faltar`,
  }),
  zh: refusals({
    excludeAfter: `{靠边站,一边去,一边凉快去,出局,滚蛋,滚远点,没门,一个字都别提,一个字也别提,一个字都不要提,半个字都别提,提都别提,想都别想,见鬼去}`,
    notOnly: `{为什么不,为何不,何不,怎么不}{来点,讲讲,说说,听听,}|{别忘了,别落下,别漏了,不要忘了,不要漏掉,不能少,不能少了,不反对,少不了,不能没有}`,
  }),
  ja: refusals({
    excludeAfter: `{は,には,の,}{出番なし,居場所はない,NG,ng,論外,お断り,ノーサンキュー,引っ込めて,引っ込んで,門前払い}{で,です,でお願いします,にして,}|{を聞くと,は,で,には,}{泣きたくなる,逃げたくなる,寝たくなる,叫びたくなる,消したくなる,耳をふさぎたくなる,寝落ちする}`,
    notOnly: `{も,を,は,}{忘れずに,忘れないで,抜かさないで,飛ばさないで,省かないで,外さないで,落とさないで}|{は,が,も,}{欠かせない,欠かさず,外せない}|なしでは{始まらない,いられない,生きられない}|には目がない`,
    yes: `は{OK,ok,オーケー,オッケー,可,あり,アリ}{で,です,だけど,だが,、,}`,
  }),
};
