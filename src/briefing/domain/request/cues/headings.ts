import type { Language } from '../../../../shared/kernel/language.js';
import { refusals } from '../cue-types.js';

/** What heads a list of what somebody wants or not: "of no interest to me:". */
export const headings: Readonly<Record<Language, ReturnType<typeof refusals>>> = {
  en: refusals({
    want: `{great,interesting,fascinating,exciting,of interest,relevant,good}{ to me, for me, to us,}:`,
    exclude: `{uninteresting,irrelevant,not relevant,of no interest,of no use,not interesting,boring}{ to me, for me, to us, for us,}{ ,}:`,
  }),
  de: refusals({
    want: `{interessant,spannend,relevant,wichtig,gut,gewünscht,erwünscht}{ für mich, für uns,}:`,
    exclude: `{uninteressant,unerwünscht,nicht interessant,nicht relevant,irrelevant,unwichtig,entbehrlich,verzichtbar,langweilig}{ für mich, für uns,}{ ,}:`,
  }),
  fr: refusals({
    want: `{intéressant,passionnant,important,bien,utile}{ pour moi, pour nous,}{ ,}:`,
    exclude: `{inintéressant,sans intérêt,pas intéressant,peu intéressant,inutile}{ pour moi, pour nous, à mes yeux,}{ ,}:`,
  }),
  es: refusals({
    want: `{interesante,apasionante,importante,bien,relevante}{ para mí, para nosotros,}:`,
    exclude: `{sin interés,poco interesante,nada interesante,irrelevante,aburrido}{ para mí, para nosotros,}{ ,}:`,
  }),
  pt: refusals({
    want: `{interessante,empolgante,importante,bom,relevante}{ para mim, pra mim, para nós,}:`,
    exclude: `{sem interesse,desinteressante,pouco interessante,irrelevante,chato}{ para mim, pra mim, para nós,}{ ,}:`,
  }),
  zh: refusals({
    want: `{我,}{感兴趣,有兴趣,想听}的{有,是,}{:,：}`,
    exclude: `{我,}{不感兴趣,没兴趣,不想听}的{有,是,}{:,：}`,
  }),
  ja: refusals({
    want: `{興味がある,興味のある,聞きたい}{の,もの,話題,ジャンル}{は,}{:,：}`,
    exclude: `{興味がない,興味のない,いらない,聞きたくない}{の,もの,話題,ジャンル}{は,}{:,：}`,
  }),
};
