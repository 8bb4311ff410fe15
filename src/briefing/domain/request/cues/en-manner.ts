import type { CueLexicon } from '../cue-types.js';

/** How the briefing is to be: its format and its style. */
export const enManner: Pick<CueLexicon, 'format' | 'style'> = {
  format: {
    headlines: `
      headlines?|just the headlines|headline news|bullet points|one-liners|one sentence each|one line each
      top lines|top headlines|only headlines|headlines only|one-line summaries|one sentence per story
      a sentence each|a line each|bullet list
    `,
    short: `
      {not,nothing} {too,overly,very,so} long|      brief|briefly|keep it short|keep it brief|keep it tight|short|shorter|quick|quickly|in short|concise
      concisely|in a nutshell|short summary|quick summary|tl;dr|tldr|be brief|be quick|at a glance|bite-sized
      to the point|compact|no details|without details|quick one|short one|a quick one|keep it snappy|snappy
      in brief|make it quick|make it short|short and sweet|super short|very short|really short
      as short as possible|short version|keep things short|don't ramble|bare essentials|just the essentials
      the essentials|gist|the gist|gist of it|quick rundown|rundown|the lowdown|lowdown|brief overview|overview
      in a hurry|i'm in a hurry|keep it to the point|cut to the chase|get to the point|nutshell|just a summary
      the short version|in a few words|few words|shortish|brisk|briskly|highlights only|just the highlights
      highlights|run-down
    `,
    in_depth: `
      {a ,}{long,longer} one
      {give me ,some ,the ,}background|backgrounder{s,}
      in depth|in-depth|deep dive|deep|in detail|detailed|details|more detail|more details|thorough|thoroughly
      long-form|longform|analysis|background|with background|explain in depth|at length|comprehensive|full story
      in some depth|in great depth|in great detail|go deep|go deep on|dive deep|dive into|deeply|the full story
      in full|extensively|extensive|elaborate|at some length|long read|long reads|the whole story|every detail
      all the details|properly explained|{dig,go,dive} {deep,deeper}{ into, on, down,}
    `,
  },
  style: {
    light: `
      light|something light|light tone|on the light side|something fun|something nice|light-hearted tone
      something cheery|light note|a light note|lighter|keep it light|stay light|light and easy|nothing heavy
      something lighter
    `,
    funny: `
      funny|humorous|humour|humor|jokes?|witty|light-hearted|lighthearted|with a smile|entertaining
      {make me ,something to ,}laugh{ a bit, a little,}|make me smile|something funny|a laugh|with some humour
      with some humor|have a laugh
    `,
    calm: `{something ,}gentle|gently|calm|calmly|relaxed|soothing|quiet`,
    formal: `formal|formally|serious|sober|professional|matter-of-fact`,
    casual: `casual|casually|informal|conversational|friendly|chatty|easy-going`,
    simple: `
      {i can ,to ,}explain to {kids,children,my kids,my students,a child}
      nothing {too ,}{complicated,technical,difficult}|{explained,told} {simply,in simple terms}|{kid,kids,child} friendly
      simple|simply|simple words|plain language|plain english|in plain words|easy to understand|for beginners
      for children|for kids|like i'm five|jargon-free|in simple terms|simple terms|simple language
      in layman's terms|layman's terms|explain it like i'm five|explain like i'm five|eli5|like i'm a child
      like i'm {5,six,seven,eight,ten,twelve,6,7,8,10,12}|explain it simply|dumb it down|in everyday words|for dummies|no big words
      {explain it ,explain things ,explain ,tell it ,}{as you would ,as if ,as ,like }{to ,for ,you were talking to ,you're talking to ,i'm ,i was ,i were ,}{a ,an ,}{child,kid,kids,children,beginner,five year old,five-year-old,ten year old,ten-year-old,six year old,layperson,layman}
      {treat,talk to} me like {a child,a kid,a beginner,a five year old,a ten year old,i'm five}|as for a child
      no {big,long,difficult,complicated,fancy} words
      so {my,a} {kid,kids,child,grandma,granny,grandmother,mum,mom} {can ,could ,will ,would ,}{understand,understands,gets it,get it}
      for {a ,my ,our ,}{class,classroom,school class,primary school,kindergarten}{ of,}
      for {school ,small ,young ,little ,}{children,kids,pupils}
      so {anyone,everybody,everyone} {can understand,understands}
    `,
    slow: `slow|slowly|speak slowly`,
    fast: `fast|speak fast|fast-paced`,
    lively: `
      lively|energetic|upbeat|cheerful|positive|enthusiastic|good news|uplifting|something uplifting|feel-good
      feelgood|hopeful
    `,
    neutral: `neutral|neutrally|objective|unbiased|balanced`,
    jargon: `jargon`,
    'no-jargon': `{keep,leave} {the ,all ,out ,}{market ,legal ,tech ,technical ,business ,financial ,medical ,}jargon{ out, away, to yourself,}`,
    chatter: `
      small talk|chit-chat|chitchat|banter|chatter|waffle|fluff|filler|chit chat|small-talk|rambling|blah blah
      babble|prattle|chitchatting|nattering
    `,
    intro: `intro|introduction|greeting|greetings|outro`,
    ads: `ads|adverts|advertising`,
    repetition: `repetition|repetitions|repeats`,
    clickbait: `clickbait|sensationalism|drama|hype`,
    opinion: `opinions?|commentary|speculation|op-eds?|editorials|opinion {columns,articles}`,
  },
};
