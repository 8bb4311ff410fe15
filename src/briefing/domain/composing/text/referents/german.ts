import { only, within, type ReferentRules } from './referent-rules.js';

export const german: ReferentRules = {
  pronoun:
    within(`er|ihm|ihn|ihr|ihnen|ihre[mnrs]?|seine[mnrs]?|diese[mnrs]?|dies|derselbe\\p{L}?|so etwas|dessen|daran|
    darin|davon|damit|dabei|dort`),
  time: /(?<!\p{L})(?:eine[mnrs]?|einige|mehrere|viele|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d{1,9}) (?:Sekunden?|Minuten?|Stunden?|Tagen?|Wochen?|Monate?n?|Jahre?n?)(?!\p{L})/giu,
  role: within(`(?:der|die|das|dem|den|des) (?:[\\p{Ll}-]+ ){0,2}(?:(?:ehemalige|frühere)[nrs]? \\p{Lu}\\p{L}+|
    \\d+-Jährige[nr]?|Mann|Frau|Paar|Junge|Mädchen|Täter|Opfer|Verdächtige[nr]?|Angeklagte[nr]?|Sänger(?:in)?|
    Schauspieler(?:in)?|Trainer(?:in)?|Stürmer|Torwart|Profi|Unternehmen|Konzern|Firma|Hersteller|Gruppe|Behörde|
    Sprecher(?:in)?|Politiker(?:in)?|Autor(?:in)?|Experte|Expertin|Forscher(?:in)?|\\p{L}+meister(?:in)?|Maschine|
    Flugzeug|Entscheidung|Entwurf|Plan|Projekt|Studie|Bericht|Vorfall|Unfall|Angriff|Brand|Fall|beiden|drei|
    Ankündigung|Maßnahmen?)`),
  indefinite:
    within(`eine?[mnrs]?|einige|mehrere|viele|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|Dutzende|Hunderte|
    Tausende|\\d[\\d.,]{0,15} \\p{L}+`),
  definite: {
    article: /^(?:Der|Die|Das) (?=\p{L})/u,
    complement: only(`der|des|von|vom|in|im|an|am|auf|für|mit|zu|zum|zur|aus|gegen|über|um|bei|beim|nach|unter|zwischen|
      wie|als`),
    unique: only(`Regierung|Bundesregierung|Präsident\\p{L}*|Kanzler\\p{L}*|Polizei|Armee|Justiz|Parlament|Bundestag|
      Bundesrat|Welt|Wirtschaft|Land|Wetter|Sonne|Mond|Erde|Dollar|Euro|Börse|Markt|Preis\\p{L}*|Zahl|Inflation|
      neue\\p{L}?|erste\\p{L}?|beste\\p{L}?|größte\\p{L}?|Parteien|Menschen|EU|USA?|\\p{Lu}{2,}.*|\\p{Lu}\\p{L}+-.*|
      Dax|MDax|Leitindex|Niederlande|Schweiz|Türkei|Ukraine|Koalition`),
  },
};
