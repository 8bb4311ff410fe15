import { cues } from '../cue-types.js';
import { enManner } from './en-manner.js';
import { enRefusals } from './en-refusals.js';

export const en = cues({
  ...enRefusals,
  noise: `
    don't make it {too ,}short|don't be {too ,}brief|no need to be brief|not {too ,}short|no matter what
    no problem|no worries|no rush|no preference|no more than|not more than|no longer than|not longer than
    without fail|why not|if not|or not|not sure|no need to hurry|no idea|nothing older|nothing old|no older than
    nothing from before|in any order|the rest in any order|then whatever|the order does not matter|as possible
    as you can|as can be|in the first place|so far|so much
  `,
  want: `
    i'd take|i'll take|i'd pick|i would take|{can,could,may,might} {i,we} {please ,just ,}{have,get,hear}{ about, some,}
    i'll have|we'll have|let me have|let us have|let me get
    i'd sooner|i would sooner|sooner hear about|i'd sooner hear about|i'd sooner hear
    {skip,jump} {straight ,right ,ahead ,}to|{get,go} straight to|tell me|tell me about|give me|i want|i'd like
    i would like|i like|i love|i care about|i need|show me|let me hear|let me know|i'm interested in
    i am interested in|interested in|bring me|cover|include|add|catch me up on|fill me in on|update me on
    brief me on|prioritise|prioritize|talk about|read me|keep me posted on|i follow|walk me through
    i'd love to hear about|i'd love to hear|i would love to hear about|i would love to hear|i'd love
    love to hear about|i'd rather hear about|i'd rather|i'd prefer|i prefer|curious about|i'm curious about
    i'm into|i'm following|what i want is|i'm here for|dig into|read up on|let's hear about|let's talk about
    i'm after|keep an eye on|get me|look at|a look at|a proper look at|take a look at|a closer look at|give us
    i want to hear about|i want to know about|i wish to hear about|gimme|lemme hear|lemme hear about
    i wanna hear about|i wanna know about|wanna hear about|wanna hear|wanna know|i'd be interested in
    would be interested in|could you tell me about|tell us about|do me|do a|hit me with|give it to me
    {the user,my user,the listener,this user,they,he,she} {would like,would love,wants,want,wishes,needs,is asking for,asked for,has asked for,requests,requested,prefers}{ to hear about, to know about, to hear, to know, to get,}
    what i'm {really ,actually ,}after is|what i'm {really ,actually ,}interested in is
    i'm {really ,actually ,only ,}after|maybe some|what i {really ,actually ,}{want,care about,need} is
    i could do with|how about some|got anything on|including|inclusions|topics to cover
    interested in hearing about|topics of interest|my interests are|interests|keep me up to date on
    keep me up to date with|bring me up to date on|get me up to speed on|yes to
  `,
  focus: `
    {loads,tons,heaps,masses,bags} {of,about,on}
    focus on|focus|focusing on|focused on|with a focus on|especially|mainly|mostly|particularly|in particular
    above all|more about|more on|more|concentrate on|emphasis on|emphasise|emphasize|primarily|preferably
    a lot about|lots of|plenty of|stress|as much|as many|the maximum of|maximum|dial up|turn up|double down on
    heavy on|prioritise|above all else|over everything else|over anything else|top priority for|priority to
    give priority to|{gets,get,has,have} priority|comes before everything|before anything else matters
    matters most|matter most|most of all|first and foremost
  `,
  about: `
    if {there's,there is,you have,you've got} {nothing,no news,nothing new} {on,about,from}
    about|on the topic of|on the subject of|regarding|concerning|related to|to do with|covering
    {if ,in case }{there's,there is,theres,there are,you have,you've got,you find,you see} {anything,any news,something,any stories,news,stories}{ new, interesting,} {on,about,from,concerning,regarding}
    {anything,any news,something} to do with|with regard to|dealing with|that covers|which covers|that cover
    on the matter of
    {everything,all,anything,whatever} {that ,}{you've got,you have,you've,you got,you know,there is} {on,about,from}
    everything {about,on}|all about
  `,
  question: `
    what {has ,has been ,}{happened,been happening,been going on,changed} {with,in,at,to,on}
    what's new with|what is new with|what's new in|what is new in|what's new|what is new|what happened to
    what happened with|what happened in|what happened at|what happened|what's happening with|what's happening in
    what is happening in|what's happening|what is going on in|what's going on in|what's going on with
    what's going on|what is going on with|what about|how about|how is|how are|how did|why is|why are|why did
    any news about|any news on|any news from|anything new on|anything new about|anything about
    is there anything new on|what's the latest on|what is the latest on|what's the latest with|what's up with
    what do we know about|who won|where do things stand with|how's|how goes|whatever happened with
    whatever happened to|whatever became of|what became of|any word on|any progress on|any progress with
    any movement on|where are we with|where are we on|what's the state of|what is the state of
    what's the story with|what's the deal with|how's it going with|how are things with|how are things in
    how are things going in|has anything changed in|has anything changed with|did anything happen with
    did anything happen in|any updates on|any update on|any updates about|any news of|any developments in
    any developments on|what's been going on in|what's been going on with|what's been going on
    what's been happening in|what's been happening with|what's been happening|what has been going on in
    what has been happening in|anything new in|anything new with|anything happening in|anything happening with
    anything interesting in|anything interesting from|anything interesting happening in
    anything interesting happening with|is there anything happening in|got anything on|any news in
    what's the situation in|what's the situation with|how are things at|what's cooking in|what's the word on
    how did it go with|is there news about|is there any news about|what's going down in
    what {did,does,do,has,have,is,was}|what's {new,fresh} {on,about}|what's the {story,situation} {on,with,in}
    how {come,did}|what {should,do,must} {i,we} {need to ,have to ,}know about
    what {else ,}is there {in,on,about}|what's there to know about|what do you {have,know} {on,about}
    what else is {new,there} in|anything {else ,}{worth knowing ,i should know ,}{about,from,on}
  `,
  and: `
    and|or|nor|plus|also|&|as well|too|neither|either|along with|together with|followed by
    with a {dash,pinch,touch,bit,sprinkle,sprinkling,hint,dose,helping,splash,side,little bit} of
    {a,and a} {dash,pinch,touch,sprinkle,sprinkling,hint,splash} of|with {some,a little,a few}|mixed with|n|'n'
  `,
  filler: `
    hit
    a day|one day|a week|could we|can we|any day|any day of the week|every day
    {and ,}i {really ,do ,}mean {it,that}|{i'm ,i am ,}{being ,dead ,}serious|no joke|for real|seriously|end of story
    if {you,we} can help it|if at all possible|if {it's ,}at all avoidable|where possible|whenever possible
    anything goes|{anything,whatever} {you like,you want,you fancy,you please,will do,suits you}|bits|side of things
    one bit|in the slightest|at all|in the least|the least bit|one little bit
    without further ado|please|miss|missed|pieces|to know|to hear|thanks|thank you|hi|hello|hey|good morning
    good evening|good afternoon|dear|brief me|briefing|briefings|podcast|episode|show|audio|digest|roundup|news
    news items|newscast|latest|updates?|stories|story|articles?|reports?|reporting|coverage|topics?|subjects?
    items?|stuff|things|thing|content|pieces?|section|most important|important|relevant|key|main|big|biggest|top
    recent|newest|fresh|everything|anything|something|all|some|any|make|create|prepare|produce|do|put together
    compile|want|need|like|hear|listen|listening|know|happened|happening|happen|going on|world|morning|evening
    daily|weekly|would be great|would be nice|would be lovely|if possible|for me|while|i|i'm|i've|commute
    commuting|run|walk|breakfast|drive|coffee|long|version|edition|language|english|german|french|spanish
    portuguese|japanese|chinese|today's|kind of|sort of|feeds?|sources?|subscriptions?|got|have|got only|time
    spare|new|related|catch up|can you|could you|would you|will you|let's|go|keep it|make it|maximum|max|at most
    under|within|up to|around|roughly|less than|not over|worth|bit|little bit|a bit|today i|what|what's|which
    who|how|why|when|where|other|else|tonight's|doing|getting on|coming along|going|bulletin|summary|summarise
    summarize|summed up|voice|tone|sentences|delivery|manner|lot|lots|even|read|wrap|wrap-up|recap|everyone
    quite|just now|right now|for once|for a change|any more|anymore|altogether|ever|all of it|the rest|proper
    properly|actually|only just|honestly|simply put|matter|matters|that matter to me|worth knowing|top stories
    pls|plz|thx|ty|ta|cheers|u|ya|yo|tbh|lol|btw|hiya|howdy|kindly|ok|okay|sure|than usual|than normal|as usual
    as always|than last time|usual|the usual|possibly|perhaps you could|would you mind|if you don't mind
    the word|that|it out|guys|mate|buddy|hey there|um|uh|well|so|anything interesting|interesting|tops
    at the most|rubbish|nonsense|crap|garbage|chat about|business of|the world of|in the world of|put|place|move
    generate|an audio brief|audio brief|brief audio|audio summary|audio briefing|audio update|podcast-style
    approx|approximately|approx.|circa|roughly speaking|whatever|whatever is big|whatever's big|in between
    on the other hand|usual stuff|better|best|more interesting|same again|same thing|same as before
    same as last time|this time|this one|for the next|over the next|in the next|for my|on my way to work
    on the way to work|my|once more|one more time|another one|don't get me wrong|to be fair|in that case
    so to speak|while you're at it|as far as possible|doesn't matter|the following|rest doesn't matter
    the listener|the user|feel free to|make sure|make sure that|ensure|ensure that|should be|it should be
    total length|runtime|target length|news coverage|item|today's news|keep|what else|duration|mood|format|style
    exclusions|preferences|is fine though|though|boarding|board|before my train|before my flight|tell
    for {heaven's,god's,pete's,goodness,christ's,fuck's} sake|i beg you|i'm begging you|please god|surprise me
    leave it at that|and leave it at that|that'll do|that will do|we're done|and we're done|call it a day|hmm
    umm|er|erm|you know|i guess|i suppose|let's say|say|year olds|got for me|if you can|if you could
    thanks in advance|cheers mate|honest|really|do we have|use|using|maybe|absolutely
    for my {teenage ,little ,young ,}{son,daughter,kid,kids,children,wife,husband,mum,mom,dad,boss,team,students,class,grandma,friend}
    for the {kids,family,team}|asked for|exciting
  `,
  stop: `
    the|a|an|of|to|in|on|at|for|with|by|from|as|is|are|was|were|be|been|it|its|it's|this|that|these|those|he|she
    they|them|we|our|you|your|my|me|mine|us|there|so|than|into|over|between|against|during|through|up|out|off|if
    about|which|who|will|would|can|could|should|may|might|must|does|did|has|had|having|very|really|still|again
    because|since|before|after|around|via|per|s|d|ll|ve|re|m|t|i'd|i'll|you're|their|his|her|another|such|whose
  `,
  first: `
    at the {start,beginning,very start,very beginning}
    start with|begin with|lead with|open with|kick off with|first up|first|firstly|first of all|up front
    at the top|start off with|to begin with|to start|to start with|begins with|starting with|beginning with
    comes first|come first|goes first|go first|put first|before anything else|before everything else
    at the beginning|at the start|begin on|open on|lead on|start on|{goes,go,put} {on top,at the top}
    top of the show
    {lead with,start with,begin with,start off with,open with,kick off with} {it,that,this,them,those}{ first, up front,}
    {put,make,move} {it,that,this,them,those} {first,up front,at the top,at the start,on top,the first story}
  `,
  last: `
    {till,until,to,for} the very end|only at the {end,very end,close}|only {last,at the last}
    {leave,save,keep,put,hold} {until,till,for} the end
    last|end with|end on|finish with|finish on|close with|wrap up with|last of all|lastly|finally|at the end
    at the very end|to finish|to close|comes last|come last|goes last|goes at the end|until the end|till last
    can go last|go last|last of everything|at the bottom|towards the end|toward the end|put last
    comes at the end|for the end|wait till the end|can wait till the end|can wait until the end
    wait until the end|till the end|save for last|save for the end|leave for the end|leave for last
    right at the end|at the tail end|ending with|finishing with|closing with
    {put,leave,keep,save} {it,that,this,them,those} {for last,for the end,last,at the end,until last,till the end}
    end {it ,}on|finish {it ,}on|close on|wrap up on|end up with|finish off with|round off with
  `,
  saying: `
    {say,says,said,saying,reported,reporting,write,writes,wrote,writing,think,thinks,published}{ about, on, of,}
    {has,have,running,report,reports,publish,publishes} {on,about}|got on|got about|has got on
  `,
  ...enManner,
  days: {
    today: `today|today's|of the day|this morning|tonight`,
    yesterday: `since yesterday|yesterday|yesterday's|overnight|last night`,
    week: `the whole week|all week|the entire week|this week|this week's|of the week`,
    month: `this month|this month's|of the month`,
    weekend: `this weekend|over the weekend|at the weekend|the weekend|weekend|last weekend|past weekend|this past weekend|weekend's`,
  },
  ago: {
    7: `past week|last week|the last week|the past week|last week's`,
    30: `past month|last month`,
    1: `last day|past day`,
    2: `past couple of days|last couple of days|{the ,}day before yesterday|{the ,}last two days|{the ,}past two days`,
    3: `last few days|past few days|recent days`,
  },
  recent: `last|past|previous|recent`,
  since: `since|from last|since last|starting`,
  sourceMark: `from|according to|via|by|in|on|source`,
  weekdays: `monday|tuesday|wednesday|thursday|friday|saturday|sunday`,
  months: `january|february|march|april|may|june|july|august|september|october|november|december`,
  numbers: `one 1 a 1 an 1 two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 twelve 12 fifteen 15 twenty 20 thirty 30 forty 40 sixty 60 ninety 90`,
  units: {
    second: `seconds?|secs?`,
    minute: `minutes?|mins?|min`,
    hour: `hours?|hrs?|h`,
    day: `days?`,
    week: `weeks?`,
    month: `months?`,
  },
  lengths: {
    30: `half a minute`,
    90: `a minute and a half|one and a half minutes`,
    120: `a couple of minutes`,
    180: `a few minutes`,
    900: `quarter of an hour|a quarter of an hour|quarter hour`,
    1800: `half an hour|half hour`,
  },
});
