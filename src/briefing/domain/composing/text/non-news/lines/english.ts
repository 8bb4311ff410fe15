import { opens, says, type LinePatterns } from './line-patterns.js';

export const english: LinePatterns = {
  link: says(`\\b(?:(?:see|follow|click|visit) (?:the )?(?:links? below|link in)|
    more on (?:this|the) story(?! of)|(?:full|more) (?:details?|information|list) (?:is|are|can be found) (?:available )?(?:here|at the link)|
    (?:read|find out|learn) more (?:here|about this|at)|for (?:more|further) details,? (?:see|please|visit|refer)|
    (?:see|via) the link\\b|^(?:see|check|view|find|read|browse|get|follow|watch|listen|join|download|register|donate|vote|enter|buy|order|apply|book|sign)\\b.{1,80}\\bhere[.!]?$)`),
  teaser: opens(`(?:here['’]s (?:what|how|why|everything)|here are (?:the|our|some|\\d+)|
    (?:find out|discover|see|read on|scroll down|watch|listen) (?:who|what|why|how|more|for|to find|below)|
    (?:test|check|run|visit|join|try|grab|claim|register|enter|vote|share|wishlist|download|remember|give|put|bring)\\b.{0,60}\\b(?:your|yours|yourself|us|our)(?!\\p{L})|
    what you need to know|everything (?:you need|we know)|in pictures|(?:see|browse|view) (?:our|the) (?:full )?gallery|relive (?:it|the)|
    (?:watch|listen to) (?:the )?(?:full|complete|entire)|tl;?dr|what do you think(?:\\?| (?:of|about)\\b)|have your say|let (?:me|us) know|tell us|(?:share|leave|drop|post|discuss|comment)\\b.{0,60}(?:\\b(?:in (?:the )?|your |our )comments(?: section)?|\\bcomments? below|\\bcomments? section)[.!]?$|our (?:next )?(?:open (?:day|evening|house)|webinar|workshop)\\b|
    (?:got|have) (?:something|a tip|a question)|shop the look|here['’]s a look|.{0,60}(?:results )?reveals? all\\.?$|
    .{0,80}[-–:] (?:find out|here['’]s|read|see) (?:who|what|why|how|more))`),
  thanks:
    opens(`(?:(?:many |special |our )?thanks? (?:go )?(?:to (?:all(?!-)|everyone|our|the (?:contributors|team|authors))\\b(?![^.!]{0,60},)|
    for (?:reading|your|reporting|listening))|thank you (?:to|for|all)|(?:officers|police) (?:have )?thanked (?:the public|everyone|all)(?: (?:for|involved)|[.!]))`),
  commerce:
    says(`\\b(?:best|early|top) (?:black friday|cyber monday|prime day)\\b|\\b(?:black friday|cyber monday|prime day)\\b.{0,40}\\bdeals?\\b|\\blowest price (?:ever|yet)\\b|
    \\bdown to [£$€]\\d[\\d.,]* from [£$€]\\d|^(?:new in(?: store| stock)?|now in stock|back in stock)\\b ?[:!–-]|^(?!.{0,200}\\b(?:to|rises?|rose|falls?|fell|up|down|cuts?|raises?|raised|profits?|revenue)\\b).{0,200}\\b(?:from|only|just|was) [£$€]\\d[\\d.,]*(?:[.!]?$|[!])|\\b(?:best|top) [\\p{L} ]{3,40}(?:to buy|deals?|under [£$€])|
    \\b(?:buy|order|pre-order|shop) (?:it )?(?:now|here)\\b|\\b(?:with|use|using|get) (?:the |our |a |your )?(?:promo|discount|voucher) codes?\\b|\\baffiliate links?\\b|
    \\b(?:get|save|enjoy|take|grab) (?:an extra |up to )?\\d{1,2} ?% off\\b|\\bfor a limited time only\\b|\\b(?:with|use|using|enter) (?:the )?code [a-z]*\\d|
    \\b(?:episode|show|podcast|newsletter) is (?:sponsored|supported|brought to you) by\\b|^(?:sponsored|brought to you) by\\b|\\b(?:biggest|our) sale\\b.{0,40}\\b(?:here|starts?|ends?|on now)\\b|
    \\btickets\\b.{0,20}\\bour\\b.{0,60}\\bon (?:general )?sale\\b|\\bon sale now\\b|^we(?:['’]re| are) (?:thrilled|excited|delighted|proud|pleased) to (?:introduce|launch|bring|offer)|^(?:order|upgrade|book) (?:now|today)\\b|\\bstocks to (?:buy|watch|own)\\b(?! lists?)|
    \\bwe (?:tested|tried|reviewed) \\d+|^(?:our )?subscribers (?:get|enjoy|receive|can read)\\b(?!.{0,120}\\b(?:back|refunds?|compensation|ruling|court|regulator)\\b)`),
  ticker:
    says(`^(?:live(?:: | updates?| blog| coverage)|follow (?:live|along)(?=[:,.!]|$| (?:here|with|as) )|rolling coverage)|\\bas it happened[.!]?$|
    \\b(?:live ?blog|rolling coverage)\\b|^(?!.{0,120}\\b(?:where|who|how|to|can|will|must)\\b).{0,160}[a-z] live(?: updates?)?: |^minute-by-minute\\b|[-–—|] ?live(?: updates?)?[.!]?$`),
  digest: opens(`(?:your \\p{L}+ briefing|the (?:morning|evening) (?:briefing|newsletter)|
    (?:good )?(?:morning|evening)[,.] (?:here|it['’]s)|today['’]s (?:headlines|top stories|front pages)|newspaper headlines(?:\\s?[:|]|$)|
    (?:mon|tues|wednes|thurs|fri|satur|sun)day (?:briefing|digest|round-?up|links|reads|reading list)\\b|links (?:for|of the)|(?:subscriber|open|discussion) thread(?:\\s?[:|\\d]|$)|
    transparency data\\s?[:|]|what the papers say|(?:planning (?:applications|round-?up|notices)|church services)(?:\\s?[:|]|$| this )|\\p{L}+ round-?up: |.{0,120}earnings call transcript)`),
  caption:
    says(`^(?:file )?(?:picture|photo|image|video|footage|illustration|graphic)s? (?:is |are )?(?:courtesy of|supplied by|provided by|via|by)\\b|^(?:an )?artist['’]?s?['’]? (?:impression|rendering|conception)\\b|^(?:(?:file )?photo|image|picture)\\b[^.]{0,40}[:|]|
    \\((?:left|right|centre|center|pictured)\\)|
    \\b(?:pictured|seen here|photographed) (?:here|above|below|left|right)\\b|\\bin this (?:file )?(?:photo|picture|image)\\b|
    ^(?:a|an|the) [^.,]{3,60} (?:poses?|looks on) (?:for|in|at|near|outside|during)\\b`),
  correction: opens(
    `(?:corrections?(?: and clarifications?)?[.:]?$|(?:author|publisher) correction\\b|correction: |clarification: |errat(?:um|a)\\b|corrigendum\\b|
    (?:other )?recently amended articles)`,
  ),
  listing:
    opens(`(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\\.?,? \\d{1,2}(?:st|nd|rd|th)?(?: \\p{L}{3,9})?[^:]{0,20}: |
    (?:location|reason|status|period|lanes? closed|severity|affected|remedy|units|(?:sold|made|imported) (?:at|in|by)) ?: (?!.{0,80}\\b(?:was|is|were|are|has|had|have|said|says)\\b)|subs not used|comments: \\d|funding: |competing interests|conflicts? of interest)`),
  recipe:
    /^(?:\d+\. ?)?(?:(?:Preheat|Peel|Chop|Dice|Melt|Whisk|Simmer|Drain|Season|Stir)(?: and \p{Ll}{3,8})? (?:the|an?|all|each|in|into|over|until|with|well|for)|(?:Add|Pour|Heat|Mix|Cook|Bake|Boil) the) .*\b(?:oven|heat|minutes|mins|stock|butter|oil|pan|bowl|salt|sugar|flour|onions?|garlic|pepper|chunks|slices|carrots|potatoes|tomatoes|eggs)\b/u,
  contact: says(
    `^(?:anyone|those|witnesses|people|motorists) (?:who|with|having)\\b.{0,80}\\b(?:is|are|being) (?:asked|urged|requested|encouraged|invited) to (?:ring|call|contact|phone|email|come forward(?! for)|get in touch)(?! (?:an ambulance|a doctor|their doctor|\\d{3}\\b))(?!.{0,60} about (?:compensation|refunds?)\\b)|\\banyone with (?:any )?information\\b[^.]{0,80} (?:should|please|is (?:asked|urged|encouraged|requested|invited)|(?:can|may|to) (?:call|contact|speak|report|ring|come))\\b|\\bquoting (?:ref(?:erence)?|crime|incident|\\d)|\\b(?:media|press) enquiries\\b`,
  ),
  credit:
    /^(?:By \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+\.?$|[Pp]hoto(?:graph)?s? (?:by|:)|Words:|Additional reporting|Updated: (?:Added|Removed|Changed|Corrected|Amended)|This (?:article|story|piece|page|post|live blog) (?:was|is|first|originally|(?:has been|will be) (?:\p{Ll}+ )?(?:updated|amended|corrected|edited|removed))|Comments (?:on this \p{Ll}+ )?(?:are|have been) (?:now )?(?:closed|open|disabled|moderated|turned off|switched off))/u,
};
