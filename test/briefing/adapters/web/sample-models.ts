import type { Language } from '../../../../src/shared/kernel/language.js';
import type {
  FailedModel,
  MakingModel,
  MissedGroup,
  QuickReadModel,
  ReadyModel,
  ViewerCorrection,
  ViewerItem,
  ViewerSegment,
  ViewerStory,
} from '../../../../src/briefing/adapters/web/viewer/viewer-model.js';

/** What a text is made of in one language: enough to look like a briefing. */
interface Sample {
  readonly title: string;
  readonly hosts: readonly [string, string];
  readonly welcome: string;
  readonly goodbye: string;
  readonly stories: readonly {
    readonly title: string;
    readonly question: string;
    readonly sources: readonly (readonly [feed: string, headline: string])[];
    readonly facts: readonly string[];
  }[];
}

const ENGLISH: Sample = {
  title: 'Your briefing: energy, rail and the deep sea',
  hosts: ['Alex', 'Emma'],
  welcome: 'Good morning. Here is what your feeds have been saying since yesterday.',
  goodbye: 'That was all for today. The sources are on this page.',
  stories: [
    {
      title: 'Grid operators connect the largest battery in the north',
      question: 'What changes for households?',
      sources: [
        ['The Northern Ledger', 'Largest battery in the north goes live a month early'],
        ['Grid Watch', 'What a 400-megawatt battery does on a windy night'],
      ],
      facts: [
        'The battery at Hollin Moor was connected to the grid on Tuesday, four weeks ahead of schedule.',
        'It stores 800 megawatt-hours, which is enough to supply about 90,000 homes through an evening.',
        'The operator says that curtailed wind power cost customers 34 million pounds last winter.',
        'Two more sites of the same size are to follow before the end of next year.',
        'The regulator will publish a first review of the connection rules in March.',
      ],
    },
    {
      title: 'Night trains return to the coast after eleven years',
      question: 'How long will the journey take?',
      sources: [['Rail & Track', 'Night trains to the coast are back']],
      facts: [
        'The first train leaves on 14 June and will run four nights a week.',
        'Tickets start at 49 euros for a seat and 119 euros for a bed in a shared compartment.',
        'The carriages were built in 1998 and have been refitted with new beds and showers.',
        'The line had been given up in 2014 because of falling passenger numbers.',
      ],
    },
    {
      title: 'A slow census of the deep sea finds 5,000 new species',
      question: 'Who paid for the expedition?',
      sources: [
        ['Open Ocean', 'Five thousand names for what lives in the dark'],
        ['Science Daily Digest', 'Nine in ten species of the plain were unknown'],
        ['The Northern Ledger', 'Deep sea census: what the nets brought up'],
      ],
      facts: [
        'Biologists have described more than 5,000 species on a plain in the Pacific, nine in ten of them new.',
        'Most of them are smaller than a grain of rice and live in the upper centimetres of the mud.',
        'The area of six million square kilometres is of interest to companies that look for cobalt and nickel.',
        'The authors ask for a pause before any licence to mine there is granted.',
        'Their list will be free for everybody to use and to correct.',
      ],
    },
  ],
};

const JAPANESE: Sample = {
  title: '今日のブリーフィング：電力、鉄道、深海',
  hosts: ['陽斗', '結衣'],
  welcome: 'おはようございます。昨日からのニュースをお伝えします。',
  goodbye: '以上、今日のニュースでした。出典はこのページにあります。',
  stories: [
    {
      title: '北部最大の蓄電池が送電網に接続',
      question: '家庭にはどんな影響がありますか。',
      sources: [
        ['北日本電力新聞', '北部最大の蓄電池、予定より1か月早く稼働'],
        ['送電網ウォッチ', '風の強い夜に40万キロワットの蓄電池がすること'],
      ],
      facts: [
        '丘の上の蓄電池は火曜日に送電網へ接続され、予定より4週間早く動き始めました。',
        '容量は80万キロワット時で、およそ9万世帯の夜の電力をまかなえます。',
        '同じ規模の施設が来年末までにさらに2か所つくられる予定です。',
        '規制当局は3月に接続規則の最初の検証結果を公表します。',
      ],
    },
    {
      title: '海岸行きの夜行列車が11年ぶりに復活',
      question: 'どのくらい時間がかかりますか。',
      sources: [['鉄道と線路', '海岸行きの夜行列車が帰ってくる']],
      facts: [
        '最初の列車は6月14日に出発し、週に4晩運行されます。',
        '料金は座席が49ユーロから、相部屋の寝台が119ユーロからです。',
        '車両は1998年製で、新しい寝台とシャワーが取り付けられました。',
      ],
    },
  ],
};

