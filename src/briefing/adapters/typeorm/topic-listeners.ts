/** What a listener is called for: an owner or a briefing. */
interface Topic {
  readonly listeners: Set<() => void>;
  /** Where it was when it was last looked at; null: not yet. */
  head: number | null;
}

/** Who follows what in this process, and how far each of it was known to be. */
export class TopicListeners {
  readonly #topics = new Map<string, Topic>();

  add(name: string, listener: () => void): () => void {
    const topic = this.#topics.get(name) ?? { listeners: new Set(), head: null };
    this.#topics.set(name, topic);
    topic.listeners.add(listener);
    return () => {
      topic.listeners.delete(listener);
      if (topic.listeners.size === 0 && this.#topics.get(name) === topic) this.#topics.delete(name);
    };
  }

  get names(): readonly string[] {
    return [...this.#topics.keys()];
  }

  wake(name: string): void {
    for (const listener of this.#topics.get(name)?.listeners ?? []) listener();
  }

  wakeAll(): void {
    for (const name of this.#topics.keys()) this.wake(name);
  }

  /** Wakes those that have moved since they were last looked at. */
  moved(heads: Iterable<readonly [name: string, head: number]>): void {
    for (const [name, head] of heads) {
      const topic = this.#topics.get(name);
      if (topic === undefined || topic.head === head) continue;
      topic.head = head;
      this.wake(name);
    }
  }
}
