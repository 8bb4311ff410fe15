import type { Language } from '../../../../shared/kernel/language.js';
import type { RequestText, Token } from '../token.js';
import { decides } from './attitudes.js';

/** A refusal in two parts with what it names between them: "keep the war out", "lass Sport heute weg", "deixa o Trump quieto". */
interface Frame {
  readonly open: RegExp;
  /** Behind the open: what is named, and the close. */
  readonly rest: RegExp;
}

/** As many letters may stand between the parts. */
const LONGEST_NAMED = 40;

const frame = (open: string, close: string): Frame => ({
  open: new RegExp(`(?<![\\p{L}\\p{N}'])(?:${open})(?![\\p{L}\\p{N}])`, 'uy'),
  rest: new RegExp(
    `^(?<named> [^.,;:!?\\n]{2,${LONGEST_NAMED}}?) (?<close>${close})(?= (?:today|this|please|for|heute|bitte|mal|hoy|hoje|aujourd|stp|svp|merci|pfv|porfa|gracias|obrigad[oa]|danke|wenn|thanks|ok|and|but|und|aber|et|mais|y|pero|e|mas|when|while|cheers)(?!\\p{L})|\\s*(?:[.,;:!?\\n–—]|$))`,
    'u',
  ),
});

const FRAMES: Readonly<Partial<Record<Language, readonly Frame[]>>> = {
  en: [
    frame(
      'i find',
      '(?:so |very |really |too |rather |pretty )*(?:boring|dull|tedious|depressing|annoying|tiresome|uninteresting|awful|dreary|pointless)',
    ),
    frame(
      '(?:please )?(?:keep|leave|cut|take|throw|kick|shut|rule|edit|weed|filter|push|move|put|set|brush|park|lock|drop|get|chuck|sweep|strip|crop)',
      '(?:right |well |all |completely )?(?:out|away|aside|alone|at bay|to one side|on ice|on hold|on the shelf|on the back burner|out of (?:it|this|that|here|the way|my sight|my ears)|off (?:the )?(?:table|list|menu|agenda|air)?|in the bin|under the (?:rug|carpet)|for another (?:day|time)|outside)',
    ),
    frame('(?:please )?give(?: me)?', '(?:a|the) (?:rest|break|miss|wide berth|swerve|boot|heave-ho|elbow|pass)'),
  ],
  de: [
    frame(
      'lass|lasse|lasst|lassen sie|blende?|blenden sie|schließe?|schließen sie|klammere?|klammern sie|sortiere?|filtere?|grenze?|halt|halte|haltet|pack|packe|schmeiß|wirf|räum|stell|stelle|schieb|leg|nimm|kehr',
      '(?:mal |heute |bitte )*(?:weg|aus|raus|draußen|außen vor|beiseite|zur seite|in ruhe|fern|hinten runterfallen|unter den tisch fallen|vor der tür|in die tonne|in den müll|auf eis|links liegen|stecken|sein)',
    ),
    frame(
      'von|vom|über|zu|zum|zur|mit',
      '(?:will|möchte|mag|brauch|brauche|muss|kann) (?:ich|i|wir) (?:\\p{L}+ ){0,2}?(?:nichts|nix|gar nichts|kein wort|nüscht)(?: mehr)?(?: (?:hören|wissen|lesen|haben|mitbekommen|anfangen))?',
    ),
    frame(
      'nicht (?:\\p{L}+ )?(?:um|über|von|mit)',
      '(?:ginge|geht|gehen|gehe|dreht|drehen|drehte|handelt|handeln|redet|redest|reden|anfängst|anfangt|kommst|kommt|sprichst|sprecht)',
    ),
    frame(
      'auf',
      '(?:hab|habe) ich (?:so |gar |überhaupt |echt |wirklich |absolut |heute )*(?:keinen|keine|kein|null|wenig) \\p{L}+',
    ),
    frame('(?:hab|habe|haben)(?: ich| wir)?', '(?:so |echt |langsam |gründlich |richtig |total )*(?:satt|dicke|über)'),
    frame('(?:erwähne?|nenne?|behandle|sende|zeige?|spiele?|bringe?|erwähnen sie)', '(?:bitte |heute |mir )*nicht'),
    frame(
      '(?:ich finde|find ich|finde ich)',
      '(?:so |echt |einfach |zu |total |sehr )*(?:öde|langweilig|doof|blöd|nervig|schlimm|furchtbar|uninteressant|ätzend|anstrengend|deprimierend)',
    ),
    frame('um', '(?:mach|mache|macht|machen|schlag|schlage|schlagt)(?: \\p{L}+){0,3} bogen'),
  ],
  fr: [
    frame(
      'je trouve',
      '(?:trop |très |vraiment |assez )?(?:ennuyeu(?:x|se|ses)|nul(?:le)?s?|barbante?s?|chiante?s?|inintéressante?s?|pénibles?|lassante?s?|déprimante?s?)',
    ),
    frame(
      '(?:(?:tu peux|vous pouvez|on peut|merci de|veuillez) )?(?:laisser|mettre|garder|ranger|tenir)|laisse|laissez|mets|mettez|garde|gardez|range|rangez|jette|jetez|tiens|tenez|fous|balance',
      "(?:de côté|à l'écart|dehors|au placard|à la porte|en dehors(?: de (?:ça|tout ça))?|tranquilles?|à la poubelle|aux oubliettes|au frigo|loin(?: de moi)?|hors de (?:ça|ma vue))",
    ),
  ],
  es: [
    frame(
      '(?:yo )?(?:encuentro|hallo)',
      '(?:muy |tan |bastante )?(?:aburrid[oa]s?|pesad[oa]s?|tedios[oa]s?|deprimentes?|cansad[oa]s?)',
    ),
    frame(
      '(?:(?:puedes?|pod[eé]s|pueden) )?(?:dejar|poner)|dej[ae]|dejad|déja(?:me|nos)|pon|aparca|manda|saca|mantén|ech[ae]|guarda|quita',
      '(?:hoy |ya )?(?:fuera|afuera|aparte|de lado|a un lado|en paz|tranquil[oa]s?|en el cajón|a la basura|lejos|para otro día|quiet[oa]s?|en la puerta)(?: de (?:esto|eso|aquí))?',
    ),
  ],
  pt: [
    frame(
      '(?:eu )?acho',
      '(?:muito |tão |bem |um |uma )?(?:chat[oa]s?|entediantes?|saco|seca|enfadonh[oa]s?|deprimentes?|desinteressantes?|cansativ[oa]s?)',
    ),
    frame(
      '(?:(?:pode[ms]?|podes) )?(?:deixar|pôr|colocar)|deix[ae]|põe|ponha|coloca|coloque|mant[eé]m|mantenha|joga|jogue|bota|manda|tira|tire|guarda',
      '(?:hoje )?(?:de fora|fora|de lado|à parte|em paz|quiet[oa]s?|sossegad[oa]s?|pra lá|para lá|longe|no lixo|na gaveta|pra outro dia|para outro dia)(?: (?:disso|dessa|desta|daqui|disto))?',
    ),
  ],
};

