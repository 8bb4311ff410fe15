import type { Language } from '../../../../shared/kernel/language.js';

interface Form {
  /** `about` is what the question is about, to its question mark. */
  readonly questions: readonly RegExp[];
  readonly asked: string;
  /** Says when, how often, without what or where it was told; in a question it refuses nothing. */
  readonly besides: RegExp;
  /** It is asked what the programme is to do: "Is sport really necessary?" */
  readonly ofManner: RegExp;
}

const FORMS: Readonly<Partial<Record<Language, Form>>> = {
  en: {
    questions: [
      /(?<=(?:^|[.!?;:,\n] ?)(?:(?:so|and|but|hey|well|also),? )?)(?:is|are|was|were|did|does|do|has|have|had|will)(?:n't)? (?!(?:you|we|us|i|it|this|that|there|they|he|she|any\p{L}*|some\p{L}*|every\p{L}*|no|not|nothing|what|my|me|all|one|the (?:news|briefing|hosts?|podcast|show|user|listener))(?!\p{L}))(?<about>[\p{L}\d][^.!?;:\n]{3,90})\?/giu,
    ],
    asked: 'what about',
    besides: /(?<!\p{L})(?:again|yet|already|still|without|or not|in the (?:news|headlines))(?!\p{L}) ?/giu,
    ofManner:
      /(?<!\p{L})(?:necessary|needed|possible|ok|okay|allowed|worth|important|required|too much|please|sources?|minutes?)(?!\p{L})/iu,
  },
  de: {
    questions: [
      /(?<=(?:^|[.!?;:,\n] ?)(?:(?:und|aber|na|sag mal),? )?)(?:wird|werden|wurden?|ist|sind|war|waren|hat|haben|hatten?|gibt es|gibt's|streikt|streiken|kommt|kommen|geht|steigt|steigen|sinkt|sinken|fällt|fallen|bleibt|bleiben|darf|dürfen|muss|müssen|soll|sollen|bekommt|gewinnt|verliert)(?: es)? (?!(?:du|ihr|sie|wir|ich|man|er|das|was|etwas|irgend\p{L}*|nichts|nicht|kein\p{L}*|neue[sr]?|neuigkeiten|news|mein\p{L}*|dies\p{L}*|alles|heute kein\p{L}*)(?!\p{L}))(?<about>[\p{L}\d][^.!?;:\n]{3,90})\?/giu,
      /(?<=(?:^|[.!?;:\n] ?))(?<about>\p{Ll}{0,1}\p{Lu}?\p{L}+(?:t|en) (?:der|die|das|\p{Lu}\p{L}+)(?: \p{L}+){0,4} schon wieder(?: [^.!?;:\n]{1,60})?)\?/gu,
    ],
    asked: 'was ist mit',
    besides:
      /(?<!\p{L})(?:schon wieder|schon|wieder|ohne|noch immer|immer noch|noch|endlich|eigentlich|oder nicht|in den (?:schlagzeilen|nachrichten|medien))(?!\p{L}) ?/giu,
    ofManner:
      /(?<!\p{L})(?:nötig|notwendig|möglich|machbar|ok|okay|drin|bitte|wichtig|zu viel|quellen?|minuten?)(?!\p{L})/iu,
  },
  fr: {
    questions: [
      /(?<=(?:^|[.!?;:,\n] ?)(?:(?:et|mais|alors|dis),? )?)(?:est-ce (?:que |qu')|(?:il )?y a(?:-t-il)? (?:encore |déjà |toujours ))(?!(?:tu|vous|je|on|nous|ça|ce|cela|il|elle|c'|j'|rien|quelque|possible)(?!\p{L})|(?:d[ue]s?|l[ae]s?|les) (?:nouve|info|actu))(?<about>[\p{L}\d][^.!?;:\n]{3,90})\?/giu,
      /(?<=(?:^|[.!?;:\n] ?))(?<about>(?:l[ae]s? |l'|\p{Lu})[^.!?;:,\n]{2,40} (?:est|sont|a|ont)(?:-t)?(?:-(?:il|elle|ils|elles))? (?:encore|toujours|déjà) [^.!?;:,\n]{2,60})\?/gu,
    ],
    asked: 'quoi de neuf sur',
    besides:
      /(?<!\p{L})(?:est|sont|a|ont)(?:-t)?(?:-(?:il|elle|ils|elles))? (?:encore|toujours|déjà) (?:sans )?|(?<!\p{L})(?:encore|toujours|déjà|sans|ou pas|ou non)(?!\p{L}) ?/giu,
    ofManner: /(?<!\p{L})(?:nécessaire|possible|obligé|ok|utile|important|trop|sources?|minutes?)(?!\p{L})/iu,
  },
  es: {
    questions: [
      /¿ ?(?:(?:otra vez|de nuevo|ya|es verdad que|es cierto que),? )?(?:hay|está|están|es|son|(?:ha|han)(?: \p{L}+[aei]d[oa]| hecho| dicho| visto| puesto)?|hubo|sigue|siguen|sube|suben|subió|subieron|bajó|bajaron|ganó|ganaron|perdió|perdieron|va a|van a)(?: (?:otra vez|de nuevo|ya))? (?!(?:algo|algun\p{L}*|algún|nada|ningun\p{L}*|ningún|novedades|noticias|posible|me|te|usted|que|qué|verdad|cierto|no|lo|la que)(?!\p{L}))(?<about>[\p{L}\d][^.!?;:¿\n]{3,90})\?/giu,
    ],
    asked: '¿qué pasa con',
    besides: /(?<!\p{L})(?:otra vez|de nuevo|ya|sin|todavía|aún|o no)(?!\p{L}) ?/giu,
    ofManner: /(?<!\p{L})(?:necesario|posible|obligatorio|importante|demasiado|fuentes?|minutos?|por favor)(?!\p{L})/iu,
  },
  pt: {
    questions: [
      /(?<=(?:^|[.!?;:,\n] ?)(?:(?:e|mas|então|aí),? )?)(?:(?:de novo|já|é verdade que),? )?(?:tem|há|está|estão|é|são|houve|teve|subiu|subiram|caiu|caíram|ganhou|ganharam|perdeu|perderam|vai|vão)(?: (?:de novo|já))? (?!(?:algo|algum\p{L}*|nada|nenhum\p{L}*|novidades?|notícias?|possível|como|jeito|você|eu|que|o que|verdade|não|ter)(?!\p{L}))(?<about>[\p{L}\d][^.!?;:\n]{3,90})\?/giu,
    ],
    asked: 'o que há com',
    besides: /(?<!\p{L})(?:de novo|outra vez|já|sem|ainda|ou não)(?!\p{L}) ?/giu,
    ofManner: /(?<!\p{L})(?:necessário|possível|preciso|importante|demais|fontes?|minutos?|por favor)(?!\p{L})/iu,
  },
};

/** "Wird bei der Bahn schon wieder gestreikt?" is asked about the world: nothing in it refuses, and its subject is asked about. */
export function withYesNoQuestions(text: string, language: Language): string {
  const form = FORMS[language];
  if (form === undefined || !text.includes('?')) return text;
  return form.questions.reduce(
    (said, question) =>
      said.replace(question, (whole: string, ...rest: unknown[]) => {
        const { about } = rest.at(-1) as { readonly about: string };
        if (form.ofManner.test(about)) return whole;
        return `${form.asked} ${about.replace(form.besides, '').trim()}?`;
      }),
    text,
  );
}
