import type { Language } from '../language.js';

/** Which of the two clearly distinct default voices of the language speaks where no other engine has a voice for a host. */
export const TIMBRES = ['low', 'high'] as const;
export type Timbre = (typeof TIMBRES)[number];

/** A presenter: a persona with a voice for each engine. Ids are for ever; the catalogue only grows. */
export interface Host {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  readonly isDefault: boolean;
  readonly timbre: Timbre;
  /** For those who choose; in the language of the host. */
  readonly description: string;
  /** What engines call the voice of this host, by the name of the engine (EngineIdentity.engine). */
  readonly voices: Readonly<Record<string, string>>;
}

type Persona = Pick<Host, 'id' | 'name' | 'description'>;

const pair = (language: Language, low: Persona, high: Persona): readonly Host[] => [
  { ...low, language, isDefault: true, timbre: 'low', voices: {} },
  { ...high, language, isDefault: true, timbre: 'high', voices: {} },
];

/** The hosts that come with the program, in the order in which callers see them. */
export const BUILT_IN_HOSTS: readonly Host[] = [
  ...pair(
    'en',
    { id: 'host_en_alex', name: 'Alex', description: 'Tells the news calmly and to the point, in a low voice.' },
    { id: 'host_en_emma', name: 'Emma', description: 'Bright and attentive, in a higher voice.' },
  ),
  ...pair(
    'zh',
    { id: 'host_zh_wang', name: '小王', description: '声音低沉，播报沉稳，直入正题。' },
    { id: 'host_zh_li', name: '小李', description: '声音明亮，播报轻快。' },
  ),
  ...pair(
    'es',
    { id: 'host_es_mateo', name: 'Mateo', description: 'Cuenta las noticias con calma y sin rodeos, con voz grave.' },
    { id: 'host_es_lucia', name: 'Lucía', description: 'Clara y atenta, con voz aguda.' },
  ),
  ...pair(
    'pt',
    { id: 'host_pt_tiago', name: 'Tiago', description: 'Conta as notícias com calma e sem rodeios, com voz grave.' },
    { id: 'host_pt_beatriz', name: 'Beatriz', description: 'Clara e atenta, com voz aguda.' },
  ),
  ...pair(
    'de',
    {
      id: 'host_de_jonas',
      name: 'Jonas',
      description: 'Erzählt die Nachrichten ruhig und sachlich, mit tiefer Stimme.',
    },
    { id: 'host_de_clara', name: 'Clara', description: 'Hell und aufmerksam, mit höherer Stimme.' },
  ),
  ...pair(
    'fr',
    {
      id: 'host_fr_julien',
      name: 'Julien',
      description: 'Raconte l’actualité posément et sans détour, d’une voix grave.',
    },
    { id: 'host_fr_camille', name: 'Camille', description: 'Claire et attentive, d’une voix plus aiguë.' },
  ),
  ...pair(
    'ja',
    { id: 'host_ja_haruto', name: '陽斗', description: '低い声で、落ち着いて要点を伝えます。' },
    { id: 'host_ja_yui', name: '結衣', description: '明るい声で、はきはきと伝えます。' },
  ),
];
