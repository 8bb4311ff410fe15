import { refusals } from '../../cue-types.js';

/** How people say that they have had enough of something, can do without it, or would like it. */
export const enIdioms = refusals({
  exclude: `
    {if ,when }i {hear,see,read,get,have to hear,have to read,have to listen to} {one more,another,any more,yet another}{ thing, word, story, headline, bit, piece,}{ about, on, of, from,}
    {no,zero,little,precious little,absolutely no,not the slightest,not the least,hardly any} {interest,appetite,patience,tolerance,desire,enthusiasm,use,room,place,stomach,energy,love} {whatsoever ,left ,at all ,}{in,for,of,with,to hear about}
    {i'm ,i am ,}{so ,really ,totally ,absolutely ,just ,completely ,utterly ,}{done,finished,through,fed up,bored stiff,bored silly,saturated,burnt out,burned out,overloaded,maxed out,worn out,up to here} {with,by,of,on}{ all the, all this, the whole,}
    {i've ,i have ,}{had it up to here,had quite enough,had more than enough,overdosed,reached my limit,run out of patience,had my share,had a bellyful,had a gutful} {with,of,on,for}
    {don't,do not,never} {even ,you dare ,ever ,you ever ,}{bring up,touch,touch on,go near,get into,get started on,start on,start with,breathe a word about,feed me,send me,serve me,throw in,push,play me,report on,dwell on,go there with,hit me with,drag in,come at me with}{ any, anything about,}
    {steer,stay,keep,veer,shy} {well ,right ,far ,miles ,}{away from,clear of,off}
    {refrain,abstain,desist} from{ any, covering, mentioning, reporting on, reporting, talking about, including,}
    {take,edit,screen,throw,sift,sieve} out{ any, all, the, anything about, everything about, anything to do with,}
    {spare us,save us,deliver me,protect me,shield me,rescue me,free me,relieve me,shelter me}{ from, of, the,}
    {i ,}{can't,cannot,couldn't} be {bothered,arsed,fussed} {with,about}|{i ,}{couldn't,could not} care less about
    {i ,}{don't,do not} {particularly ,really ,especially ,much ,exactly ,}{care for,fancy,enjoy,wish to hear about,wish to know about,feel like,feel like hearing about,have time for,have the energy for,have the stomach for,have patience for}
    {turned off,put off,worn out,depressed,triggered,upset,stressed,stressed out,overwhelmed} by
    enough about|that's enough|no more of|not {even ,}{a ,one ,}{word,peep,syllable,whisper,mention,hint,sniff,trace,single mention} {about,of,on}
    {i'd ,i would ,we'd ,}{prefer not to,rather not,rather you didn't,prefer you didn't,prefer it if you didn't,appreciate it if you didn't,be grateful if you didn't} {hear about,hear,mention,cover,include,talk about,discuss,bring up,know about,get}
    would you mind {leaving out,skipping,omitting,not mentioning,dropping,avoiding}|happy to {miss,skip,do without,go without,forgo}
    {you ,we ,i }{can,could,may} {safely ,happily ,gladly ,also ,just ,}{skip,leave out,drop,omit,forget,lose,ignore,do without,bypass,pass over,give … a miss}
    feel free to {skip,drop,omit,leave out,ignore,lose}|there's no point in|{nobody,no one,who} cares about|no {bloody ,fucking ,damn ,goddamn ,more bloody }
    {could,can} {really ,honestly ,easily ,happily ,gladly ,very well ,quite happily ,}do without {any more ,any ,more ,all the ,the ,}|forgo|sans|bar any|less any
    {i'm ,i am ,}{not ,hardly ,}{a huge ,a big ,much of a ,exactly a ,really a ,}fan of|{no,not a} {lover,admirer,follower} of|{i'm ,}not {here,listening,tuning in} for
    {with ,}nothing {at all ,whatsoever ,}{to do with,relating to,concerning,touching on,involving,from the world of}|{bypass,shun,eschew,forego,disregard,banish,pass over}
    {leave,keep} {any,all,anything about,everything about,anything to do with,the} {mention,talk,news} of
    {i ,}{dread,resent,abhor,can't deal with,can't cope with,can't even with,have no truck with}|{get,go} lost with|to hell with|away with|begone
    anything that isn't {about ,}|whatever you do{, no,, don't mention,, not,}
  `,
  excludeAfter: `
    {really ,just ,always ,seriously ,simply ,}{bores,bore,annoys,annoy,upsets,upset,irritates,irritate,disgusts,disgust,stresses,stress,exhausts,exhaust,tires,tire,infuriates,infuriate,sickens,sicken,drains,drain,triggers,trigger,scares,scare,bugs,bug} {me,us}{ out, off, to tears, to death, no end, senseless, rigid,}
    {leaves,leave,left} me {cold,indifferent,unmoved}|{is,are,was} {just ,really ,simply ,definitely ,}{not,n't} {for me,for us,my thing,my cup of tea,my scene,my bag,my jam,up my street,welcome,wanted,needed,required,necessary,on the menu}
    {isn't,aren't,ain't} {for me,for us,my thing,my cup of tea,my scene,my bag,my jam,up my street,welcome,wanted,needed,required,necessary,on the menu}
    {can,could,may,should,must,needs to,has to,have to} {all ,please ,just ,safely ,}{go away,stay out,stay away,be left out,be skipped,be dropped,be omitted,be ignored,be cut,take a hike,get lost,do one,jog on,sod off,piss off,fuck off,go to hell,wait for another day,be excluded,be avoided,stay off}
    {gets,get} on my {nerves,wick,tits,goat}|{gets,get} {right ,}up my nose|{drives,drive} me {mad,nuts,crazy,up the wall,round the bend,insane,bonkers,to distraction}
    {gives,give} me {anxiety,a headache,headaches,the creeps,nightmares,the ick,hives,the shivers,stress}
    {makes,make} me {anxious,sad,angry,sick,ill,yawn,want to scream,cringe,cry,furious,depressed,nervous,want to puke,want to cry,queasy,fall asleep}
    {doesn't,don't,does not,do not} {interest,concern,appeal to,excite,grab,do it for,do anything for,matter to,work for} {me,us}
    {is,are} {off limits,off-limits,off the table,banned,taboo,a no-go,a no,a turn-off,forbidden,verboten,dead to me,a hard no,not allowed,out of bounds,out}
    {must,should,shall,may} not {come up,be mentioned,feature,appear,be included,be covered,be part of it}
    should be {left out,skipped,omitted,excluded,avoided,dropped}|unwanted|unwelcome|no ta
    {puts,put,turns,turn} me off|{sends,send} me to sleep|i'd rather {skip,avoid,miss,not}|{i ,}{could,can} happily {skip,miss,avoid}
  `,
  want: `
    cheer me up with|lift my mood with|brighten my day with|make up for it with|treat me to|indulge me with|give me a little
    {just ,}give me {whatever's,what's,whatever is} happening in|{whatever's,whatever is} {happening,going on} {in,with}|{i ,}{adore,fancy,crave,enjoy,live for,am all about}
    a bit of|a little|some of|a dose of|a healthy dose of|i'm all about|i'm crazy about|i'm mad about|big fan of|i'm a fan of|i'm a big fan of|talk to me about|let's have|serve up|throw in
  `,
  only: `limit yourself to|restrict yourself to`,
  nothingElse: `the rest {doesn't matter,does not matter,is irrelevant,doesn't interest me,can wait,can go}|don't care about the rest|{i ,}couldn't care less about the rest|forget everything else|ditch the rest`,
  filler: `
    dear team|dear all|dear sir or madam|to whom it may concern|many thanks|kind regards|best regards|best wishes|warm regards|yours sincerely|yours faithfully|team|prepare a briefing|if you would|be so kind as to|be so good as to|much appreciated|much obliged|whatsoever|ugh|gosh|blimey|bloody|sorry but|sorry|look|listen up|right then
  `,
  last: `{leave,save,keep,put,push,move,shift} … last|till the very end`,
});