const SLUG = 'Zk3vT9qLw2xR8mYc1bNd7A';
const NOW = Date.UTC(2026, 6, 28, 6, 30);
const SENTENCE_MS = 4000;

const sampleOf = (language: Language): Sample => (language === 'ja' ? JAPANESE : ENGLISH);

const itemsOf = (story: Sample['stories'][number], index: number): readonly ViewerItem[] =>
  story.sources.map(([sourceTitle, title], source) => ({
    title,
    sourceTitle,
    url: `https://news.example/${index}/${source}?a=1&b=2`,
    publishedAt: NOW - (index * 5 + source) * 3_600_000,
    merged: source > 1,
  }));

const storiesOf = (sample: Sample): readonly ViewerStory[] =>
  sample.stories.map((story, index) => ({ title: story.title, items: itemsOf(story, index) }));

type Spoken = Pick<ViewerSegment, 'hostIndex' | 'text' | 'source' | 'story'>;

function spokenOf(sample: Sample): readonly Spoken[] {
  const stories = sample.stories.flatMap((story, index): readonly Spoken[] => {
    const items = itemsOf(story, index);
    const facts = story.facts.map((text, fact) => {
      const source = items[fact % items.length];
      return { hostIndex: fact < 2 ? index % 2 : (index + 1) % 2, text, story: index, ...(source && { source }) };
    });
    const question = { hostIndex: (index + 1) % 2, text: story.question, story: index };
    return [...facts.slice(0, 2), question, ...facts.slice(2)];
  });
  return [{ hostIndex: 0, text: sample.welcome }, ...stories, { hostIndex: 1, text: sample.goodbye }];
}

function segmentsOf(sample: Sample): readonly ViewerSegment[] {
  return spokenOf(sample).map((spoken, index) => ({
    ...spoken,
    startMs: index * SENTENCE_MS,
    durationMs: SENTENCE_MS - 300,
    speaker: sample.hosts[spoken.hostIndex] ?? '',
  }));
}

function chaptersOf(sample: Sample): ReadyModel['chapters'] {
  const spoken = spokenOf(sample);
  const starts = sample.stories.map((story, index) => ({
    title: story.title,
    startMs: spoken.findIndex((sentence) => sentence.story === index) * SENTENCE_MS,
  }));
  return [{ title: sample.welcome.split(/[.。]/)[0] ?? '', startMs: 0 }, ...starts];
}

const MISSED: readonly MissedGroup[] = [
  {
    reason: 'rank_too_low',
    count: 27,
    items: [{ title: 'Ten recipes for a rainy week', sourceTitle: 'Kitchen Post', url: null, publishedAt: NOW }],
  },
  {
    reason: 'no_speakable_sentence',
    count: 1,
    items: [
      { title: 'Photo of the day', sourceTitle: 'Open Ocean', url: 'https://ocean.example/photo', publishedAt: NOW },
    ],
  },
  { reason: 'excluded_source', count: 12, items: [] },
];

const links = (language: Language) => ({
  language,
  baseUrl: 'https://briefings.example',
  viewerUrl: `/b/${SLUG}`,
  quickReadUrl: `/b/${SLUG}/read`,
});

export function readyModel(language: Language = 'en', overrides: Partial<ReadyModel> = {}): ReadyModel {
  const sample = sampleOf(language);
  const segments = segmentsOf(sample);
  return {
    ...links(language),
    state: 'ready',
    title: sample.title,
    createdAt: NOW,
    durationMs: segments.length * SENTENCE_MS,
    hosts: sample.hosts,
    audioUrl: '/media/briefing.mp3',
    downloadUrl: '/media/briefing.mp3?download=1',
    playbackUrl: '/b/sample/playback',
    audioSizeBytes: 2_412_000,
    coverUrl: '/media/cover.svg',
    waveform: Array.from({ length: 300 }, (_, at) => Math.abs(Math.sin(at / 3) * Math.cos(at / 17)) * 0.8 + 0.1),
    chapters: chaptersOf(sample),
    segments,
    stories: storiesOf(sample),
    coverage: { covered: sample.stories.length, total: sample.stories.length + 4 },
    shorterThanAsked: false,
    nothingNew: false,
    asked: null,
    format: null,
    groundedness: null,
    digitalSource: 'algorithmicMedia',
    corrections: [],
    missed: MISSED,
    ...overrides,
  };
}

