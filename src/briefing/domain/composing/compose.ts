import type { EpochMs } from '../../../shared/kernel/clock.js';
import { askedIn, saysNothing, type Asked } from '../request/asked.js';
import type { Format } from '../request/understood.js';
import { spokenHost, type Script, type Selection } from '../script.js';
import { answering, askedByName } from './answering.js';
import { Arrangement } from './arrangement.js';
import { attemptsOf, type Attempt } from './attempts.js';
import { ExcludedSubjects } from './exclusion/excluded-subjects.js';
import { UnsaidPassages } from './exclusion/unsaid-passages.js';
import { versionsWith } from './engine.js';
import { ledgerOf } from './ledger.js';
import { formatOf, lengthSaid, limitsFor, reminderMs } from './format-limits.js';
import { fitToLength } from './length-fitting.js';
import { NoMatchingItems, type ComposeRequest, type Material } from './material.js';
import { correctionsFor, spokenCorrection } from './memory/due-correction.js';
import { lastToldAt, withoutTold } from './memory/remembering.js';
import { phraseBookFor, phraseBookOf } from './phrase-book/books.js';
import { phraseCostsOf } from './programme/phrase-costs.js';
import { programmeOf } from './programme/programme.js';
import { wordings } from './programme/wordings.js';
import type { Dialogue, Setting, Sparse } from './programme/setting.js';
import { sparseOf } from './programme/sparse.js';
import { Subjects } from './programme/subjects.js';
import { withLead } from './stories/lead.js';
import { inOrderOfWorth, storiesOf, type RankedStory } from './stories/ranking.js';
import { inScope, usable, wantedness, type Usable } from './scope.js';
import { readItems } from './reading.js';
import { withoutPromises } from './sentences/promises.js';
import { prospectOf } from './sentences/prospects.js';
import { SpokenDays } from './spoken-days.js';
import { measured, Stopwatch } from './measuring.js';
import type { Limits, Measured, Prospect, Supply, Telling } from './telling.js';
import { briefingTitle, storyOf } from './told-stories.js';
import { Topicality } from './topicality.js';

export { NoMatchingItems, type ComposeRequest, type Material } from './material.js';

/** Below this share of the target a briefing counts as shorter than asked. */
const KEPT_LENGTH = 0.95;
const HEADLINES = { most: 3, fromStories: 5, fewest: 2 };
const RECAP_FROM_MS = 600_000;
/** How much more a story is worth in depth that has enough to say. */
const DEPTH_WORTH = 1;

/**
 * Writes the script of a briefing from feed items: selects, orders and quotes sentences, and lets the hosts speak
 * between them. Pure: the same material (in any order) and request give the same script, byte for byte.
 * Throws NoMatchingItems when there is nothing to say.
 */
export function compose(material: readonly Material[], request: ComposeRequest): Script {
  const scope = inScope(material);
  const names = [...new Set(scope.map(({ sourceTitle }) => sourceTitle))].toSorted().map((name) => ({ name }));
  const commissioned = { request, asked: askedIn(request, names) };
  let ledger: readonly Selection[] = [];
  for (const attempt of attemptsOf(request)) {
    const composition = new Composition(scope, commissioned, attempt);
    if (!composition.hasNothingToSay()) return composition.script();
    ledger = composition.ledgerOfSilence();
  }
  throw new NoMatchingItems(ledger);
}

const itemsOf = ({ chosen }: Telling): readonly Material[] => chosen.map(({ item }) => item);

class Composition {
  private readonly scope: readonly Material[];
  private readonly request: ComposeRequest;
  /** null: no length. */
  private readonly askedMs: number | null;
  /** Everything was told before, and when last; null: not so. */
  private readonly repeatedSince: EpochMs | null;
  private readonly asked: Asked;
  private readonly format: Format;
  private readonly topicality: Topicality;
  private readonly unsaid: UnsaidPassages;
  private readonly days: SpokenDays;
  private readonly stopwatch: Stopwatch;
  private readonly usable: Usable;
  private readonly stories: readonly RankedStory[];
  private readonly unspeakable: RankedStory[] = [];
  private readonly waiting: RankedStory[];
  private readonly speakable: Prospect | null;
  private readonly subjects: Subjects;
  private readonly arrangement: Arrangement;

  constructor(
    scope: readonly Material[],
    { request, asked }: { readonly request: ComposeRequest; readonly asked: Asked },
    { repeating, anyLanguage }: Attempt,
  ) {
    this.scope = scope;
    this.askedMs = request.targetMs ?? lengthSaid(asked);
    this.request = { ...request, targetMs: repeating ? reminderMs(this.askedMs) : this.askedMs };
    this.repeatedSince = repeating ? lastToldAt(request.told ?? []) : null;
    this.asked = asked;
    this.format = formatOf(asked, request);
    this.stopwatch = new Stopwatch(request);
    this.days = new SpokenDays(request.language, request.timezone, request.now);
    const before = usable(scope, request, asked, anyLanguage);
    const readings = readItems(before.items, before.languageOf);
    this.topicality = new Topicality(readings);
    this.unsaid = new UnsaidPassages(asked.understood, this.topicality);
    this.subjects = new Subjects(asked, this.topicality, request.language);
    const worth = wantedness(readings, request, asked, this.topicality);
    const judges = { topicality: this.topicality, excludedSubjects: new ExcludedSubjects(readings, this.topicality) };
    const answer = answering(storiesOf(readings, worth), asked, judges);
    const left = withoutTold(answer.stories, {
      told: repeating ? [] : (request.told ?? []),
      isAskedFor: askedByName(request, asked, this.topicality),
    });
    this.usable = { ...before, refused: new Map([...before.refused, ...answer.refused, ...left.refused]) };
    this.stories = withLead(inOrderOfWorth(left.stories, this.format === 'in_depth' ? DEPTH_WORTH : 0));
    this.waiting = [...this.stories];
    this.arrangement = new Arrangement(this.stories, {
      asked,
      topicality: this.topicality,
      subjects: this.subjects,
      targetTopics: request.targetTopics,
    });
    this.speakable = this.nextSpeakable();
  }

