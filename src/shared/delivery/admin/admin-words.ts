/** The pages of `/admin`, in the order of their links. */
export const ADMIN_PAGES = ['overview', 'members', 'invitations', 'feeds', 'jobs', 'security', 'holds'] as const;
export type AdminPage = (typeof ADMIN_PAGES)[number];

/** What was just done on the page of queues. */
export const QUEUES_DONE = ['retried', 'projected', 'parked', 'gone'] as const;
export type QueuesDone = (typeof QUEUES_DONE)[number];

/** The words of the pages of operators that belong to no context. */
export interface AdminWords {
  readonly heading: string;
  /** What the landmark of the links is called. */
  readonly label: string;
  readonly pages: Readonly<Record<AdminPage, string>>;
  /** In the settings of an operator. */
  readonly way: string;
  readonly all: string;
  readonly none: string;
  readonly health: {
    readonly heading: string;
    readonly states: Readonly<Record<'starting' | 'running' | 'stopping' | 'unready', string>>;
    readonly build: string;
    readonly process: string;
    readonly since: string;
    readonly failing: string;
    readonly working: string;
    /** By the names of /readyz; a check of an extension is shown under its own. */
    readonly checks: Readonly<Record<string, string>>;
  };
  readonly charts: {
    readonly heading: string;
    readonly spans: Readonly<Record<'day' | 'month', string>>;
    readonly table: string;
    readonly time: string;
  };
  readonly requests: { readonly title: string; readonly answered: string; readonly failed: string };
  readonly queues: {
    readonly heading: string;
    readonly queue: string;
    readonly ready: string;
    readonly later: string;
    readonly running: string;
    readonly failed: string;
    readonly idle: string;
    readonly failedJobs: string;
    readonly noFailed: string;
    readonly attempts: (count: number) => string;
    readonly retry: string;
    readonly retryOf: (what: string) => string;
    readonly projections: string;
    readonly behind: (time: string) => string;
    readonly upToDate: string;
    readonly parked: string;
    readonly noParked: string;
    readonly retryAll: string;
    readonly done: Readonly<Record<QueuesDone, string>>;
  };
  readonly storage: {
    readonly heading: string;
    readonly database: string;
    readonly largest: string;
    readonly free: string;
    readonly histories: string;
    readonly media: string;
    readonly onDisk: string;
    readonly inS3: string;
  };
  readonly limits: {
    readonly heading: string;
    readonly lead: string;
    readonly signUp: string;
    readonly signUps: Readonly<Record<'open' | 'invite' | 'closed', string>>;
    readonly anonymous: string;
    readonly on: string;
    readonly off: string;
    readonly requests: string;
    readonly briefings: string;
    readonly shows: string;
  };
}
