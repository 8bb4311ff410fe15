// Loaded before a program of ours: profiles it and its threads between two messages, into a folder.
import { Session } from 'node:inspector/promises';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const workers = [];
const session = new Session();
let profiles = [];

process.on('worker', (worker) => workers.push(worker));

async function start() {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  profiles = await Promise.all(workers.map((worker) => worker.startCpuProfile()));
}

async function stop(folder) {
  const { profile } = await session.post('Profiler.stop');
  const ofThreads = await Promise.all(profiles.map(async (one) => JSON.parse(await one.stop())));
  await writeFile(join(folder, 'profiles.json'), JSON.stringify({ main: profile, threads: ofThreads }));
}

process.on('message', ({ profile, folder }) => {
  if (profile === undefined) return;
  const done = profile === 'start' ? start() : stop(folder);
  done.then(
    () => process.send({ profiled: profile }),
    (error) => process.send({ profiled: 'failed', why: String(error) }),
  );
});