const NEGATED = /(?:n't|not|never|nicht|pas|no|não|nunca|jamais)(?: \p{L}+)? $/u;

/** "lass die Wirtschaft nicht weg", "lassen Sie alles weg, was …" */
const NAMES_NOTHING =
  /(?<!\p{L})(?:nicht|nichts|nothing|never|pas|rien|nada)(?!\p{L})|^ (?:alles|all|everything|todo|tudo|tout|it|that|es|das|lo|isso|ça)$/u;

/** The tokens of both parts; what stands between is named as in any refusal. */
export function framedRefusalsIn(text: RequestText): readonly Token[] {
  const { lower, languages } = text;
  const tokens: Token[] = [];
  for (const { open, rest } of FRAMES[languages[0] ?? 'en'] ?? []) {
    for (let at = 0; at < lower.length; at++) {
      open.lastIndex = at;
      const opened = open.exec(lower)?.[0];
      if (opened === undefined || NEGATED.test(lower.slice(Math.max(0, at - 24), at))) continue;
      const end = at + opened.length;
      const { named = '', close = '' } = rest.exec(lower.slice(end))?.groups ?? {};
      if (close === '' || NAMES_NOTHING.test(named) || decides(text, { start: end, end: end + named.length })) continue;
      const closed = end + named.length + 1;
      tokens.push({ kind: 'exclude', start: at, end }, { kind: 'filler', start: closed, end: closed + close.length });
      at = closed;
    }
  }
  return tokens;
}
