import type { Language } from '../../../../shared/kernel/language.js';

/** When somebody was not there to hear it: "while I was on holiday", 休假期间. It is no subject. */
const AWAY: Readonly<Record<Language, RegExp>> = {
  en: /,? ?(?<!\p{L})(?:(?:i|we) (?:was|were) (?:off )?\p{L}+ing[^,.;!?]{0,40}(?=\s*(?:[,.;!?]|$))|(?:while|when|because) (?:i|we)(?: was| were| am| are|'m|'re)? (?:still )?(?:away|asleep|off(?:line)?|out|gone|sleeping|slept|travell?ing|flying|working|sick|ill|abroad|hiking|on (?:holidays?|vacation|leave|a plane|a trip|the road|tour|(?:my|our) (?:honeymoon|way))|in (?:the )?(?:hospital|bed|mountains?|class|a meeting|meetings)|at (?:work|school|sea|a wedding))|(?:during|over|on) (?:my|our) (?:holidays?|vacation|trip|leave|absence|break|time off|flight|honeymoon|nap)|while (?:i|we)(?:'m|'re| am| are)? (?:driv|cook|commut|runn?|walk|iron|clean|knit|jogg?|eat|wash|work|rid|gard)\p{L}*[^,.;!?]{0,30}|since (?:i|we) (?:left|went (?:away|to (?:bed|sleep))|fell asleep|last listened))(?!\p{L})/giu,
  de: /,? ?(?<!\p{L})(?:(?:während|als|solange|weil) (?:ich|wir) (?:noch )?(?:weg|fort|verreist|krank|offline|unterwegs|auf reisen|im (?:urlaub|krankenhaus|flugzeug|ausland)|in (?:den ferien|urlaub)|nicht da) (?:war|waren|bin|sind)|während (?:ich|wir) (?:geschlafen (?:habe|haben)|schlief|schliefen|gearbeitet (?:habe|haben))|(?:im|in meinem|in unserem) urlaub(?= verpasst)|in (?:meiner|unserer) abwesenheit|während (?:meines|unseres) urlaubs)(?!\p{L})/giu,
  fr: /,? ?(?<!\p{L})(?:(?:pendant|quand|alors) que? ?(?:j'étais|on était|nous étions) (?:absente?s?|en (?:vacances|congé|congés|voyage|déplacement)|malades?|partie?s?|ailleurs|au lit|à l'hôpital|hors ligne)|pendant que je (?:dormais|conduis|cuisine|cours|marche|mange|repasse|roule)[^,.;!?]{0,30}|(?:pendant|durant) (?:mes|nos) (?:vacances|congés)|(?:pendant|durant|en) (?:mon|notre) (?:absence|voyage|congé))(?!\p{L})/giu,
  es: /,? ?(?<!\p{L})(?:(?:mientras|cuando) (?:yo )?(?:estaba|estábamos|estuve|estuvimos) (?:de (?:vacaciones|viaje|baja|permiso)|fuera|enferm[oa]|dormid[oa]|durmiendo|en el (?:hospital|avión|extranjero)|desconectad[oa])|mientras (?:dormía|voy|vamos|conduzco|cocino|desayuno|camino|corro|plancho|limpio)[^,.;!?]{0,30}|(?:durante|en) (?:mis|nuestras) vacaciones|(?:durante|en) mi (?:ausencia|viaje))(?!\p{L})/giu,
  pt: /,? ?(?<!\p{L})(?:(?:enquanto|quando) (?:eu |a gente )?(?:estava|tava|estive|estávamos) (?:de (?:férias|viagem|licença|folga)|fora|viajando|dormindo|doente|no (?:hospital|avião|exterior)|offline)|enquanto (?:eu )?(?:dormia|viajava|dirijo|cozinho|corro|caminho|limpo|vou)[^,.;!?]{0,30}|(?:durante|nas) (?:as )?(?:minhas|nossas) férias|(?:durante|na) (?:a )?minha (?:ausência|viagem))(?!\p{L})/giu,
  zh: /(?:在)?(?:我|我们)?(?:去)?(?:休假|度假|出差|旅行|旅游|放假|生病|住院|睡觉|不在)(?:的)?(?:期间|时候|时|那段时间|这段时间)(?:里)?/gu,
  ja: /(?:私が)?(?:休暇|出張|旅行|入院|留守|休み|寝ている|海外)(?:中|の間|間)(?:に|の|は)?/gu,
};

/** All that was missed is asked for, and nothing of it by name. */
const MISSED: Readonly<Record<Language, RegExp>> = {
  en: /what(?:'ve| did| have| has)? (?:i|we)(?:'ve)? (?:miss|missed)(?=\s*(?:[?.!,;]|$| (?:last|this|yesterday|today|since)))/giu,
  de: /was (?:hab|habe|haben) (?:ich|wir) (?:alles )?(?:verpasst|versäumt)(?=\s*(?:[?.!,;]|$))/giu,
  fr: /(?:qu'est-ce que (?:j'ai|on a|nous avons)|qu'ai-je|j'ai) (?:raté|manqué|loupé)(?=\s*(?:[?.!,;]|$))/giu,
  es: /¿?qué (?:me|nos) (?:perdí|he perdido|perdimos|hemos perdido)(?=\s*(?:[?.!,;]|$))/giu,
  pt: /o que (?:é que )?(?:eu |a gente )?(?:perdi|perdemos|perdeu)(?=\s*(?:[?.!,;]|$))/giu,
  zh: /(?:我)?(?:都)?(?:错过|漏掉|错失)了(?:些)?(?:什么|哪些)/gu,
  ja: /(?:何を|なにを)?見逃し(?:ました|た)(?:か)?/gu,
};

export const withoutAbsences = (text: string, language: Language): string =>
  text.replace(AWAY[language], '').replace(MISSED[language], '');
