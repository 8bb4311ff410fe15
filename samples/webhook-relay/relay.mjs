// Takes webhooks, verifies them, and has Apprise API say them in words: docs/webhooks.md.
// npm install standardwebhooks
// WEBHOOK_SECRET=whsec_… APPRISE_URL=http://apprise:8000/notify/briefings node relay.mjs
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const { WEBHOOK_SECRET, APPRISE_URL, HOST = '127.0.0.1', PORT = '8090' } = process.env;

const TITLES = {
  'briefing.ready': 'A briefing is ready',
  'briefing.failed': 'A briefing failed',
  'briefing.corrected': 'A source has corrected what a briefing told',
  'show.skipped': 'There is no episode this time',
  'feed.failing': 'A feed stays away',
};

const webhook = new Webhook(WEBHOOK_SECRET);

function verified(body, headers) {
  try {
    return webhook.verify(body, headers);
  } catch {
    return null;
  }
}

async function say({ type, data }) {
  const body = data.viewer_url ?? JSON.stringify(data);
  const message = { title: TITLES[type] ?? type, body, type: 'info' };
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(APPRISE_URL, { method: 'POST', headers, body: JSON.stringify(message) });
  return answer.status;
}

const server = createServer(async (request, response) => {
  const message = verified(await text(request), request.headers);
  // Whatever is not 2xx is sent again later, so nothing is lost while Apprise is away.
  const status = message === null ? 401 : await say(message).catch(() => 503);
  response.writeHead(status >= 300 && status !== 401 ? 503 : status).end();
});
server.listen(Number(PORT), HOST, () => console.log(`listening on http://${HOST}:${server.address().port}`));
