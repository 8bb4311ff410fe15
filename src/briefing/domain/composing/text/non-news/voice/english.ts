import { anyOf, inside, type VoiceRules } from './voice-rules.js';

/** Words other than verbs that stand at the beginning and before an article: "Despite the rain". */
const NO_VERB = `(?:About|Above|Abroad|Across|After|Afterwards|Again|Against|Ahead|All|Almost|Along|Alongside|Already|Also|Although|Amid|Among|And|Are|Around|As|At|Because|Before|Behind|Below|Beneath|Beside|
Besides|Between|Beyond|Both|But|By|Can|Could|Despite|Did|Do|Does|Down|During|Earlier|Either|Elsewhere|Even|Ever|Every|Finally|First|Except|For|Former|From|Furthermore|Given|Gone|Had|Half|Has|Have|Hence|Here|How|However|If|In|Inside|
Instead|Into|Is|Just|Last|Late|Later|Like|Likewise|Maybe|Meanwhile|May|Might|More|Much|Must|Near|Nearly|Neither|Never|Next|No|None|Nor|Not|Notwithstanding|Now|Of|Off|Often|On|Once|One|Only|Onto|Opposite|Or|Out|Outside|
Over|Overall|Overnight|Past|Per|Perhaps|Plus|Quite|Rather|Round|Second|Seldom|Shall|Should|Since|So|Soon|Still|Some|Such|Than|That|Then|There|Third|Though|Three|Thus|Today|Together|Tomorrow|Tonight|Through|Throughout|Till|To|Two|Toward|Towards|Under|Unlike|Until|
Unto|Up|Upon|Versus|Via|Was|Were|What|When|Whenever|Where|Whereas|Whether|Which|While|Who|Whom|Whose|Why|Will|With|Within|Without|Would|Worth|Yesterday|Yet)`;

/** "Growth in the second quarter", "Fire in the old town": only after these do the small words belong to a verb. */
const WITH_PLACE =
  '(?:Bring|Carry|Check|Click|Come|Fold|Hop|Keep|Log|Mix|Move|Place|Plug|Pop|Pour|Press|Put|Rub|Set|Sprinkle|Stir|Switch|Tap|Throw|Try|Tune|Turn|Type|Whisk)';

export const english: VoiceRules = {
  reader: anyOf(`please|you|your|yours|yourself|yourselves|you['’](?:re|ve|ll|d)`),
  author: anyOf(
    `I['’](?:m|ve|ll|d)|[Ww]e|[Ww]e['’](?:re|ve|ll|d)|[Mm]y|[Oo]urs?(?! (?:bod(?:y|ies)|brains?|cells|dreams|genes|hearts?|immune|skin|galaxy|planet|sun|solar|universe|ancestors|species|world|earth|oceans?|moon|own))|[Mm]yself|me|us|[Ll]et['’]s|(?<!\\p{Lu}\\p{Ll}{1,20} )I(?= \\p{Ll})`,
    'u',
  ),
  instruction: inside(
    `^(?!${NO_VERB} )\\p{Lu}\\p{Ll}{1,11}(?<!ing|ed|ly|[^s]s) (?:(?:up|out|down|off|back|(?<=^${WITH_PLACE} )(?:over|on|in)) )?(?:the|an?|your|it|them|all the|each|any|some|if|until|with (?:a|the)|at least) |
    ^(?:(?:First|Next|Then|Now|Finally|Simply|Just|Please|Don['’]t|Do not|Never|Always),? (?!the |an? |of |to |on |in |more |less |under |over |before |after )\\p{Ll}{2,10}(?<!ing|ed|ly) (?:the|an?|your|it|to|up|out|off|on|us|with|if)(?!\\p{L}))|
    ^(?:Text|Ring|Call|Email|Phone|Contact|Book|Send|Share|Listen|Visit|Register|Apply|Enter|Vote|Download|Join) (?:us|through|via|online|now|early|today(?: at| for| and|[.!]|$)|in (?:person|advance|store|the app))(?!\\p{L})|, (?:get in touch|contact|email|call|ring|write to) |^(?:Forward|Share|Save|Print|Bookmark|Swipe|Scroll|Drag|Tap|Reply) (?:this|to|left|right|down|up|through)(?!\\p{L})|^To (?:enter|win|apply|join|register|book|vote|take part|subscribe|order|donate|claim|get started|find out)(?: [^,]{1,40})?, (?!the |an? |he |she |it |they |we )\\p{Ll}{2,10} (?!(?:has|have|had|was|were|must|will|would|need|needs) )|^(?:Good luck(?! \\p{Lu})|(?:Happy|Enjoy|Welcome) \\p{Ll}|(?:Hello|Hi)(?:[,!]| (?:again|all|and|everyone|folks|there)))`,
  ),
  attribution:
    anyOf(`said|says|told|according to|announced|confirmed|reported|warn(?:ed|s)?|urge[sd]?|blame[sd]|stated|claimed|denied|admitted|argued|ruled|estimates?|believes?|accused|
    spokes\\p{L}+|officials|police|researchers|scientists|stud(?:y|ies)|(?<!our )survey|court|ministers?|government`),
  event:
    anyOf(`was|were|had|has|have been|(?<=[^.!?:] )(?!need|used|seed|speed|feed|indeed|red|bed|provided|included|required|wanted|needed|limited|dedicated|detailed|aged|beloved|loved|based|hundred|naked|sacred|shed)\\p{Ll}{2,12}ed(?! (?:to|in|with) your)|found|won|took|began|broke|fell|rose|shot|met|
    held|left|lost|made|became|came|went|gave|died|hatch|agreed|(?:is|are) (?:set|due|expected|likely|to|being)|will (?:cut|close|cost|fall|rise|open|end|be|not|vote|receive|get|build|strike|stay|return|run)|
    on (?:mon|tues|wednes|thurs|fri|satur|sun)day|last (?:year|week|month)`),
};
