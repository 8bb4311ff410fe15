import { anywhere, both, either, NAME, type AnswerRules } from './answer-rules.js';

const NUMBER = String.raw`(?:\d[\d.,]{0,15}|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Dd]ozens|[Hh]undreds|[Tt]housands|[Ss]everal|[Nn]o one|[Nn]obody|[Nn]o)`;
const PEOPLE = `people|persons|others|men|women|children|residents|workers|soldiers|passengers|crew`;
const DAY = `(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day`;
const MONTH = `(?:January|February|March|April|May|June|July|August|September|October|November|December)`;

export const english: AnswerRules = {
  why: anywhere(`(?<=^)(?:The|One|Another) (?:\\p{Ll}+ )?(?:reason|cause)|(?:was|were|is|are|been) (?:caused|triggered|prompted|sparked) by|
    as the (?:main )?reason|(?:blames?|blamed) (?:\\p{L}+ ){1,5}(?:on|for)`),
  toll: anywhere(`${NUMBER} (?!seconds|minutes|hours|days|weeks|months|years)(?:[\\p{L}-]{1,40} ){0,5}(?:killed|died|injured|wounded|
    casualties|injuries|fatalities|deaths|lost their lives)|${NUMBER} (?:dead|(?:${PEOPLE}) (?:[\\p{L}-]{1,40} ){0,3}(?:dead|missing|hurt))|
    (?:[Nn]o one|[Nn]obody) (?:was |has been )?hurt|death toll|number of (?:dead|deaths)`),
  money:
    anywhere(`(?<!(?:below|above) )[$€£¥] ?\\d{1,3}(?:,\\d{3}){1,6}|[$€£¥] ?\\d[\\d.,]{0,15}[ -]?(?:million|billion|trillion|bn|m)|
    \\d[\\d.,]{0,15}[ -](?:million|billion|trillion)[ -](?:\\p{Lu}\\p{L}+ )?(?:dollars?|euros?|pounds|yen|yuan|francs|rupees|pesos)|
    \\d{1,3}(?:,\\d{3}){1,6} (?:dollars|euros|pounds)`),
  price:
    anywhere(`costs?(?: from| about| around| up to| just| only)? (?:[$€£] ?\\d[\\d.,]{0,15}|\\d[\\d.,]{0,15} (?:euros?|dollars?|pounds?|cents))|
    priced (?:at|from) (?:[$€£] ?\\d[\\d.,]{0,15}|\\d[\\d.,]{0,15} (?:euros?|dollars?|pounds?))`),
  next: both(
    `will|is to|are to|(?:is|are) (?:due|scheduled|expected|set|planned) to|plans? to`,
    `tomorrow|next (?:week|month|year|spring|summer|autumn|winter|season|${DAY})|(?:${either('in|on|from|by|until|before')}|of|for)(?: the)?(?: early| late| end of)?
      (?:${DAY}|${MONTH}|spring|summer|autumn|winter|20[2-9]\\d)`.replace(/\s*\n\s*/g, ' '),
  ),
  who: anywhere(`(?:said|says|added|explained|warned),? (?:(?:the |its |their )?(?:\\p{Ll}[\\p{Ll}-]{1,40} ){0,4})?${NAME}|
    ${NAME}(?:, [^,]{3,80},)? (?:said|says|warned|explained|added)`),
  where:
    anywhere(`\\d[\\d.,]{0,15} (?:km|kilomet(?:re|er)s|miles) (?:north|south|east|west|off|from|outside|inland)\\p{L}*|
    in the (?:city|town|village|district|province|region|suburb) of \\p{Lu}\\p{L}+`),
  noFigure: /^(?:secon|minut|hours?|days?|weeks?|month|years?|gmt|utc|centu|decad|times)/u,
};
