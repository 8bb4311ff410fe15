import { topicFollows, topicPrecedes } from './compound-names.js';
import type { RequestText, Token } from './token.js';

/** "zero sport" refuses, "zero emissions" is a subject: these refuse broad subjects only. */
const CAREFUL =
  /^(?:[零免]|no to|zero|zéro|cero|null|nada|rien de|rien d'|free (?:of|from)|frei von|libres? del?|livres? d[aeo]|(?:el|l[aoes]s?|[oa]) menor(?:es)?)$/u;
/** "reduce politics", but "plans to reduce inflation", "the government limits politics", "a veto on Gaza" */
const CAREFUL_VERBS =
  /^(?:chuck|bin|axe|nix|toss|dump|junk|zap|slash|cut|schmei(?:ß|ss)|wirf|kick|kipp|knick|virez?|dégagez?|jetez?|jette|bazarde|borra|suprime|aparta|cárgate|apaga|afasta|fora|reduce|minimi[sz]e|limit|remove|block|blacklist|mute|veto|kill the|reduziere?|entferne?|filtere?|réduire|réduis|réduisez|limite[rz]?|masque|filtre|coupe|reduzca|reducí|limita|filtra|bloquea|silencia|reduza?|reduz|bloqueia|cort[ae])$/u;
/** "avoid sport", but "how to avoid sport injuries" */
const VERBS =
  /^(?:(?:to )?avoid|skip|drop|ditch|scrap|stop|get rid of|cut out|cut down on|cut back on|stay away from|éviter|supprimer|evitar|quitar|cortar|excluir)$/u;

/** "leave sport out", but "Leave voters", "parental leave" */
const LEFT_OUT = /^ [^.,;:!?]*(?<!\p{L})(?:out|aside|off|away|alone)(?!\p{L})/u;
/** "leave sport till last" */
const TILL_LAST = /^ [^.,;:!?]{1,30} (?:till|until|for) (?:last|later|the end)(?!\p{L})/u;
/** "politics free please", but "free speech", "ripped off by banks" */
const OF_NAMES =
  /^(?:free (?!please|pls|thank|and |but |for |today|tonight|this |the |if |until )\p{L}{3}|off (?:by|grid|the record|duty|season)(?!\p{L}))/u;

/** What an instruction opens with, before its verb. */
const OPENING = new RegExp(
  `(?:^|[^\\p{L}\\p{N} '-]|(?<!\\p{L})(?:${[
    'and|then|but|also|und|dann|aber|et|puis|mais|y|e|pero|luego|mas|depois',
    "please|pls|kindly|just|can you|could you|would you|will you|you can|you could|want you to|like you to|like to|want to|let's|bitte",
    "kannst du|könntest du|können sie|s'il te plaît|s'il vous plaît|stp|peux-tu|pouvez-vous|pourrais-tu|tu peux|vous pouvez|merci de",
    "por favor|puedes|podrías|puede|podría|pode|podes|poderia|você pode|today|heute|aujourd'hui|hoy|hoje",
  ].join('|')}))\\s*$`,
  'u',
);
/** Infinitives open headlines too: "remplacer les profs par l'IA". */
const REPLACING = /^(?:remplacer|substituir|trocar|ersetzen|austauschen)$/u;
/** "drop in house prices" */
const FALLS = /^ (?:in|of|by|to|from) /u;
/** "Fehler vermeiden": advice, where no broad subject stands before it. */
const AVOIDED = /^vermeiden$/u;
/** "Bayern raus aus dem Pokal", but out of the briefing. */
const OUT_OF =
  /^raus aus (?:dem|der|den) (?!(?:briefing|podcast|programm|sendung|folge|ausgabe|liste|nachrichten)(?!\p{L}))\p{L}/u;
const HOW =
  /(?<!\p{L})(?:how(?: to)?|ways?(?: to)?|how (?:can|do|should) (?:i|we|you|they|people)|comment|cómo|como) $/u;
const FARTHEST = 40;

/** Whether a verb tells the briefing what to do; else it is what somebody did: "swap politics for culture", "a prisoner swap". */
export function isInstruction({ lower }: RequestText, start: number): boolean {
  return OPENING.test(start > FARTHEST ? `a${lower.slice(start - FARTHEST, start)}` : lower.slice(0, start));
}

function replacesNothing(text: RequestText, { start, end }: Token): boolean {
  if (!isInstruction(text, start) || /^ (?:de|d'|of|von|with|for) /u.test(text.lower.slice(end, end + 6))) return true;
  return REPLACING.test(text.lower.slice(start, end)) && !topicFollows(text, end);
}

function refusesNothingBefore(text: RequestText, { start, end }: Token): boolean {
  const from = text.lower.slice(start, start + FARTHEST);
  if (OF_NAMES.test(from) || OUT_OF.test(from)) return true;
  return AVOIDED.test(text.lower.slice(start, end)) && !topicPrecedes(text, start);
}

/** "hospital stays", but "the politics stays". */
const STAYS = /^(?:stays?|bleib\p{L}*|restent?|continuam?)$/u;

/** "nada sangriento" */
const isAllSaid = ({ lower }: RequestText, { start, end }: Pick<Token, 'start' | 'end'>): boolean =>
  /^(?:nada|rien d[e'])$/u.test(lower.slice(start, end)) &&
  /(?:^|[.,;:!?] ?)$/u.test(lower.slice(0, start)) &&
  /^ ?\p{L}+ ?(?:$|[.,;:!?])/u.test(lower.slice(end));

/** What the news cut, or have none of. */
const OF_NEWS =
  /^(?:emission|waste|carbon|tax|rate|cost|job|spending|budget|deficit|trust|gravity|hunger|tolerance|day|covid|plastic|interest|inflation|price|fare|fund|staff|aid|ties|déchet|impôt|émission|coût|prix|dépense|taux|residu|emision|impuesto|costo|coste|gasto|tasa|precio|desperd|emiss|imposto|gasto|juro|preço|steuer|kosten|emission|zins|promille|toler|sum|grad|one|two|\d)/u;

const OPEN_VERBS = /^(?:zero|zéro|cero|cut|coupez?|cort[ae])$/u;

/** "Zero Brexit", "cut beekeeping": all that an instruction says, and nothing that news say so. */
function isAllOfIt(text: RequestText, start: number, end: number): boolean {
  const rest =
    /^ (?:the |le |la |les |l'|el |los |las |o |a |os |as |den |die |das )?(\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?)(?: (?:out|today|please|bitte|stp|porfa|pfv|hoy|hoje|aujourd'hui|if you don't mind))?\s*(?:$|[.,;!?])/u.exec(
      text.lower.slice(end, end + FARTHEST),
    );
  if (!OPEN_VERBS.test(text.lower.slice(start, end))) return false;
  return rest?.[1] !== undefined && !OF_NEWS.test(rest[1]) && isInstruction(text, start);
}

/** "…, and away from politics", but "the move away from coal", "vivir lejos de la ciudad", "el rechazo a la reforma". */
const DIRECTIONS =
  /^(?:(?:and )?(?:(?:steer|lean|move|go|get|far) )?away from|loin (?:de|du|des|d')|lejos del?|longe d[eao]|(?:foge|fuja|fujam) d\p{L}+|rechazo|(?:salta|pula|pule|corta|tira) [ao]s?)$/u;
/** Verbs of staying and keeping, and what they keep. */
const STEERED =
  /(?<!\p{L}|(?:the|a|this|that|their|its|le|el|o|un|um) )(?:steer|stay|keep|well|clear|get|move|reste[rz]?|tiens-toi|mant[eé]n\p{L}*|mant[eé]m\p{L}*|mantenha\p{L}*|fique|fica|qu[ée]date|bien|muy|yo|eu)(?: (?:it|me|this|well|right|as far|far|-?te|-?se))? ?$/u;

function pointsNowhere(text: RequestText, { start, end }: Pick<Token, 'start' | 'end'>): boolean {
  const { lower } = text;
  if (!DIRECTIONS.test(lower.slice(start, end))) return false;
  return (
    !isInstruction(text, start) &&
    !STEERED.test(lower.slice(Math.max(0, start - FARTHEST), start)) &&
    !lower.startsWith('and ', start)
  );
}

/** Words of the news that refuse only where a request says so. */
export function refusesNothing(text: RequestText, token: Token): boolean {
  const { kind } = token;
  if (kind === 'keep') return STAYS.test(text.lower.slice(token.start, token.end)) && !topicPrecedes(text, token.start);
  if (kind === 'replace') return replacesNothing(text, token);
  if (kind === 'excludeAfter') return refusesNothingBefore(text, token);
  if (kind !== 'exclude' && kind !== 'less') return false;
  return isWordOfNews(text, token);
}

/** "Leave" refuses where something is left out, or a subject follows an instruction. */
function leavesNothing(text: RequestText, { start, end }: Pick<Token, 'start' | 'end'>): boolean {
  const next = text.lower.slice(end, end + FARTHEST);
  return TILL_LAST.test(next) || (!LEFT_OUT.test(next) && !(isInstruction(text, start) && topicFollows(text, end)));
}

function isWordOfNews(text: RequestText, { start, end }: Token): boolean {
  const said = text.lower.slice(start, end);
  if (pointsNowhere(text, { start, end })) return true;
  if (said === 'drop' && FALLS.test(text.lower.slice(end, end + 6))) return true;
  if (OUT_OF.test(text.lower.slice(start, start + FARTHEST))) return true;
  if (said === 'leave') return leavesNothing(text, { start, end });
  if (CAREFUL.test(said))
    return !topicFollows(text, end) && !isAllSaid(text, { start, end }) && !isAllOfIt(text, start, end);
  if (CAREFUL_VERBS.test(said))
    return !isInstruction(text, start) || (!topicFollows(text, end) && !isAllOfIt(text, start, end));
  return VERBS.test(said) && HOW.test(text.lower.slice(Math.max(0, start - FARTHEST), start));
}
