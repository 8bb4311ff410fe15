// A server that holds nothing of what it makes for each request, which is much.
import { createServer } from 'node:http';

const server = createServer((_, response) => {
  const waste = Array.from({ length: 2_000 }, (__, index) => ({ index, words: `of ${index}` }));
  response.end(String(waste.length));
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