/** Many short sentences in many chapters, within the sound that tests have. */
export function longModel(sentences = 300, perChapter = 15): ReadyModel {
  const { segments: few, stories: known, ...model } = readyModel();
  const msEach = 200;
  const segments = Array.from({ length: sentences }, (_, index) => ({
    ...few[1 + (index % (few.length - 1))]!,
    text: `Sentence ${index + 1} of many.`,
    startMs: index * msEach,
    durationMs: msEach,
  }));
  const chapters = Array.from({ length: Math.ceil(sentences / perChapter) }, (_, index) => ({
    title: `Chapter ${index + 1}`,
    startMs: index * perChapter * msEach,
  }));
  const stories = chapters.map(({ title, startMs }) => ({ ...known[0]!, title: `Story of ${title}`, startMs }));
  const viewerUrl = '/b/long';
  return { ...model, viewerUrl, segments, chapters, stories, durationMs: sentences * msEach };
}

/** A figure that was another one, and a report that was taken back. */
export const CORRECTIONS: readonly ViewerCorrection[] = [
  {
    number: 1,
    kind: 'changed',
    noticedAt: NOW + 7_200_000,
    source: { title: 'Wind farm approved', sourceTitle: 'Open Ocean', url: 'https://ocean.example/wind' },
    language: 'en',
    sentences: [
      { before: 'It will power 90,000 homes.', after: 'It will power 19,000 homes.', startMs: 2 * SENTENCE_MS },
    ],
  },
  {
    number: 2,
    kind: 'withdrawn',
    noticedAt: NOW + 3_600_000,
    source: { title: 'Ferry sinks', sourceTitle: 'Harbour Post', url: null },
    language: 'en',
    sentences: [{ before: 'The ferry sank at noon.', after: null }],
  },
];

/** With everything that a page can tell of a programme: format, differing sources, what was told before, a model, corrections. */
export function programmeModel(language: Language = 'en', overrides: Partial<ReadyModel> = {}): ReadyModel {
  const model = readyModel(language);
  const [first, second, ...others] = model.stories;
  if (first === undefined || second === undefined) return model;
  const figures = ['90,000', '75,000'].map((figure, index) => ({ figure, source: first.items[index]! }));
  return {
    ...model,
    asked: language === 'ja' ? 'ご希望：技術のみ' : 'You asked for: only technology, no sport',
    format: 'in_depth',
    groundedness: { proposed: 24, verified: 22, replaced: 2 },
    corrections: CORRECTIONS,
    segments: model.segments
      .map((segment, index) =>
        index % 4 === 2 ? { ...segment, byModel: true, alsoFrom: [second.items[0]!] } : segment,
      )
      .map((segment, index) => (index === 2 ? { ...segment, correctedBy: 1 } : segment)),
    stories: [
      { ...first, startMs: 4000, disagreements: [{ unit: language === 'ja' ? '世帯' : 'homes', figures }] },
      { ...second, startMs: 28_000, toldBefore: NOW - 3 * 86_400_000 },
      ...others,
    ],
    ...overrides,
  };
}

export const makingModel = (language: Language = 'en', overrides: Partial<MakingModel> = {}): MakingModel => ({
  ...links(language),
  state: 'making',
  status: 'rendering',
  title: sampleOf(language).title,
  percent: 58,
  eventsUrl: `/b/${SLUG}/events`,
  progressUrl: `/b/${SLUG}/progress`,
  ...overrides,
});

export const failedModel = (language: Language = 'en', overrides: Partial<FailedModel> = {}): FailedModel => ({
  ...links(language),
  quickReadUrl: null,
  state: 'failed',
  title: null,
  code: 'no_matching_items',
  message: 'No item in scope matches the request.',
  asked: null,
  missed: MISSED,
  ...overrides,
});

export function quickReadModel(language: Language = 'en', overrides: Partial<QuickReadModel> = {}): QuickReadModel {
  const sample = sampleOf(language);
  const spoken = spokenOf(sample);
  return {
    ...links(language),
    title: sample.title,
    createdAt: NOW,
    coverage: { covered: sample.stories.length, total: sample.stories.length + 4 },
    shorterThanAsked: true,
    nothingNew: false,
    asked: null,
    format: null,
    groundedness: null,
    digitalSource: 'algorithmicMedia',
    corrections: [],
    coverUrl: '/media/cover.svg',
    durationMs: spoken.length * SENTENCE_MS,
    stories: storiesOf(sample).map((story, index) => ({
      ...story,
      points: spoken.filter((sentence) => sentence.story === index && sentence.source !== undefined),
    })),
    ...overrides,
  };
}

/** The text of `programmeModel`. */
export function programmeText(language: Language = 'en'): QuickReadModel {
  const { asked, format, groundedness, corrections, stories, segments } = programmeModel(language);
  return quickReadModel(language, {
    asked,
    format,
    groundedness,
    corrections,
    stories: stories.map((story, index) => ({
      ...story,
      points: segments.filter((segment) => segment.story === index && segment.source !== undefined),
    })),
  });
}
