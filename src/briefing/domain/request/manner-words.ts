import { withoutDiacritics } from '../../../shared/kernel/fold.js';
import type { Language } from '../../../shared/kernel/language.js';

/** Words of how, when and by whom a briefing is spoken, which name no subject where nobody introduces them. */
const WORDS: Readonly<Partial<Record<Language, string>>> = {
  en: `hurry hurried rush quick quickly quickie fast faster snappy sharp crisp tight lean sweet brisk punchy chop zippy pronto asap
    nice easy clear clearly slow slowly gently gentle soft softly loud louder quiet quietly low high volume speed pace depth detail
    detailed length longer long shorter short simple plain same usual different straight direct point bye cheers thanks thank hello hi
    hey morning evening night afternoon bedtime breakfast lunch dinner break commute coffee tea gym run walk ride drive shower running
    late early busy tired sleepy awake british american australian irish scottish accent voice voices host hosts male female one two
    both man woman sentences sentence words word language english summary digest recap roundup update edition version again now then
    and or the a an in on at my your with works`,
  de: `schnell schneller flott fix zügig zackig eilig eile hetze stress kurz kürzer lang länger schmerzlos knackig knapp bündig deutlich
    klar klare klarer langsam langsamer leise laut lauter gemütlich ruhig tempo lautstärke tiefe länge einfach einfache einfachen
    gleich üblich anders direkt tschüss tschüs danke hallo hi hey moin servus morgen abend mittag nacht feierabend frühstück
    mittagspause pause kaffee tee bahnfahrt zugfahrt autofahrt heimweg spaziergang dusche joggen spät früh müde akzent stimme stimmen
    sprecher sprecherin moderator moderatorin männlich weiblich eine zwei beide satz sätze sätzen wort worte wörter sprache deutsch
    zusammenfassung überblick ausgabe version nochmal jetzt dann und oder der die das ein in im auf am mein dein mit für bitte`,
  fr: `vite rapide rapidement dynamique percutant percutante efficace concis concise court courte long longue clair claire clairement
    lent lente lentement doucement fort bas volume rythme vitesse détail détails longueur simple simples pareil comme habitude
    différent direct directement salut bonjour bonsoir merci coucou matin soir midi nuit petit déjeuner pause café thé métro bus trajet
    balade douche pressé pressée fatigué fatiguée retard tôt tard accent voix animateur animatrice homme femme une deux phrase phrases
    mot mots langue français résumé récap point édition version encore maintenant puis et ou le la les un en au dans mon ma ton avec`,
  es: `rápido rápida rápidamente rapidito prisa ágil conciso concisa corto corta cortito largo larga claro clara clarito lento lenta
    despacio despacito lentamente bajito fuerte volumen ritmo velocidad detalle detalles habla hable háblame simple sencillo igual
    mismo distinto directo directa grano adiós chao hola buenas gracias mañana tarde noche mediodía desayuno almuerzo cena pausa café
    metro bus trayecto paseo ducha apurado apurada cansado cansada acento voz voces locutor locutora presentador presentadora hombre
    mujer una dos frase frases palabra palabras idioma español castellano resumen repaso edición versión otra vez ahora luego y o el
    la los las un en al por mi tu con`,
  pt: `rápido rápida rapidinho depressa pressa ágil conciso concisa curto curta curtinho longo longa claro clara lento lenta devagar
    devagarinho baixinho alto volume ritmo velocidade detalhe detalhes fala fale simples igual mesmo mesma diferente direto direta
    tchau olá oi obrigado obrigada valeu manhã tarde noite almoço jantar café pausa metrô metro ônibus autocarro trajeto passeio banho
    atrasado atrasada cansado cansada sotaque voz vozes locutor locutora apresentador apresentadora homem mulher uma duas dois frase
    frases palavra palavras língua português resumo edição versão novo agora depois e ou o a os as um em no na por meu minha com`,
};

const MANNER = new Map(
  Object.entries(WORDS).map(([language, words]) => [language, new Set(words.split(/\s+/u).map(withoutDiacritics))]),
);
const LONGEST = 40;

/** Whether a phrase is of nothing but such words: "short and sweet", "British accent". */
export function isOfManner(phrase: string, languages: readonly Language[]): boolean {
  if (phrase.length > LONGEST) return false;
  const words = withoutDiacritics(phrase.toLowerCase()).split(/[\s'’-]+/u);
  return languages.some((language) => words.every((word) => MANNER.get(language)?.has(word) === true));
}
