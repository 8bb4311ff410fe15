// A process that reads one briefing and writes its row again and again, beside what is measured; says the longest that it took, in ms.
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

const STATEMENTS = {
  reader: 'select * from briefing.briefing where slug = $1',
  writer: 'update briefing.briefing set updated_at = updated_at where slug = $1',
};

const [url, slug] = process.argv.slice(2);
const longest = { reader: 0, writer: 0 };
const stop = new AbortController();
process.once('message', () => stop.abort());
process.once('disconnect', () => process.exit());

async function repeat(name) {
  const client = new Client({ connectionString: url });
  await client.connect();
  while (!stop.signal.aborted) {
    const start = performance.now();
    await client.query(STATEMENTS[name], [slug]);
    longest[name] = Math.max(longest[name], performance.now() - start);
    await sleep(5);
  }
  await client.end();
}

await Promise.all(Object.keys(STATEMENTS).map(repeat));
process.send(longest);
