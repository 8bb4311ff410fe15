import { only, within, type ReferentRules } from './referent-rules.js';

export const french: ReferentRules = {
  pronoun: within(`elles?|ils?|lui|eux|(?:son|sa|ses|leurs?) \\p{L}+|cet|cette|ces|ce \\p{Ll}{4,}|celui-ci|celle-ci|
    ceux-ci|celles-ci`),
  impersonal:
    /(?:qu['’])?\bil (?:y a|y avait|faut|faudra|fallait|s['’]agit|existe|est (?:possible|probable|temps|important|nécessaire))/giu,
  time: /(?<!\p{L})(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|plusieurs|quelques|\d{1,9}) (?:secondes?|minutes?|heures?|jours?|semaines?|mois|ans|années?)(?!\p{L})/giu,
  role: within(`(?:le|la|les|l['’])\\s?(?:[\\p{Ll}-]+ )?(?:ancien(?:ne)?|ex-)[ -]?\\p{Ll}{4,}|
    (?:le|la|l['’])\\s?(?:homme|femme|jeune \\p{Ll}+|quinquagénaire|trentenaire|chanteu(?:r|se)|act(?:eur|rice)|
    joueu(?:r|se)|entraîneu(?:r|se)|suspecte?|victime|accusée?|couple|entreprise|société|groupe|constructeur|
    porte-parole|auteure?|chercheu(?:r|se)|appareil|avion|navire|film|livre|album|mesure|décision|annonce|accord|projet|
    texte|document|étude|rapport|incident|attaque|accident|incendie|intéressée?|élue?|candidate?)`),
  place: within(
    `(?:dans|de|à) la (?:ville|commune|(?:ville|partie|zone) (?:basse|haute))|(?:du|dans le|au) (?:village|quartier|bourg)`,
  ),
  indefinite: within(`une?|des|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|plusieurs|certaine?s|quelques|
    \\d[\\d\\u202f\\u00a0 .,]{0,15} \\p{L}+|environ`),
  definite: {
    article: /^(?:(?:Le|La|Les) (?=\p{Ll})|L['’](?=\p{Ll}))/u,
    complement: only(`d['’].*|de|du|des|à|au|aux|en|qui|que|dont|où|pour|entre|sur|contre|avec`),
    unique: only(`gouvernement|président|premi.re?|police|armée|justice|parlement|sénat|assemblée|monde|économie|pays|
      météo|soleil|lune|terre|dollar|euro|bourse|marché|prix|nombre|taux|plus|population|meilleur\\p{L}*|droite|gauche|
      extrême`),
  },
};
