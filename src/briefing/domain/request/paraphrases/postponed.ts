import type { Language } from '../../../../shared/kernel/language.js';

const X = '(?<refused>(?=[\\p{L}\\d])(?!(?:the|all|no|and|und|et|y|e)(?!\\p{L}))[^,.;:!?\\n]{2,40}?)';
const EVERYWHERE: Readonly<Partial<Record<Language, readonly [RegExp, string]>>> = {
  en: [
    new RegExp(
      `(?<=^|[.;!?,\\n] ?)(?:there's |there is )?${X}(?:'s| is| are)? (?:already )?everywhere(?: already| these days)?,? (?:so )?(?:you can |please |just )*(?:drop|skip|leave|cut|spare me)(?: it| that| out)*`,
      'giu',
    ),
    'no ',
  ],
  de: [
    new RegExp(
      `(?<=^|[.;!?,\\n] ?)${X} (?:gibt(?:'s| es)|hört man|läuft) (?:ja |doch )?(?:schon |eh )?überall,? (?:also )?(?:das |den |die )?(?:kannst du |können sie |bitte )?(?:weglassen|lass(?:en sie)? (?:das |es |ihn |sie )?(?:weg|aus)|sparen|streichen|auslassen)`,
      'giu',
    ),
    'kein ',
  ],
  fr: [
    new RegExp(
      `(?<=^|[.;!?,\\n] ?)(?:le |la |les |l'|du |de la )?${X},? (?:il y en a|y en a|on en entend|c'est|on le voit) (?:déjà )?(?:partout),? (?:donc )?(?:tu peux |vous pouvez )?(?:l'enlever|l'oublier|oublie|enlève|laisse tomber|laisse)`,
      'giu',
    ),
    'pas de ',
  ],
  es: [
    new RegExp(
      `(?<=^|[.;!?,\\n] ?)(?:el |la |los |las )?${X} (?:ya )?(?:hay|está|sale|se oye) (?:ya )?(?:en|por) todas partes,? (?:así que )?(?:puedes )?(?:quítal[oa]s?|quitarl[oa]s?|sáltatel[oa]s?|déjal[oa]s? fuera|omítel[oa]s?)`,
      'giu',
    ),
    'nada de ',
  ],
  pt: [
    new RegExp(
      `(?<=^|[.;!?,\\n] ?)(?:o |a |os |as )?${X} (?:já )?(?:tem|há|está|passa) (?:já )?(?:em|por) (?:todo (?:o )?(?:canto|lado|lugar)|toda parte),? (?:então )?(?:pode )?(?:tirar|tira|pular|pula|deixar de fora|cortar|corta)`,
      'giu',
    ),
    'nada de ',
  ],
};
/** "…, the rest of sport can stay out": not what was named before it. */
const REST_OUT: Readonly<Partial<Record<Language, readonly [RegExp, string]>>> = {
  en: [
    /[,;.]? ?(?<!\p{L})(?:and )?(?:the rest of|all other|any other|other) (?:the )?(?<refused>[^,.;:!?\n]{2,30}?) (?:can|may|should) (?:stay out|go|be left out|wait outside|be skipped)/giu,
    '. No ',
  ],
  de: [
    /[,;.]? ?(?<!\p{L})(?:und )?(?:der rest (?:vom|von der|des|der)|(?:aller|alle) anderen?) (?<refused>[^,.;:!?\n]{2,30}?) (?:kann|können|darf|soll) (?:draußen bleiben|wegbleiben|weg|raus|wegfallen)/giu,
    '. Kein ',
  ],
  fr: [
    /[,;.]? ?(?<!\p{L})(?:et )?le reste (?:du |de la |de l'|des )(?<refused>[^,.;:!?\n]{2,30}?)(?:,)? (?:peut (?:rester dehors|sauter|attendre)|tu peux (?:laisser|enlever|sauter)|non merci)/giu,
    '. Pas de ',
  ],
  es: [
    /[,;.]? ?(?<!\p{L})(?:y )?el resto (?:del |de la |de los |de las )(?<refused>[^,.;:!?\n]{2,30}?) (?:puede (?:quedarse fuera|quedar fuera)|fuera|sobra)/giu,
    '. Nada de ',
  ],
  pt: [
    /[,;.]? ?(?<!\p{L})(?:e )?o resto d[oa]s? (?<refused>[^,.;:!?\n]{2,30}?) (?:pode (?:ficar de fora|sair)|fora|dispenso)/giu,
    '. Nada de ',
  ],
};
/** "Brauch ich vom Sport nix" */
const NEED_NONE =
  /(?:brauche?|will|möchte|mag|muss) ich (?:(?:heute|gerade|echt|wirklich|auch) )*(?:vom|von|zum|zur|zu|über|aus)(?: de[mnr]| die| das)? (?<refused>[^,.;:!?\n]{2,30}?) (?:gar |überhaupt )?(?:nix|nichts)(?: (?:mehr|hören|wissen|haben))*(?=\s*(?:[,.;!?\n]|$))/giu;

const of = (participle: string): RegExp => new RegExp(`(?<=[,;:] ?)${X} ${participle}(?=\\s*(?:[,.;!?\\n]|$))`, 'giu');

/** What is refused before the word that refuses it, as a part of a list: "LVMH, Kering, rumeurs exclues". */
const POSTPONED: Readonly<Partial<Record<Language, readonly [RegExp, string]>>> = {
  en: [of('(?:excluded|excepted|left out|not included)'), 'no '],
  de: [of('(?:ausgeschlossen|ausgenommen|ausgeklammert)'), 'ohne '],
  fr: [of('(?:exclue?s?|exceptée?s?|mise?s? à part)'), 'sans '],
  es: [of('(?:excluid[oa]s?|exceptuad[oa]s?)'), 'sin '],
  pt: [of('(?:excluíd[oa]s?|excetuad[oa]s?)'), 'sem '],
};

export function withRefusalFirst(text: string, language: Language): string {
  const [pattern, refusing] = POSTPONED[language] ?? [];
  const [rest, nothing] = REST_OUT[language] ?? [];
  const [everywhere, none] = EVERYWHERE[language] ?? [];
  const need = language === 'de' ? text.replace(NEED_NONE, 'kein $<refused>') : text;
  const said = rest === undefined ? need : need.replace(rest, `${nothing ?? ''}$<refused>`);
  const here = everywhere === undefined ? said : said.replace(everywhere, `${none ?? ''}$<refused>`);
  return pattern === undefined ? here : here.replace(pattern, `${refusing ?? ''}$<refused>`);
}
