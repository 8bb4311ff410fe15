// Preloaded into the service by `npm start`, so that the service never outlives the command that started it: a killed
// npm cannot pass a signal on. Who wants a service without npm runs `node dist/main.js`.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    // As if an operator had asked for it: requests are finished, jobs handed back.
    process.kill(process.pid, 'SIGTERM');
  }, 1_000).unref();
}