  hasNothingToSay(): boolean {
    return this.speakable === null;
  }

  /** Why nothing can be said. */
  ledgerOfSilence(): readonly Selection[] {
    const { scope, usable, unspeakable } = this;
    return ledgerOf({ scope, refused: usable.refused, unspeakable, tellings: [], lines: [], itemLimitReached: false });
  }

  /** Whether there is anything but gossip, routine and opinion. */
  private get hasNews(): boolean {
    return this.stories.some(({ soft }) => soft === null);
  }

  private nextSpeakable(): Prospect | null {
    for (let story = this.waiting.shift(); story !== undefined; story = this.waiting.shift()) {
      const prospect = prospectOf(story, { format: this.format, hasNews: this.hasNews, unsaid: this.unsaid });
      if (prospect !== null) return prospect;
      this.unspeakable.push(story);
    }
    return null;
  }

  script(): Script {
    const limits = this.limits();
    const tellings = fitToLength(
      this.supply(),
      limits,
      phraseCostsOf(phraseBookOf(this.request.language), this.request.hosts),
      (plan) => this.measured(this.dialogue(plan, limits.targetMs, null)),
    );
    const full = this.dialogue(tellings, limits.targetMs, null);
    const fullMs = this.measured(full).totalMs;
    const tooShort = fullMs < limits.targetMs * KEPT_LENGTH;
    const shorterThanAsked = this.askedMs !== null && fullMs < this.askedMs * KEPT_LENGTH;
    const found = { stories: tellings.length, items: this.scope.length, shorterThanAsked };
    const { repeatedSince, asked, request } = this;
    const sparse: Sparse | null =
      repeatedSince === null
        ? sparseOf(asked, found, phraseBookFor(request.language, tellings.flatMap(itemsOf)))
        : { kind: 'nothingNew' };
    const dialogue = sparse === null ? full : this.dialogue(tellings, limits.targetMs, sparse);
    const plannedMs = this.measured(dialogue).totalMs;
    const targetMs = this.askedMs ?? (tooShort ? plannedMs : limits.targetMs);
    return this.written(dialogue, { targetMs, plannedMs, shorterThanAsked });
  }

  /** The first speakable story was looked up already, to know whether there is one. */
  private supply(): Supply {
    let first = this.speakable;
    return () => {
      const next = first ?? this.nextSpeakable();
      first = null;
      return next;
    };
  }

  private limits(): Limits {
    const { targetMs, targetItems, targetTopics, minStories } = this.request;
    return limitsFor({
      format: this.format,
      targetMs,
      short: this.asked.understood.short === true,
      targetItems,
      breadth: Math.max(minStories ?? 0, targetTopics ?? 0, targetItems ?? 0),
      stories: this.stories.length,
    });
  }

  private dialogue(planned: readonly Telling[], targetMs: number, sparse: Sparse | null): Dialogue {
    const { request, days, subjects } = this;
    const tellings = planned.map(withoutPromises);
    const wordingIn = wordings(request, days, tellings.flatMap(itemsOf));
    const { topics, isLight } = this.arrangement.of(tellings);
    const isAllHeadlines = this.format === 'headlines';
    const setting: Setting = {
      ...wordingIn(request.language),
      wordingIn,
      hosts: request.hosts,
      now: request.now,
      subjects,
      sparse,
      foreign: this.usable.foreign,
      disclosure: request.disclosure ?? null,
      format: this.format,
      headlines: isAllHeadlines ? 0 : tellings.length >= HEADLINES.fromStories ? HEADLINES.most : HEADLINES.fewest,
      recap: !isAllHeadlines && targetMs >= RECAP_FROM_MS && tellings.length >= HEADLINES.fromStories,
      lightEnd: isLight,
      corrections: correctionsFor(request.corrections, { tellings, targetMs }),
    };
    return programmeOf(topics, setting);
  }

  private measured(dialogue: Dialogue): Measured {
    return measured({ ...dialogue, format: this.format }, this.stopwatch);
  }

  private written(
    { lines, chapters, tellings, corrections }: Dialogue,
    length: Pick<Script, 'targetMs' | 'plannedMs' | 'shorterThanAsked'>,
  ): Script {
    const { request, scope, usable, unspeakable } = this;
    const cited = new Set(lines.flatMap((line) => line.citation?.itemId ?? []));
    const itemLimitReached = cited.size >= (request.targetItems ?? Infinity);
    return {
      language: request.language,
      format: this.format,
      title: briefingTitle(tellings),
      hosts: request.hosts.map(spokenHost),
      seed: request.seed,
      lines,
      chapters,
      stories: tellings.map(storyOf),
      ledger: ledgerOf({ scope, refused: usable.refused, unspeakable, tellings, lines, itemLimitReached }),
      coverage: { covered: tellings.length, total: this.stories.length },
      versions: versionsWith(request.versions.icu),
      ...length,
      ...(!saysNothing(this.asked.request) && { request: this.asked.request }),
      ...(this.repeatedSince !== null && { nothingNewSince: this.repeatedSince }),
      ...(corrections.length > 0 && { corrections: corrections.map(spokenCorrection) }),
    };
  }
}
