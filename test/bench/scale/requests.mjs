// What somebody waits for, and what one of them costs: processor time and pages of the database, which do not depend on
// who else uses the machine.
import { requestCost } from '../../../scripts/capacity/measuring/requests.mjs';
import { wordOf } from '../items-list/zipf-texts.mjs';

const COUNT = 60;

const rest = (token, path, body = {}) => ({
  method: 'POST',
  path: `/api/v1/${path}`,
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  body: JSON.stringify(body),
});

const mcp = (token) => ({
  ...rest(token, '', {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'list_items', arguments: { limit: 20 } },
  }),
  path: '/mcp',
  headers: {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': '2025-11-25',
    authorization: `Bearer ${token}`,
  },
});

/** Those that look at items, by one caller. */
export const reading = ({ token, mcpToken }) => ({
  'settings/get': () => rest(token, 'settings/get'),
  'items/list': () => rest(token, 'items/list'),
  search: (n) => rest(token, 'items/list', { keyword: wordOf('en', 100 + (n % 300)) }),
  'search in contents': (n) =>
    rest(token, 'items/list', { keyword: wordOf('en', 100 + (n % 300)), search_content: true }),
  'subscriptions/list': () => rest(token, 'subscriptions/list'),
  'MCP list_items': () => mcp(mcpToken),
});

/** Those that look at briefings. */
export const listening = ({ token, artifacts }) => ({
  'artifacts/list': () => rest(token, 'artifacts/list'),
  'artifacts/get': (n) => rest(token, 'artifacts/get', { id: artifacts[n % artifacts.length] }),
});

/** Each caller wants one: a second of the same words would be told of the first. */
export function ordering(tokens) {
  let asked = 0;
  const order = () => {
    asked += 1;
    return rest(tokens[asked % tokens.length], 'artifacts/compositions/create', {
      artifact_type: 'audio_brief',
      user_request: `Turn ${asked}, please.`,
      capacity: { target_length_seconds: 300 },
    });
  };
  return { 'compositions/create': order };
}

/** Name → processor ms (of the program, of PostgreSQL), pages and ms of the clock, of one request of each kind. */
export async function costsOf({ meter, url }, kinds, { count = COUNT, expected = 200 } = {}) {
  const costs = {};
  for (const [name, one] of Object.entries(kinds)) {
    const { apiMs, postgresMs, buffers, statements, p50Ms } = await requestCost(meter, { url, count, one, expected });
    costs[name] = { processorMs: apiMs + postgresMs, apiMs, postgresMs, buffers, statements, p50Ms };
  }
  return costs;
}
