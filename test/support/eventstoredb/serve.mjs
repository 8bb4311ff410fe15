// The protocol server as a process of its own. Arguments: port (0: any), file that it keeps its events in, options of the
// server as JSON.
// Prints its URL; ends with its parent (its standard input closes) or by a signal. A line of standard input, `scavenge` or
// `hang up`, has a line of standard output for its answer.
import { createInterface } from 'node:readline';
import '../runner/typescript.mjs';

const { EventLog } = await import('./event-log.ts');
const { ProtocolServer } = await import('./protocol-server.ts');

const [port, file, options = '{}'] = process.argv.slice(2);
const server = await new ProtocolServer({
  ...JSON.parse(options),
  port: Number(port),
  log: new EventLog(file),
}).start();
console.log(server.url);
for await (const line of createInterface(process.stdin)) {
  if (line === 'scavenge') server.scavenge();
  if (line === 'hang up') {
    server.kill();
    await server.start();
  }
  console.log(line);
}
process.exit();
