// What requests cost that somebody waits for.
import { Agent, request } from 'node:http';
import { randomNumbers, wordOf } from '../../../test/bench/items-list/zipf-texts.mjs';

const AT_ONCE = 4;
const random = randomNumbers(5);
const drawn = (count) => Math.floor(random() * count);

function ask(agent, url, { method = 'GET', path, headers = {}, body }) {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}${path}`, { agent, method, headers }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      );
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** What comes and goes on the connections of an agent. */
function counted(agent) {
  const sockets = new Set();
  const create = agent.createConnection.bind(agent);
  agent.createConnection = (...given) => {
    const socket = create(...given);
    sockets.add(socket);
    return socket;
  };
  return () => [...sockets].reduce((sum, { bytesRead, bytesWritten }) => sum + bytesRead + bytesWritten, 0);
}

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** `count` requests, a few at once; `one(n)` says which. */
export async function asking(url, count, one, expected = 200) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const bytes = counted(agent);
  const times = [];
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const wanted = one((next += 1));
      const began = performance.now();
      const answer = await ask(agent, url, wanted);
      times.push(performance.now() - began);
      if (answer.status !== expected)
        throw new Error(`${wanted.path}: ${answer.status} ${answer.body.toString().slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  return { wireBytes: bytes() / count, p50Ms: percentile(sorted, 0.5), p99Ms: percentile(sorted, 0.99) };
}

/** Warm first: what is compiled once is no cost of a request. */
export async function requestCost(meter, { url, count, one, expected }) {
  await asking(url, Math.ceil(count / 10), one, expected);
  let told;
  const cost = await meter.cost(count, async () => (told = await asking(url, count, one, expected)));
  return { ...cost, ...told };
}

const rest = (token, path, body) => ({
  method: 'POST',
  path: `/api/v1/${path}`,
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  body: JSON.stringify(body),
});

const WORDS = () => wordOf('en', 20 + drawn(200));

const mcp = (token) => ({
  method: 'POST',
  path: '/mcp',
  headers: {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': '2025-11-25',
    authorization: `Bearer ${token}`,
  },
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'list_items', arguments: { limit: 20 } },
  }),
});

/** Cookies of somebody who has signed in as a browser does. */
export async function signIn(url, email, password) {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const page = await fetch(`${url}/signin`, { headers });
  const cookies = page.headers.getSetCookie().map((header) => header.split(';', 1)[0]);
  const [, token] = /name="form_token" value="([^"]+)"/.exec(await page.text());
  const answer = await fetch(`${url}/signin`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headers, cookie: cookies.join('; ') },
    body: new URLSearchParams({ form_token: token, email, password }),
  });
  if (answer.status !== 303) throw new Error(`signing in answered ${answer.status}`);
  return [...cookies, ...answer.headers.getSetCookie().map((header) => header.split(';', 1)[0])].join('; ');
}

/** Each kind of request that the load of the simulation is made of; what one of them looks like. */
export const requestKinds = ({ token, mcpToken, cookies, itemIds }) => ({
  readSettings: () => rest(token, 'settings/get', {}),
  listItems: () => rest(token, 'items/list', {}),
  readItem: () => rest(token, 'items/get', { item_id: itemIds[drawn(itemIds.length)] }),
  search: () => rest(token, 'items/list', { keyword: WORDS() }),
  searchContents: () => rest(token, 'items/list', { keyword: `${WORDS()} ${WORDS()}`, search_content: true }),
  mcpCall: () => mcp(mcpToken),
  page: () => ({ path: '/items', headers: { cookie: cookies, 'accept-encoding': 'gzip' } }),
});

export async function requestCosts(meter, { url, count, ...who }) {
  const costs = {};
  for (const [name, one] of Object.entries(requestKinds(who)))
    costs[name] = await requestCost(meter, { url, count, one });
  return costs;
}
