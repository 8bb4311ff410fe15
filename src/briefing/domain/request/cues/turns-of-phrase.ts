import type { Language } from '../../../../shared/kernel/language.js';
import { refusals } from '../cue-types.js';

/**
 * Frames that say what a sentence does with its subject: clefts ("all I want is"), concessions ("not that I mind"),
 * proposals ("let's leave"), hopes, mixtures, what is mentioned, what was missed, and a place that is denied.
 */
export const turnsOfPhrase: Readonly<Record<Language, ReturnType<typeof refusals>>> = {
  en: refusals({
    want: `{i ,we ,}would prefer`,
    noise: `{don't,do not,never} {start,begin,open,lead,kick off} with`,
    only: `{all,the only thing,the one thing} {that ,}{i'm,i am,we're,i,we,i'd,we'd} {after,looking for,want,need,want to hear about,care about,interested in,like to hear about,asking for} {is,are}`,
    exclude: `
      {let's,let us,we could,we can} {leave,drop,do without,forget,forget about,set aside,avoid,ignore}{ the, all the,}
      {let's,let us,we could,we can} skip {the,all the,all,any}
      {don't,do not,stop,never} {send,sending,give,giving,bring,bringing,show,showing,feed,feeding,push,pushing,play,playing} me{ any, any of the,}
    `,
    notOnly: `not that i {mind,dislike,don't like,hate,have anything against}{ hearing about,}`,
    filler: `{i ,i do ,we }hope{ that,}|hope {that,there}|hopefully|{mix,mixture,blend,combination} of`,
    about: `{that ,which ,}{mentions,mention,mentioning,involves,involving}`,
    question: `what {did,have,had} {i,we} {miss,missed} {in,on,about,from,at}`,
  }),
  de: refusals({
    noise: `{fang,beginne,beginn,starte} {bloß ,bitte ,ja ,auf keinen fall }nicht mit|fang nicht mit|beginne nicht mit`,
    only: `{mir geht es,es geht mir} {einzig,nur,allein,ausschließlich} um|{interessiert,interessieren} mich {nur,bloß}{ noch,}`,
    exclude: `{meide,meidet,meiden sie}|{lassen,überspringen,vergessen,streichen} wir|{schick,schicke} mir {bitte ,}{keine,kein,keinen}{ mehr,}|{soll,sollte,darf} nichts {über,von,zu}`,
    want: `{wir hätten,hätten wir} {gern,gerne}|{wir möchten,wir wollen,wir mögen}|reden {wir ,}lieber {über,von}|reden wir {über,von}|sprechen wir {über,von}`,
    notOnly: `nicht,? dass ich {was,etwas,irgendwas} gegen|nicht dass mich`,
    yes: `darf {rein,drin sein,bleiben,drinbleiben,dabei sein}`,
    excludeAfter: `nö|nee|ne danke|nee danke|lass stecken|kannst du stecken lassen`,
    filler: `hoffentlich {ist da,gibt es,kommt da}|hoffentlich|{mischung,mix} aus|zur abwechslung{ mal,}|dürfte es|bleiben|enthalten|hätte`,
    about: `übers`,
    question: `was {hab,habe,haben} {ich,wir}`,
  }),
  fr: refusals({
    noise: `{ne ,}{commence,commencez,débute,débutez,ouvre} {surtout ,}pas {par,avec}|surtout ne {commence,commencez} pas {par,avec}`,
    only: `{tout ce qui,la seule chose qui,le seul sujet qui} m'intéresse,? {c'est,est}|{tout ce que,la seule chose que} je {veux,cherche,demande},? {c'est,est}|il n'y a que`,
    exclude: `{laissons,oublions,sautons,évitons}|{ne m',ne me ,n'en}{envoie,envoyez,donne,donnez,mets,mettez,sers,parle} plus {de,du,des,d'}|{il ,}ne doit rien {y avoir sur,y avoir de,contenir sur}|autre chose que {de ,du ,des ,}`,
    want: `{on voudrait,on aimerait,nous voulons,nous voudrions,nous aimerions}|{parlons,causons} {plutôt ,}{de,du,des,d'}|couvrez|couvre {le,la,les,l'}`,
    notOnly: `ce n'est pas que|c'est pas que`,
    excludeAfter: `il faut {l'enlever,l'éviter,la retirer,le retirer,les retirer,la supprimer,le supprimer,les enlever,les éviter}|nan|nope`,
    yes: `{seraient,serait} {bienvenus,bienvenu,bienvenue,bienvenues}`,
    filler: `{un ,}mélange {de,d'}|j'espère {qu'il n'y aura,qu'il n'y a,que,qu'il}|me dérange|durer|{seraient,serait} {bien,super}|pour une fois`,
    about: `{qui ,}{mentionne,mentionnent,évoque,évoquent,parle de,parlent de,concerne,touche à}`,
    question: `qu'est-ce que j'ai {raté,manqué,loupé} {en,au,aux,à,dans,sur}|qu'ai-je {raté,manqué} {en,au,aux,à}`,
  }),
  es: refusals({
    focus: `un {poco,poquito} más de`,
    noise: `no {empieces,empiece,empiecen,comiences,comience,arranques,abras} {por,con}|ni se te ocurra {empezar,comenzar} {por,con}`,
    only: `lo único que {busco,quiero,me interesa,pido,necesito} {es,son}`,
    exclude: `{dejemos,saltemos,olvidemos,evitemos}{ ya, a un lado,}|no me {mandes,mande,manden,envíes,envíe,envíen,des,dé,den,traigas,traiga,traigan,pases,pase,pasen}|no {debe,deben,debería,puede} {contener,tener,incluir,haber} nada {de,del,sobre}|{podría ser ,}otra cosa que no sea|no hubiera nada de|que no {haya,hubiera,hubiese} {nada ,}{de,sobre}`,
    want: `{queremos,quisiéramos,querríamos,nos gustaría}{ oír de, saber de,}|hablemos {de,del}|{cubre,cubra,cubran}`,
    notOnly: `no es que {no ,}me {moleste,molesten,disguste,desagrade}{ que,}`,
    excludeAfter: `nop|nope|nel|nones`,
    yes: `{puede,pueden} {quedarse,quedar}|{estaría,estarían} {bien,genial}`,
    filler: `{una ,}{mezcla,combinación} de|ojalá|durar|por una vez|un aviso`,
    about: `que {mencione,mencionen,hable de,trate de,involucre}{ a, al,}`,
    question: `qué me {perdí,he perdido} {en,de,sobre}`,
  }),
  pt: refusals({
    focus: `um {pouco,pouquinho} mais de`,
    noise: `não {comece,comeces,comecem,abra} {por,com,pela,pelo}|nem {pense,penses} em começar {por,com,pela,pelo,pelas,pelos}`,
    only: `a única coisa que {eu ,}{procuro,quero,me interessa,peço,preciso} {é,são}`,
    exclude: `vamos {deixar,esquecer,pular,saltar} {os,as,o,a}|{deixemos,esqueçamos,saltemos}|não me {mande,mandes,mandem,envie,envies,enviem,dê,dês,deem,traga,tragas,tragam,passe,passes}|não {deve,devem,pode} {conter,ter,incluir} nada {de,do,da,sobre}|{podia ser ,}outra coisa que não{ seja,}|não tenha nada {de,do,da,sobre}`,
    want: `{a gente ,nós ,}{queremos,queríamos,gostaríamos de}|a gente {quer,queria,gosta de}|{vamos ,e ,}falar {do,da,de,dos,das}|{cubra,cubram}|cobre {o,a,os,as}`,
    first: `{vem,vêm} {primeiro,antes}`,
    notOnly: `não {é ,}que eu não {goste,queira}{ de,}|não que {eu ,}não {goste,queira}{ de,}`,
    excludeAfter: `nope|nah`,
    filler: `{uma ,}{mistura,combinação} de|tomara que|oxalá|durar|para variar|pra variar|um aviso`,
    about: `{que ,}{mencione,mencionem,fale de,fale do,fale da,trate de,envolva}{ o, a, os, as,}`,
    question: `{o ,}que {é que ,}{eu ,}perdi {em,na,no,nas,nos,sobre}`,
  }),
  zh: refusals({
    noise: `{千万,可,请,}{别,不要}{从,拿}`,
    only: `我唯一{想听,要听,想要,关心,感兴趣}的{就是,是}|唯一{想听,要听,想要,关心,感兴趣}的{就是,是}`,
    exclude: `{今天,}{就,}{不谈,不聊,不讲}|{请,}{别,不要}再{发,推,送,放,给我发}|{里面,}{不能,不可以,不得,不许,不该}{有,出现,含,包含,涉及}|不希望{有,听到,看到}|希望{里面,}{没有,不要有,别有}`,
    want: `多听点|多听`,
    notOnly: `{也,}{不是,并不是,并非}我{不喜欢,不爱,讨厌}`,
    excludeAfter: `{就,}别{上,管,碰}{了,}|{要,得}{拿走,滚,走人,消失}`,
    yes: `可以{留,留着,留下,保留}|可以来`,
    filler: `提醒一下|{混,掺}着来|换换口味|太烂了|给我了|倒是可以来{几条,点,一些,}|倒是`,
    about: `提到|提及`,
    but: `只是`,
    question: `错过了`,
  }),
  ja: refusals({
    noise: `{の話,のニュース,}から{始めない,はじめない,始めず}{で,に}{ください,ね,}`,
    excludeAfter: `{の話,}{は,を,も,}{もう,}{送って,流して,見せて,聞かせて}{こないで,来ないで,くれなくていい}{ください,}|{の話,}{は,が,も,}入って{いません,いない}{ように,}|{の話,}{は,を,も,}望んでいません|{は,を,}消して|{は,を,}よけて|の話はよして|はよして|{じゃない,ではない}{もの,やつ,の}を|{を,は,}{退屈,つまらなく}{に,}{感じて,思って}{います,いる}{が,けど,}`,
    notOnly: `{が,は,}{嫌,嫌い}な{わけ,の}では{ない,ありません}{です,}{が、,けど、,が,けど,}|{が,は,}嫌いという{わけ,こと}ではない`,
    want: `お好きです|{の話,}なら{いくつか,}あると嬉しい{です,}|あると嬉しい{です,}|を増やして{ほしい,ください,}|を混ぜて`,
    less: `を減らして{ほしい,ください,}`,
    yes: `{は,も,}残して{いい,よい,OK}{です,}{けど,が,}`,
    filler: `念のため|たまには|ひどいので`,
    stop: `が出てくる`,
  }),
};
