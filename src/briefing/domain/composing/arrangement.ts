import type { Asked } from '../request/asked.js';
import { placeOf } from './answering.js';
import type { ComposeRequest } from './material.js';
import { lightEndOf } from './programme/light-end.js';
import type { Subjects } from './programme/subjects.js';
import type { RankedStory } from './stories/ranking.js';
import { topicsOf } from './stories/topics.js';
import type { Telling } from './telling.js';
import type { Topicality } from './topicality.js';

interface Wishes {
  readonly asked: Asked;
  readonly topicality: Topicality;
  readonly subjects: Subjects;
  readonly targetTopics: ComposeRequest['targetTopics'];
}

type Arranged = ReturnType<typeof lightEndOf>;

/** In which order and groups stories are told. */
export class Arrangement {
  private readonly known = new Map<string, Arranged>();
  private readonly stories: readonly RankedStory[];
  private readonly wishes: Wishes;

  constructor(stories: readonly RankedStory[], wishes: Wishes) {
    this.stories = stories;
    this.wishes = wishes;
  }

  /** Grouping depends on the stories only, not on how deep each is told. */
  of(tellings: readonly Telling[]): Arranged {
    const stories = tellings.map(({ story }) => story);
    const key = stories.map((story) => this.stories.indexOf(story)).join();
    const known = this.known.get(key) ?? this.arranged(tellings);
    this.known.set(key, known);
    const topics = known.topics.map((topic) =>
      topic.flatMap((telling) => tellings.find(({ story }) => story === telling.story) ?? []),
    );
    return { ...known, topics };
  }

  /** A listener who said what comes last gets that. */
  private arranged(tellings: readonly Telling[]): Arranged {
    const { asked, subjects, targetTopics } = this.wishes;
    const topics = this.inAskedOrder(topicsOf(tellings, ({ story }) => story, targetTopics));
    if (asked.understood.order.last.length > 0) return { topics, isLight: false };
    return lightEndOf(topics, (story) => subjects.isLight(story));
  }

  private inAskedOrder(topics: readonly (readonly Telling[])[]): readonly (readonly Telling[])[] {
    const { asked, topicality } = this.wishes;
    const placed = topics.map((topic) => ({
      topic,
      place: topic[0] === undefined ? 0 : placeOf(topic[0].story, asked, topicality),
    }));
    return placed.toSorted((a, b) => a.place - b.place).map(({ topic }) => topic);
  }
}
