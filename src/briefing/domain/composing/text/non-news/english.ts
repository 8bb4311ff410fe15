import { opens, says, type LinePatterns } from './line-patterns.js';

export const english: LinePatterns = {
  link: says(`\\b(?:(?:see|follow|click|visit) (?:the )?(?:links? below|link in)|
    (?:full|more) (?:details?|information|list) (?:is|are|can be found) (?:available )?(?:here|at the link)|
    (?:read|find out|learn) more (?:here|about this|at)|for (?:more|further) details,? (?:see|please|visit|refer)|
    (?:see|via) the link\\b)`),
  teaser: opens(`(?:here['’]s (?:what|how|why|everything)|here are (?:the|our|some|\\d+)|
    (?:find out|discover|see|read on|scroll down|watch|listen) (?:who|what|why|how|more|for|to find|below)|
    what you need to know|everything (?:you need|we know)|in pictures|.{0,60}(?:results )?reveals? all\\.?$|
    .{0,80}[-–:] (?:find out|here['’]s|read|see) (?:who|what|why|how|more))`),
  thanks:
    opens(`(?:(?:many |special |our )?thanks? (?:go )?(?:to (?:all|everyone|our|the (?:contributors|team|authors))\\b(?![^.!]{0,60},)|
    for (?:reading|your|reporting|listening))|thank you (?:to|for|all))`),
  commerce:
    says(`\\b(?:from|only|just|was|now) [£$€]\\d[\\d.,]*(?:[.!]?$|[!])|\\b(?:best|top) [\\p{L} ]{3,40}(?:to buy|deals?|under [£$€])|
    \\b(?:buy|order|pre-order|shop) (?:it )?(?:now|here)\\b|\\b(?:promo|discount|voucher) codes?\\b|\\baffiliate links?\\b|
    \\bwe (?:tested|tried|reviewed) (?:the|\\d+)`),
  ticker:
    says(`^(?:live(?:: | updates?| blog| coverage)|follow (?:live|along)|rolling coverage)|\\bas it happened[.!]?$|
    \\b(?:live blog|rolling coverage)\\b|[-–—|] ?live(?: updates?)?[.!]?$`),
  digest: opens(`(?:your \\p{L}+ briefing|the (?:morning|evening) (?:briefing|newsletter)|
    (?:good )?(?:morning|evening)[,.] (?:here|it['’]s)|today['’]s (?:headlines|top stories|front pages)|newspaper headlines)`),
  caption: says(`^(?:(?:file )?photo|image|picture)\\b[^.]{0,40}[:|]|
    \\((?:left|right|centre|center|pictured)\\)|
    \\b(?:pictured|seen here|photographed) (?:here|above|below|left|right)\\b|\\bin this (?:file )?(?:photo|picture|image)\\b|
    ^(?:a|an|the) [^.,]{3,60} (?:poses?|looks on) (?:for|in|at|near|outside|during)\\b`),
  credit:
    /^(?:By \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+\.?$|[Pp]hoto(?:graph)?s? (?:by|:)|Words:|Additional reporting|This (?:article|story|piece) (?:was|is|first|originally))/u,
};
