/** What is wrong with an address of the web, as far as pages have words for it. */
export type FetchTrouble =
  | 'closed'
  | 'robots'
  | 'not_found'
  | 'gone'
  | 'busy'
  | 'server'
  | 'private'
  | 'no_host'
  | 'unreachable'
  | 'slow'
  | 'too_large'
  | 'certificate'
  | 'no_https'
  | 'broken'
  | 'list'
  | 'no_feed'
  | 'not_a_feed';

/** By the English sentences that are kept with feeds; the first that fits. Each looks at the beginning alone. */
const KNOWN: readonly (readonly [RegExp, FetchTrouble])[] = [
  [
    /^The server asks for (?:a password|payment)|^The server lets us not in|^The server may not give this out/,
    'closed',
  ],
  [/^The address leads to a page that asks for a password/, 'closed'],
  [/^The server asks whether we are a robot|^The address leads to a page that asks whether we are a robot/, 'robots'],
  [/^There is nothing at this address/, 'not_found'],
  [/^The feed is gone for good/, 'gone'],
  [/^The server asks us to come less often/, 'busy'],
  [/^The server is in trouble|^The server gave no whole answer/, 'server'],
  [/^The address leads into a private network/, 'private'],
  [/^There is no host of this name/, 'no_host'],
  [/^The server cannot be reached|^The name of the host cannot be looked up|^Nobody answers/, 'unreachable'],
  [/^The (?:server|document) takes too long|^We are busy with other large documents/, 'slow'],
  [/^The document is too large/, 'too_large'],
  [/^The certificate of the server/, 'certificate'],
  [/^The server speaks no https/, 'no_https'],
  [/^The connection to the server broke off|^The server does not speak proper HTTP/, 'broken'],
  [/^The (?:compressed )?answer of the server|^The server keeps saying/, 'broken'],
  [/^The address leads to a list of feeds/, 'list'],
  [/^There is a web page at this address/, 'no_feed'],
  [/^The address (?:answers|leads|redirects|contains|does not answer)|^There is no feed at this address/, 'not_a_feed'],
];

/** null: there are no words for it but the English ones. */
export const fetchTroubleOf = (message: string): FetchTrouble | null =>
  KNOWN.find(([pattern]) => pattern.test(message))?.[1] ?? null;
