import { only, within, type ReferentRules } from './referent-rules.js';

export const english: ReferentRules = {
  pronoun: within(`he|she|they|him|them|it|(?:of|in|from|with|to|at|by|for) (?:this|these|those|that|such)|
    (?:his|her|their|its) \\p{L}+`),
  impersonal:
    /\bit(?:['’]s| is| was| may be| will be| seems| appears| takes| took)\b(?= (?:\p{L}+ ){0,3}(?:that|to|how|whether|if)\b)/giu,
  time: /\b(?:an?|one|some|several|many|two|three|four|five|six|seven|eight|nine|ten|\d{1,9}) (?:second|minute|hour|day|week|month|year|decade)s?(?!-)\b/giu,
  role: within(`the (?:[\\p{Ll}-]+ ){0,2}(?:former|late|ex-?)[ -](?:\\p{Lu}[\\p{L}-]+ ){0,3}(?:\\p{Ll}{3,})|
    the \\d+-year-old\\p{L}*|
    the (?:[\\p{L}-]+ ){0,2}(?:executive|singer|actor|actress|star|player|striker|coach|manager|man|woman|boy|girl|
    teenager|suspect|victims?|driver|gunman|attacker|officer|couple|pair|duo|trio|company|firm|group|gang|carrier|plane|
    aircraft|jet|ship|album|film|book|song|show|posts?|tweet|video|move|decision|ruling|announcement|statement|remarks|
    comments|incident|attack|crash|blast|fire|quake|storm|bill|law|deal|agreement|project|plan|proposal|study|authors|
    researchers|report|findings|tool|feature|update|latter|two|three|spokes\\p{L}+)`),
  place: within(`(?:in|of|from|across) the (?:(?:old|lower|upper) )?(?:town|village|neighbou?rhood|suburb)`),
  indefinite: within(`an?|one|some|several|many|dozens|hundreds|thousands|two|three|four|five|six|seven|eight|nine|ten|
    \\d[\\d,.]{0,15} \\p{L}+`),
  definite: {
    article: /^The (?=\p{Ll})/u,
    complement: only('of|in|for|at|on|to|between|from|against|behind|with|that|which|who|whose|where|than'),
    unique: only(`government|president|prime|pope|king|queen|royal|police|army|military|court|supreme|senate|house|
      parliament|world|world['’]s|economy|country|nation|public|internet|media|weather|sun|moon|earth|planet|dollar|pound|
      euro|market|stock|number|price|cost|average|best|first|last|most|biggest|largest|latest|new|next|only|global|
      international|federal|national|central`),
  },
};
