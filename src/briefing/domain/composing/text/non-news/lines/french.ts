import { opens, says, type LinePatterns } from './line-patterns.js';

export const french: LinePatterns = {
  link: opens(`(?:pour (?:plus|davantage) (?:de |d['’])(?:détails|informations?)|
    (?:plus|davantage) (?:de détails|d['’]informations?)(?: (?:ici|sur))|
    (?:toutes les|les) (?:infos?|informations).{0,40}(?:à suivre|à retrouver|à lire)|retrouvez|à (?:lire|voir|écouter) (?:aussi|ici|sur)|
    (?:voir|cliquez|lire) (?:ici|la suite|sur))`),
  teaser: opens(`(?:découvrez|voici (?:ce qu|comment|pourquoi)|ce qu['’]il faut (?:savoir|retenir)|
    tout (?:savoir|ce qu)|on vous (?:explique|dit)|réponses? (?:en|dans) .{0,20}(?:podcast|vidéo)|en (?:images|vidéo|podcast)[ .:]|n['’]hésitez pas|dites-(?:nous|moi)|
    (?:laissez|donnez)-(?:nous|moi)|testez vos|épinglez|ce que l['’]on sait|prochaines? (?:(?:journée|soirée)s? portes ouvertes|séance d['’]information))`),
  thanks: opens(
    `(?:(?:un grand |nos |tous nos )?merci(?! à (?:eux|elles))\\b(?![^.]{0,60}, (?:a|ont) (?:dit|déclaré|lancé))|nous (?:tenons à )?remerci(?:ons|er)|remerciements|[^.]{2,60}, merci (?:de|pour) (?:votre|vos|avoir))`,
  ),
  commerce:
    says(`\\bprix le plus bas|\\boffres? à ne pas (?:rater|manquer)|\\bpasse de \\d[\\d.,]* à \\d[\\d.,]* ?(?:€|euros) (?:aujourd|seulement)|^nouveau(?:té|tés)? ?[:!].{0,80}\\b(?:notre|nos|boutique|collection)\\b|\\b(?:à partir de|dès|au lieu de|seulement) \\d[\\d.,]* ?€ (?:chez|sur|au lieu)|\\bcodes? promo\\b|
    \\b(?:achetez|commandez|profitez-en)\\b|\\bbons? plans? (?:du|de la|:)|\\blien affilié|\\ben promotion (?:chez|sur)|
    \\bavec le code [a-z]*\\d|\\blivraison (?:offerte|gratuite)|^profitez\\b|-\\d{1,2} ?% (?:jusqu|avec|de remise|dès)|(?<!\\p{L})(?:épisode|podcast) est (?:soutenu|sponsorisé|présenté)(?!\\p{L})|
    \\bles (?:places|billets)\\b.{0,60}\\ben vente\\b|\\bréservez (?:vos|votre|dès)|\\bactions à (?:acheter|suivre)\\b|\\bréservée? aux abonnés\\b|\\bshoppez\\b|^(?:nos|les) abonnés (?:bénéficient|profitent|reçoivent|ont accès)(?!\\p{L})(?!.{0,120}(?:rembours|indemni|baisse|hausse|panne|tribunal|justice))`),
  ticker: says(`^(?:en )?direct\\s?[:,|.–—-]|\\bsuivez (?:notre|le|la|en) (?:direct|live)|\\ben direct[.!]?$|
    \\bévolution de la situation en direct`),
  digest: opens(
    `(?:bonjour[,!] (?:voici|il est)|les (?:titres|infos) (?:du|de ce) (?:jour|matin|soir)|l['’]essentiel de (?:l['’]actu|la journée)|
    horaires des (?:messes|offices)|avis d['’]enquête|enquête publique(?:\\s?[:|]|$)|à ne pas manquer(?:\\s?[:|]|$)|agenda(?: prévisionnel)?[.:]|agenda prévisionnel|le point à \\d|carnet du jour|les liens (?:du|de la)|jeu[- ]concours|
    (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) \\d{1,2}(?: \\p{L}{3,9})?(?:, \\d{1,2} ?h ?\\d*)? ?: )`,
  ),
  caption: says(`^vues? d['’]artiste(?!\\p{L})|^(?:photo|image|légende|illustration)\\b[^.]{0,20}[:|]|
    \\((?:à (?:gauche|droite)|au centre|photo d['’](?:illustration|archives?)|archives?)\\)|\\bsur (?:cette|la) photo\\b`),
  correction: opens(`(?:(?:rectificatif|correctif)\\s?(?:[:.|]|$)|errat(?:um|a)(?!\\p{L}))`),
  listing: says(
    `^[^.]{0,60}, (?:du|tous les|ouvert(?:e|s)? (?:du|tous)) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|jours)\\b.{0,40}\\d ?h`,
  ),
  recipe:
    /^(?:\d+\. ?)?(?:Épluchez|Pelez|Coupez|Émincez|Faites (?:fondre|revenir|cuire|chauffer|dorer)|Ajoutez|Versez|Mélangez|Laissez (?:mijoter|cuire|reposer)|Préchauffez|Enfournez|Assaisonnez)(?!\p{L})/u,
  contact: says(
    `^(?:toute personne|quiconque)(?!\\p{L}).{2,80}(?:prié|invité|appelé)e?s? (?:de |d['’]|à )(?:se (?:faire connaître|manifester|signaler)|contacter|appeler|téléphoner|prendre contact|prévenir|joindre|composer)|\\bcontact presse\\b|\\bles personnes ayant (?:assisté|été témoin)[^.]{0,80} (?:peuvent|doivent|sont (?:invitées|priées))(?!\\p{L})`,
  ),
  credit:
    /^(?:Les commentaires (?:sont|ont été) (?:fermés|désactivés|modérés)|Par \p{Lu}\p{L}+ \p{Lu}\p{L}+\.?$|Propos recueillis|Avec (?:AFP|Reuters)|(?:Traduit|Traduction) (?:de|par)|Texte\s*:)/u,
};
