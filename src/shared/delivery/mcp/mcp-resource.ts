import type { Caller } from '../../kernel/caller.js';

interface Described {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: string;
}

/** One resource that is there for everybody. */
export interface McpResource extends Described {
  readonly uri: string;
  readonly read: (caller: Caller) => Promise<string>;
}

/** An entry of a list of resources. */
export interface ListedResource {
  readonly uri: string;
  /** May be words of a feed. */
  readonly title: string;
  readonly at: number;
}

/** Resources that are named by an id: `<scheme>://<id>`. */
export interface McpResourceTemplate extends Described {
  readonly scheme: string;
  /** null: the caller has no such resource. May throw a DomainError of kind not_found instead. */
  readonly read: (id: string, caller: Caller) => Promise<string | null>;
  /** The newest ones of the caller; left out where there are too many to list. */
  readonly newest?: (caller: Caller) => Promise<readonly ListedResource[]>;
}
