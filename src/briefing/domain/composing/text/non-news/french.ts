import { opens, says, type LinePatterns } from './line-patterns.js';

export const french: LinePatterns = {
  link: opens(`(?:pour (?:plus|davantage) (?:de |d['’])(?:détails|informations?)|
    (?:plus|davantage) (?:de détails|d['’]informations?)(?: (?:ici|sur))|
    (?:toutes les|les) (?:infos?|informations).{0,40}(?:à suivre|à retrouver|à lire)|retrouvez|à (?:lire|voir|écouter) (?:aussi|ici|sur)|
    (?:voir|cliquez|lire) (?:ici|la suite|sur))`),
  teaser: opens(`(?:découvrez|voici (?:ce qu|comment|pourquoi)|ce qu['’]il faut (?:savoir|retenir)|
    tout (?:savoir|ce qu)|on vous (?:explique|dit)|réponses? (?:en|dans) .{0,20}(?:podcast|vidéo)|en (?:images|vidéo|podcast)[ .:])`),
  thanks: opens(
    `(?:(?:un grand |nos |tous nos )?merci(?! à (?:eux|elles))\\b|nous (?:tenons à )?remerci(?:ons|er)|remerciements)`,
  ),
  commerce: says(`\\b(?:à partir de|dès|au lieu de|seulement) \\d[\\d.,]* ?€ (?:chez|sur|au lieu)|\\bcodes? promo\\b|
    \\b(?:achetez|commandez|profitez-en)\\b|\\bbons? plans? (?:du|de la|:)|\\blien affilié|\\ben promotion (?:chez|sur)`),
  ticker: says(`^(?:en )?direct\\s*[:,|]|\\bsuivez (?:notre|le|la|en) (?:direct|live)|\\ben direct[.!]?$|
    \\bévolution de la situation en direct`),
  digest: opens(
    `(?:bonjour[,!] (?:voici|il est)|les (?:titres|infos) (?:du|de ce) (?:jour|matin|soir)|l['’]essentiel de (?:l['’]actu|la journée))`,
  ),
  caption: says(`^(?:photo|image|légende|illustration)\\b[^.]{0,20}[:|]|
    \\((?:à (?:gauche|droite)|au centre|photo d['’](?:illustration|archives?)|archives?)\\)|\\bsur (?:cette|la) photo\\b`),
  credit:
    /^(?:Par \p{Lu}\p{L}+ \p{Lu}\p{L}+\.?$|Propos recueillis|Avec (?:AFP|Reuters)|(?:Traduit|Traduction) (?:de|par)|Texte\s*:)/u,
};
