import { refusals } from '../cue-types.js';

/** What is left out, lessened, kept alone, spared or turned to, and names that hold such words. */
export const enRefusals = refusals({
  exclude: `
    not another
    {not,never} {that ,so ,too ,all that ,really ,particularly ,terribly ,overly ,especially ,}{bothered,fussed,interested,keen,fond,crazy,mad,wild,big,hot,sold,hooked} {about,in,on,of}{ hearing about, hearing,}
    {sick,tired,fed up,bored,weary,exhausted,done}{ to death, to the back teeth, and tired, half to death, to tears,} {of,with,by}{ all, all this, all the,} {hearing,reading,listening to,hearing more,endless}{ about, of,}
    {if i hear ,if i have to hear ,if there's ,}{one more,another,yet another,even one more,a single,one single} {word,story,headline,report,peep,syllable,piece,segment,item} {about,on,of}
    chuck|bin|axe|nix|toss|dump|junk|zap|slash|cut
    {as ,so }long as {there's no,there isn't any,there is no,it's nothing about,it has nothing to do with}
    {can do,could do,get by,get along,live} {fine ,perfectly well ,perfectly ,happily ,easily ,}without{ any, hearing about, the,}
    skip|can't stand|cannot stand|can't bear|don't bother with|do without|don't *|do not *|could do without
    no more|hate|i hate|boring|bored by|steer clear of|leave|skipping|no|not|without|excluding|exclude|minus
    omit|drop|avoid|ignore|nothing about|nothing on|nothing|nothing from|leave out|leave aside|cut out|keep out
    stay away from|anything but|everything but|anything except|everything except|all but|not interested in
    no interest in|not about|don't care about|do not care about|don't care for|i don't care about|don't want
    do not want|don't need|do not need|don't tell me|don't give me|don't include|do not include|don't mention
    do not mention|don't talk about|rather not hear about|never|never mind|tired of|sick of|fed up with
    enough of|hold the|spare me|spare me the|lay off|keep off|ditch|not a word about|not a word on
    not another word about|nothing to do with|spare us|i've had enough of|had enough of|i've had it with
    had it with|i don't follow|no time for|not a fan of|i'm not a fan of|not keen on|i'm not keen on|not into
    i'm not into|sick and tired of|get rid of|could live without|can live without|i can live without
    i could live without|instead of|rather than|nothing whatsoever about|none of|i don't like|don't like
    i dislike|scrap|forget about|forget|no need for|give … a miss|tune out|i've no interest in
    i have no interest in|no further|keep me away from|steer well clear of|stay well away from|stay clear of
    leave the|keep well away from|stop telling me about|stop telling us about|stop talking about|stop with
    stop going on about|quit telling me about|enough with|don't go on about|without any|don't bring up
    no mention of|leave me alone with|i can't hear|can't hear|i can't take any more|can't take any more
    i'm done with|not interested by|tired with|i've no time for|not one word about|don't bore me with
    save me from|no longer interested in|no longer want|no longer care about|not interested any more in
    {the ,}{very ,}last thing {that ,}{i,we} {want,need,care about,feel like}{ hearing about, hearing, to hear about, to hear of, to hear,}{ right now, today, now,} {is,are}{ more, even more, any more,}
    {i'm ,i am ,}allergic to|{i'm ,i am ,}{not ,}in {no,the} mood for|not in the mood for|in no mood for
    {i've ,i have ,}had {my,our} fill of
    {there's ,there is ,}no need {to,for you to} {cover,mention,discuss,include,talk about,bring up,go into}
    {cut,drop,skip,remove,scrap,lose,ditch} {anything,everything,all} {on,about,to do with}
    {the user,my user,the listener,they,he,she} {doesn't,does not,don't,do not} {want,need,like,care about,care for}{ to hear about, to hear, any, anything about,}
    without any mention of|not a single word {about,on,of}|free {of,from}|devoid of|keep it free {of,from}|zero
    not interested in hearing about|nothing related to|nothing political about|anything other than
    everything other than|everything apart from|{i'd ,i would ,}rather not hear|{leave,keep} me out of|ease off
    no {more ,}talk of|as long as it's not|as long as it isn't|just not|but not|only not|just no
    just don't mention|{don't ,do not ,please don't ,}{waste,wasting} {my,our,any,your} time {with,on}
    {don't ,do not ,}{bore,bother,trouble,spam,annoy} me with|{do ,}not {to ,}{talk,speak} about|exclusions
    topics to avoid|to avoid|to exclude|avoiding|anything violent about|keep away from
    no {more ,}stories {about,on}|remove|strip out|filter out|weed out|mute|block|blacklist|kill the|veto
    {i ,i really ,}{can't,couldn't,can not,cannot,won't,don't want to} {stomach,take,face,handle,deal with,listen to,bear,stand,tolerate,abide,sit through,endure,hear}{ another, any more, more, yet another, one more,}
    {anything,whatever} {but,except,besides}|just {not,no}|but {not,no}|but nothing {about,on,from}
    {i ,i'd ,}{really ,rather ,}{loathe,detest,despise,abhor}|enough already {about,with}
    {i ,}{don't,do not} {follow,watch,enjoy,get,understand,give a damn about,give a toss about,give a shit about,give two hoots about,want any,want anything about,want to hear about,want to hear anything about,want to know about}
    {i'm,i am} {over,so over,through with,bored of,bored with,weary of}|bored of|bored with|weary of|w/o
    {i've ,i have ,}{heard,had,seen,read} {enough,plenty,too much} {about,of,on,from}
    {i ,}don't want to hear a {single ,}word {about,on,of}|not a {single ,}word {about,on,of}
    {anything,everything} {violent,upsetting} {about,on}|no to|{i ,i'd ,we }say no to
    for {people,those,someone,somebody} who {really ,}{hate,hates,dislike,dislikes,can't stand,don't like,doesn't like,don't want,doesn't want,don't care about,doesn't care about}
    {i'm,i am} {someone,somebody,a person,one of those} who {hates,hate,dislikes,can't stand,doesn't like,doesn't care about}
  `,
  unless: `
    except|except for|except if|except when|excepting|save for|other than|apart from|aside from|unless
    unless it's about|unless it is about|unless they're about|unless it's on|unless it concerns
    unless it involves|with the exception of|but not counting|bar|barring|leaving aside
  `,
  keep: `keep|stays|stay|stays in|stay in|can stay|can stay in|may stay`,
  yes: `is welcome|are welcome|is great|is good|is alright|yes|yes please|is fine|are fine|is ok|are ok|is okay|are okay`,
  excludeAfter: `
    free|-free|aside|gets on my nerves|no thanks|no thank you|leaves me cold|off|doesn't interest me
    does not interest me|don't interest me|do not interest me|bores me|bore me|can be left out|can be skipped
    can wait|is not needed|isn't needed|are not needed|aren't needed|not needed|not wanted|is off the table
    bore me to death|bores me to death|bore me to tears|bores me to tears|out of it|not for me|isn't for me
    is not for me|aren't for me|is not my thing|isn't my thing|aren't my thing|drives me mad|drive me mad
    i'm not interested|i couldn't care less|couldn't care less|i don't care|i can do without|i can live without
    is of no interest|of no interest|stays out|can stay out|whatsoever|makes me yawn|puts me to sleep
    i've had enough|not today|left out|is banned|are banned|annoys me|annoy me|a miss|any more please|is a no
    no way|nope|nah|not my cup of tea|isn't my cup of tea|can go|is not interesting|isn't interesting
    aren't interesting|makes me sick|get on my nerves|turns me off
    is the last thing {i,we} {want,need}{ to hear about, to hear,}|not welcome|must not be mentioned
    should be left out|should be excluded|should not be included|need not apply|i'm sick of|i am sick of
    i can't stand|can stay home|can take a day off|is off limits|are off limits|off limits|on mute|out please
    {for ,}another {day,time}|some other {day,time}|later maybe
  `,
  less: `
    not a lot of|not lots of|not a great deal of|not that much
    less|less about|fewer|not too much|not so much|not much|go easy on|as little as possible about|hardly any
    {keep ,}to a minimum|{keep ,}at a minimum|{keep ,}to the minimum|as little|as few|a minimum of
    the bare minimum of|{,only ,just }a tiny bit of|{be ,}sparing with|tone down|dial down|turn down|cut down on
    cut back on|go light on|reduce|minimise|minimize|limit
  `,
  only: `
    {i'm ,i am ,}{not interested in,not bothered about,not keen on,not fussed about,not into} {anything,any news,any topic} {but,except,except for,other than,besides,apart from,aside from}
    {i ,}{don't,do not} {care about,care for,want,want to hear,need,want to hear about,give me,bring me} {anything,any news,any topic} {but,except,except for,other than,besides,apart from,aside from}
    only|just|solely|exclusively|nothing but|strictly|purely|limit it to|limited to|stick to|restrict it to
    and only|only about|nothing other than|no more than just|confine it to|confine yourself to|keep it to
    keep to|restricted to|only interested in|i only care about|i only want|all i want is|all i care about is
  `,
  notOnly: `
    {i ,we ,}{can't,cannot,can never,could never,couldn't} get enough|    {don't you dare,don't even think about,don't even think of,don't go,don't ever} {skip,skipping,drop,dropping,cut,cutting,leave out,leaving out,forget,forgetting,ignore,ignoring,miss,missing}
    {but ,}keep the rest of
    {i ,we ,}{can't,cannot,can never,couldn't,could never,don't want to,never want to,wouldn't want to,hate to,refuse to} {ever ,}{do,go,live,be,cope,manage} without
    {don't,do not,never} {let me ,leave me ,}{go ,be ,}without|never leave me without|{not,never} without
    no {briefing,episode,podcast,show,day,morning} without|{mustn't,must not,should never} be missing
    {i ,we ,}{don't,do not} {hate,dislike,detest,loathe}{ hearing about,}
    {i ,we ,}{can't,cannot,can never,never} get enough {of,about}
    {i ,i'd ,we ,}{never,don't want to,do not want to,wouldn't want to,hate to} miss
    {i ,}{don't,do not,wouldn't} mind{ hearing about, hearing, some, a bit of,}|nothing {beats,better than}
    {i've ,i have ,}{got ,}nothing against
    {things ,what ,something ,anything ,}i {don't,didn't,do not} know{ about, yet about,}|don't stop with
    not only|not just|not solely|but also|don't skip|do not skip|don't leave out|don't forget|do not forget
    don't miss|without missing|not forgetting|besides|in addition to|don't omit|do not omit
    don't miss out|don't drop|make sure to include|be sure to include|remember to include|don't you dare skip
    don't you forget|never skip|never leave out|never forget|not to forget
    {don't,do not,never} {exclude,ignore,remove,avoid,ditch,scrap,cut,cut out,filter out,leave aside,mute,block,neglect,overlook}
    not without|{i ,we ,}{can't,cannot,couldn't,could not} {do,live,go,be} without
  `,
  nothingElse: `
    no other {papers,newspapers,sources,outlets,feeds,channels,subjects,topics,news}|nobody else
    nothing else|and that's it|and that is it|that's all|that is all|and that's all|and that is all
    no other topics|no other topic|leave the rest|forget the rest|skip the rest|skip everything else
    drop everything else|leave out everything else|ignore everything else|the rest can wait|not anything else
    and only that|full stop|and no more|just that|that only|not a thing more|and nothing more
    and nothing besides|nothing interests me|{nothing,not much} else interests me|nothing else matters
    i don't care about anything else|i'm not interested in anything else|don't bother with anything else
  `,
  but: `but|maybe|perhaps|however|though|although|instead|rather|then|otherwise`,
  keepWords: `
    {never,not,no} ending|not so {great,good}|no small
    deep{-, }{sea,space,water,ocean,state,fake,fakes,learning,south,freeze,blue,purple,tech,brain}
    doctors without borders|reporters without borders|no fly zones?|no confidence vote*|no kings protest*
    hate crimes?|hate speech|skip hire|rock n roll|rock 'n' roll|drum n bass|guns n' roses|tax free
    no man's land|no man's sky|common cause|minimum wage|not guilty|not proven
    {the,a} no {campaign*,camp,vote,voters,side}|no {carb,bake,knead,cook,churn}
    scrap {metal*,iron,paper,dealer*,yard*,merchant*}|{says,said,saying} no to
    {people,those,women,men,kids,children,teenagers,parents,fans,voters,workers,students,players,countries} who {really ,}{hate,dislike,can't stand,don't like,don't want,don't care about,don't,do not,never}
  `,
  replace: `swap|swap out|replace|substitute|switch out`,
  hence: `so|therefore|hence|that's why|that is why|thus|and so`,
  because: `because|cuz|coz|because of|as i'm|as i am|as we're|since i'm|since we're`,
  onlyIf: `
    only if {it's,it is,they're,they are,it concerns,it involves,it has to do with}{ about,}
    only when {it's,it is} about
  `,
});
