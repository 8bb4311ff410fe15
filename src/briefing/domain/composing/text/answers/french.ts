import { anywhere, both, either, NAME, type AnswerRules } from './answer-rules.js';

const NUMBER = String.raw`(?:\d[\d.,]{0,15}|[Dd]eux|[Tt]rois|[Qq]uatre|[Cc]inq|[Ss]ix|[Ss]ept|[Hh]uit|[Nn]euf|[Dd]ix|[Oo]nze|[Dd]ouze|(?:dizaines|centaines|milliers) de|[Pp]lusieurs|[Aa]ucune?|[Pp]ersonne)`;
const DAY = `(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)`;
const MONTH = `(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)`;

export const french: AnswerRules = {
  why: anywhere(`(?<=^)(?:La|Une) (?:\\p{Ll}+ )?(?:raison|cause)|(?<=^)Le (?:\\p{Ll}+ )?motif|(?:a été|ont été|est|sont) (?:causé|provoqué|déclenché)e?s? par|
    s['’]expliquent? par|est due? (?:à|au|aux)|sont due?s (?:à|au|aux)`),
  toll: anywhere(`${NUMBER} (?!secondes|minutes|heures|jours|semaines|mois|ans|années)(?:[\\p{L}'’-]{1,40} ){0,5}(?:morte?s?|tuée?s?|blessée?s?|
    décédée?s?|disparue?s?|décès|péri)|portant le bilan|le bilan s['’]alourdit|nombre de (?:morts|victimes|blessés)`),
  money:
    anywhere(`\\d[\\d.,]{0,15} (?:millions?|milliards?) (?:d['’]euros|de dollars|de francs|de livres|de yens|de yuans)|
    \\d{1,3}(?:[ .\\u00a0\\u202f]\\d{3}){1,6} (?:euros|dollars|francs)`),
  price:
    anywhere(`(?:coûte|coûtent|coûtera|coûteront)(?: à partir de| environ| jusqu['’]à)? \\d[\\d.,]{0,15} (?:euros?|dollars|centimes)|
    à partir de \\d[\\d.,]{0,15} (?:euros?|dollars)`),
  // What a study foresees is nobody's plan.
  next: new RegExp(
    `^(?!.*prévo(?:it|ient|yait) que)${both(
      `doit|doivent|devrait|devraient|prévoit|prévoient|est prévue?|sont prévue?s|va|vont|sera|seront|aura|auront|\\p{Ll}{3,}(?:era|eront|ira|iront|dra|dront)`,
      `demain|(?:la semaine|le mois|l['’](?:an|année|été|automne|hiver)|le printemps) prochaine?|${DAY} prochain|
      (?:${either('en|le|dès|au|mi')}|d['’]ici|à partir (?:de|du)|jusqu['’](?:en|au|à)|fin|début)(?: (?:début|fin|mi))?[ -](?:\\d{1,2}(?:er)? )?(?:${DAY}|${MONTH}|printemps|été|automne|hiver|20[2-9]\\d)`,
    ).source.slice(1)}`,
    'su',
  ),
  who: anywhere(`(?:déclaré|expliqué|affirmé|précisé|estimé|ajouté|averti|souligné) (?:(?!qu)[\\p{L}'’-]{1,40} ){0,4}?${NAME}|
    (?:déclare|explique|affirme|estime|précise|ajoute) (?:(?!qu)[\\p{L}'’-]{1,40} ){0,3}?${NAME}|
    ${NAME}(?:, [^,]{3,80},)? (?:a (?:déclaré|expliqué|affirmé|précisé|estimé|ajouté|averti)|explique|affirme|estime|déclare)`),
  where:
    anywhere(`\\d[\\d.,]{0,15} (?:km|kilomètres) (?:au nord|au sud|à l['’]est|à l['’]ouest|de)|au large d(?:e|es|u) \\p{Lu}\\p{L}+|
    dans (?:la ville|le village|la commune|la région|la province) d(?:e |['’])\\p{Lu}\\p{L}+`),
  noFigure: /^(?:secon|minut|heure|jours?|semai|mois|ans?$|annee|fois)/u,
};
