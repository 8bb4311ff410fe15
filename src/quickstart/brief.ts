import { access, constants, stat, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Config } from '../config.js';
import {
  type CliValues,
  CommandRefused,
  readArguments,
  type Say,
  UsageError,
  usageOf,
} from '../shared/delivery/cli/cli-command.js';
import { parsed, requiredWords, text, withDefault } from '../shared/delivery/cli/parameters.js';
import { ApiClient, type Artifact } from './api-client.js';
import { serveFiles, type LocalFeeds } from './local-feeds.js';
import { ProgressLine } from './progress-line.js';

export interface RunningProgram {
  /** The address that it listens on now. */
  readonly apiUrl: string;
  readonly config: Config;
  stop(): Promise<void>;
}

type StartProgram = (overrides: Partial<Config>) => Promise<RunningProgram>;

const PARAMETERS = {
  feeds: requiredWords('URL_OR_FILE', 'Which feeds? Give URLs or files.'),
  seconds: parsed('300', secondsFrom),
  language: text('en'),
  request: withDefault(text('"…"'), 'Brief me on what is new.'),
  out: withDefault(text('brief.mp3'), 'brief.mp3'),
};

type BriefArguments = CliValues<typeof PARAMETERS>;

const LOOPBACK = '127.0.0.1/32';

function argumentsFrom(argv: readonly string[]): BriefArguments {
  try {
    return readArguments(PARAMETERS, argv);
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\nUsage: npm run brief -- ${usageOf(PARAMETERS)}`);
  }
}

function secondsFrom(given: string): number {
  const seconds = Number(given);
  if (Number.isInteger(seconds) && seconds >= 180 && seconds <= 3600) return seconds;
  throw new UsageError('--seconds must be a whole number from 180 to 3600.');
}

/** Checked before the work instead of failing after it. Throws CommandRefused. */
async function assertWritable(out: string): Promise<void> {
  const folder = dirname(resolve(out));
  const writable = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!writable) throw new CommandRefused(`--out: nothing can be written to the folder ${folder}.`);
  if ((await stat(out).catch(() => null))?.isDirectory()) throw new CommandRefused(`--out: ${out} is a folder.`);
}

/** Feeds in, briefing out: the main job in one command, through the same API that every caller uses. */
export async function brief(argv: readonly string[], say: Say, startProgram: StartProgram): Promise<void> {
  const input = argumentsFrom(argv);
  await assertWritable(input.out);
  const local = await serveFiles(input.feeds);
  say('Starting …');
  const program = await startProgram({
    logLevel: 'error',
    anonymousRegistration: true,
    feedAllowedPrivateCidrs: [LOOPBACK],
  });
  try {
    await makeBriefing(input, local, program, say);
  } finally {
    await program.stop();
    await local.close();
  }
}

async function makeBriefing(
  input: BriefArguments,
  local: LocalFeeds,
  { apiUrl, config }: RunningProgram,
  say: Say,
): Promise<void> {
  const api = await ApiClient.register(apiUrl);
  const sources = await subscribe(api, local, input.feeds, say);
  try {
    const artifact = await produce(api, input);
    await deliver(api, artifact, input.out, say);
    say(`  Page        ${artifact.viewer_url}  (while the service runs at ${config.baseUrl}: npm start)`);
  } finally {
    // Subscriptions that were made for this one briefing are removed again.
    for (const source of sources) await api.unsubscribe(source);
  }
}

async function produce(api: ApiClient, input: BriefArguments): Promise<Artifact> {
  const id = await api.requestBriefing({
    artifact_type: 'audio_brief',
    user_request: input.request,
    ...(input.language !== undefined && { language: input.language }),
    ...(input.seconds !== undefined && { capacity: { target_length_seconds: input.seconds } }),
    // No time window: somebody who names a file wants all items in it, however old.
    scope: { time_window: { start_ms: 0, end_ms: Number.MAX_SAFE_INTEGER } },
  });
  return untilDone(api, id);
}

async function subscribe(api: ApiClient, local: LocalFeeds, feeds: readonly string[], say: Say): Promise<string[]> {
  const sources: string[] = [];
  for (const feed of feeds) {
    const answer = await api.subscribe(local.urlOf(feed) ?? feed);
    if ('message' in answer) say(`  ✗ ${feed}: ${answer.message}`);
    else if (answer.last_error !== null) say(`  ✗ ${feed}: ${answer.last_error}`);
    else say(`  ✓ ${answer.title}`);
    if ('id' in answer) sources.push(answer.id);
  }
  if (sources.length === 0) throw new CommandRefused('None of these is a feed that can be read.');
  return sources;
}

async function untilDone(api: ApiClient, id: string): Promise<Artifact> {
  const line = new ProgressLine(process.stdout);
  for (;;) {
    const artifact = await api.artifact(id);
    line.show(artifact.production_progress);
    if (artifact.status === 'ready') return artifact;
    if (artifact.error !== undefined) throw new CommandRefused(artifact.error.message);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function deliver(api: ApiClient, artifact: Artifact, out: string, say: Say): Promise<void> {
  const transcript = out.replace(/\.mp3$/i, '') + '.txt';
  await writeFile(out, await api.audio(artifact));
  await writeFile(transcript, `${artifact.title}\n\n${artifact.transcript_text}\n`);
  const seconds = Math.round((artifact.audio_duration_ms ?? 0) / 1000);
  const { covered_unique_news_count: covered, total_news_count: total } = artifact.coverage_summary ?? {};
  say(`\n${artifact.title}`);
  say(
    `  Length      ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}, ${covered} of ${total} stories`,
  );
  say(`  Audio       ${out}`);
  say(`  Transcript  ${transcript}`);
}
