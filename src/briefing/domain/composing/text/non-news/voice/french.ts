import { anyOf, inside, type VoiceRules } from './voice-rules.js';

/** "Réduire les dépenses sera difficile": what is done is spoken of, and nobody told to do it. */
const IS_SUBJECT = '[^.]{0,120} (?:est|sera|serait|reste|restera|devient|suffit|permet|coûte|prend) ';

export const french: VoiceRules = {
  reader: anyOf(`merci de|s['’]il vous plaît|te(?! deum)|vous|votre|vos|tu|toi|tes`),
  author: anyOf(
    `je|j['’]\\p{L}+|mon|ma|mes|moi|me|m['’]\\p{L}+|nous|(?:notre(?!-)|nos)(?! (?:cerveaux?|corps|cœurs?|mémoire|peau|galaxie|planète|système|univers|ancêtres|océans?|terre))|on (?:vous|t['’]\\p{Ll}+|aime|adore|craque)`,
  ),
  instruction:
    inside(`^(?!Assez|Chez|Suez|Rez|Nez)\\p{Lu}\\p{Ll}{2,}ez(?!\\p{L})|^(?:Dans|Pour|Si|Avant|Une fois|Puis|Ensuite|Rien)[^.]{0,80}, (?!assez)\\p{Ll}{3,}ez(?!\\p{L})|, (?:puis |et )?(?!assez)\\p{Ll}{3,}ez (?:les?|la|vos?|votre|une?|des|avec|à)(?!\\p{L})|
    ^(?!Premier|Dernier|Hier|Hiver|Février|Janvier|Chantier|Danger|Loyer|Papier|Quartier|Métier|Dossier|${IS_SUBJECT})(?:\\p{Lu}\\p{Ll}{1,12}(?:er|ir|ndre|uire|crire)|Mettre|Battre) (?:les?|la|l['’]|une?|des|du|au four|vos|avec)(?!\\p{L})|
    ^(?:Bonjour(?! \\p{Lu})|Bonne (?:écoute|route|lecture|chance)|Bon (?:appétit|amusement)|Ch(?:er|ère)s? (?:\\p{Lu}|abonné|adhérent|ami|client|collègue|lect|membre|parent|tou)\\p{L}*|Merci(?!,)|Pensez|Vds|Cherche|Donne|Imprimez|Faites|Ni fleurs|Un (?:immense|grand) merci|Rejoignez|Gratiner)(?!\\p{L})`),
  attribution:
    anyOf(`selon|d['’]après|a (?:annoncé|déclaré|indiqué|dit|affirmé|confirmé|précisé|expliqué|estimé|révélé)|ont (?:annoncé|déclaré|indiqué|dit|affirmé|confirmé)|affirment?|dénoncent?|estiment?|(?:conseille|recommande|demande|rappelle|écrive|raconte)(?:nt)?(?:-t-(?:il|elle))? (?:les?|la|l['’]|une?)|expliquent?|déplorent?|
    tribunal|parquet|préfecture|police|gendarmerie|ministre|gouvernement|chercheurs|syndicats?|mairie|études?|sondage`),
  event:
    anyOf(`(?:a|ont|est|sont|avait|avaient|était|étaient|s['’]est|se sont|n['’]a|n['’]ont) (?:pas |plus |été |déjà |ainsi |tous |aussi )?\\p{Ll}{2,14}(?:é|ée|és|ées|i|is|it|ie|u|us|ue|ues|ert|aint|ort)|
    (?:va|vont) \\p{Ll}{3,}(?:er|ir|re)|\\p{Ll}{3,}(?:era|eront|ira|iront)|(?:dev|pour|au|se|fe|i|ver|viend|tiend|vaud)r(?:a|ont)|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?= (?:soir|matin|après-midi|dans|par|à la|de)|[,.]? \\p{Ll})|dans la nuit|depuis (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|\\d)`),
};
