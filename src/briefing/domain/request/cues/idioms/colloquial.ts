import type { Language } from '../../../../../shared/kernel/language.js';
import { refusals, type Kind } from '../../cue-types.js';

/** How people talk rather than write: dialects, what tags a sentence, and what is said beside the point. */
export const colloquial: Readonly<Record<Language, Readonly<Partial<Record<Kind, string>>>>> = {
  en: refusals({
    filler: `lets|let us|owt|nowt|summat|innit|bro|dude|tho|eh|y'all|folks|fella|love|gonna|wanna|gotta|kinda|sorta|n|nah mate|is my thing|are my thing`,
    exclude: `dinnae|disnae|cannae|divvent|ain't got time for|got no time for|{i ,}{ain't,am not,aren't,isn't} {into,about,bothered about,fussed about,interested in,after,here for}|nowt {on,about}`,
    noise: `bar none`,
    notOnly: `{don't,do not,never} forget{ about,}`,
    but: `on the other hand|by contrast|in contrast|whereas|mind you`,
    last: `{save,keep,hold,leave,put,park} {it,that,them} {for,till,until} {the end,last,the very end}`,
    excludeAfter: `can wait {for ,until ,till ,}{another,some other,a different,a better} {day,time,occasion}|{for ,until ,till ,}{another,some other} {day,occasion}`,
  }),
  zh: refusals({
    notOnly: `{可,千万,}{别,不要,不能}{给我,把它,}{落下,落了,漏掉,漏了,忘掉,忘了,丢下,撇下}{了,}`,
    yes: `没问题`,
    filler: `我们家|我家|咱家|敬请|无论如何`,
    exclude: `唔好講|唔想聽|毋须|莫讲|莫要讲|甭跟我{讲,说,提,谈,聊}|甭{讲,说,提,谈,聊}`,
    excludeAfter: `改天再{说,讲,聊}{吧,}|下次再{说,讲,聊}{吧,}|以后再{说,讲,聊}{吧,}|{都,就,,}{一边去,边儿去,滚一边去,哪凉快哪待着去,爱谁谁,歇菜,死一边去,闪开,让让,让道,边上去}{吧,了,}|唔好`,
  }),
  es: refusals({
    filler: `aquí|acá|güey|wey|órale|pues nada|hombre|mujer|a mí|a mi|a nosotros|ojo|ándale`,
    notOnly: `no {te,se,os} {olvides,olvide,olviden,olvidéis} {de,del}{ la, los, las,}|no vayas a olvidar{te,}{ de, del,}`,
    want: `{échale,échenle,métele,métanle,dale} {ganas ,caña ,duro ,}{a,con}`,
    excludeAfter: `{déjal*,dejal*,guárdal*,mejor} para otro {día,momento}|para otro {día,momento}|que se {vaya,vayan,pudra,pudran,joda,jodan,aguante,aguanten,fastidie,fastidien}{ al diablo, al carajo, a paseo, a la porra,}`,
    but: `por el contrario|mientras que`,
  }),
  pt: refusals({
    filler: `aqui|cá|né|viu|uai|tchê|pô|véi|meu|ô|oi gente|fixe|pá`,
    excludeAfter: `{fica,ficam,deixa,deixe,guarda} para outro {dia,momento}|{fica,ficam} pra outr* {dia,hora,vez}|que se {dane,danem,foda,fodam,lixe,lixem,exploda,explodam,lasque,lasquem}|de jeito nenhum|de modo nenhum|de forma alguma|nem por nada`,
    notOnly: `não {me ,}{vá,vai,vás} {me ,}esquecer{ de, da, do,}|não {esquece,esqueça,esqueças,esqueçam,se esqueça,te esqueças,deixa de falar,deixe de falar,pula,pule} {de,do,da,dos,das,o,a,os,as}`,
    but: `já por outro lado|por outro lado|em contrapartida|ao passo que`,
  }),
  de: refusals({
    focus: `ordentlich`,
    stop: `ne|nen|nem|'ne|'nen|'nem|'n|i|mi|dia|d'|s'`,
    yes: `klar`,
    filler: `alle|querbeet|benutz|verwend|red|reds|schwätz|grad|grade|gell|gelle|ey|alter|digga|leute|fei|ois|ollas|allet|olles|brauch|mei|woisch|wa|joa|wär super|wäre super|wär schön|wär toll|wär gut|wär nett|wär cool|wäre gut|wäre nett|wäre cool|super wär|schön wär|wenn's|wenn es`,
    excludeAfter: `{heb,spar,heben,sparen} {dir,euch,sie sich,mir} {für ,auf ,}{einen anderen tag,ein andermal,später,morgen} auf|für {einen anderen tag,ein andermal} auf|kenn ich schon|{brauch,brauche,will,mog,mag,versteh,hör,interessiert,wui,wü,möcht} {i,ich,mi,mich,ma,mir,wir} {echt ,wirklich ,heut ,grad ,}{net,ned,nit,nich,nimmer,nedda,niet}{ hören, hörn, haben, ham, hom, wissen,}|{muss,brauch,brauchts,muaß} {net,ned,nit,nich} {sein,sei}|{net,ned,nit,nich} {hören,hörn,haben,ham,nötig}`,
    exclude: `{koa,koan,koi,keen,keene,koane} {bock auf ,lust auf ,}|nüscht {von,über,zu,mit}`,
    unless: `{ois,ollas,allet,olles} {außer,ausser,bis auf}`,
    but: `andererseits|im gegensatz dazu`,
  }),
  fr: refusals({
    stop: `d'l'`,
    filler: `mec|wesh|eh ben|allez|dis|un ptit|une ptite|ptit|ptite|voilà`,
    excludeAfter: `{attendra,attendront,peut attendre,peuvent attendre} {un autre jour,une autre fois,demain}|{ce sera ,}pour {un autre jour,une autre fois}|{qu'il,qu'elle,qu'ils,qu'elles} {aille,aillent} {se faire voir,au diable,se faire foutre,se faire cuire un œuf}`,
    notOnly: `il ne {faudrait,faut} {pas,surtout pas} {passer à côté de,faire l'impasse sur,manquer,rater,oublier,louper}`,
    but: `à l'inverse|tandis que`,
  }),
  ja: refusals({
    yes: `は歓迎ですが|は歓迎だけど|は歓迎|歓迎ですが|大歓迎`,
    noise: `どんなことがあっても|何があっても|うちでは|我が家では|誰も`,
    filler: `ばっかりで|ばっかり|ばかりで|ばかり|なあ|やん|ねん|っす|やで|ほんま|めっちゃ`,
    excludeAfter: `はまた{今度,別の日,の機会,次回}{でいい,で,に,にして}{です,ください,}|{の話,の話題,のこと,}{は,を,なんか,とか,}{せんといて,せんとって,せんでええ,せんでいい,言わんといて,いらんで,いらんねん,いらへん,要らへん,聞きとうない,聞きたない,聞きたくねえ,聞きたくねー,いらねえ,いらねー,要らねー,やめてや,あかん,あかんで,かなわん,かんにん,堪忍,ええて}`,
  }),
};
