import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DynamicModule, Type } from '@nestjs/common';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Client } from 'pg';
import { pino } from 'pino';
import { type Config, readConfig } from '../../../src/config.js';
import { CreateMember } from '../../../src/identity/accounts/application/commands/create-member.js';
import { IssueToken } from '../../../src/identity/access/application/commands/issue-token.js';
import { IdentityModule } from '../../../src/identity/identity.module.js';
import { PreferencesModule } from '../../../src/preferences/preferences.module.js';
import type { ContextSchema } from '../../../src/shared/storage/database/context-schema.js';
import { AdminModule } from '../../../src/shared/delivery/admin/admin.module.js';
import { CliModule } from '../../../src/shared/delivery/cli/cli.module.js';
import { DiscoveryModule } from '../../../src/shared/delivery/discovery/discovery.module.js';
import { createApp, stopApp } from '../../../src/shared/delivery/http/bootstrap.js';
import { isApiPath } from '../../../src/shared/delivery/http/contract.js';
import { HttpModule } from '../../../src/shared/delivery/http/http.module.js';
import { McpModule } from '../../../src/shared/delivery/mcp/mcp.module.js';
import { PublishedContract } from '../../../src/shared/delivery/http/openapi/published-contract.js';
import type { Replacement } from '../../../src/shared/replaceable.js';
import { PlatformModule } from '../../../src/shared/platform.module.js';
import { WebModule } from '../../../src/shared/delivery/web/web.module.js';
import { BrowserClient, type BrowserOptions } from '../browser/browser-client.js';
import { Contract } from './contract.js';
import { emptyDatabase, type EmptyDatabase, PATIENT } from '../database/database.js';
import { freePort } from '../program/free-port.js';

type Module = Type<unknown> & { readonly schema?: ContextSchema };

export interface TestAppOptions {
  /** Besides the platform, the HTTP kit, Identity, and Preferences, which Identity asks. */
  readonly modules?: readonly (Module | DynamicModule)[];
  readonly config?: Partial<Config>;
  /** Instead of a fresh database: a second node on the one of another app, say. */
  readonly databaseUrl?: string;
  /** known: its base URL is where it listens, so that links and redirects of its answers work. */
  readonly listen?: 'known';
  /** Adapters in place of ours, as extensions bring them. */
  readonly replacements?: readonly Replacement[];
}

export interface Answered<Body = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly body: Body;
}

/** What a GET answers. */
export interface Got {
  readonly status: number;
  readonly headers: Answered['headers'];
  readonly text: string;
}

export interface PostOptions {
  readonly headers?: Readonly<Record<string, string>>;
}

interface Running {
  readonly app: NestFastifyApplication;
  /** Where it listens. */
  readonly url: string;
  readonly databaseUrl: string;
  /** What it logged, one JSON line per entry. */
  readonly logLines: readonly string[];
  readonly contract: Contract;
}

/** A program of some modules on a real database, listening on loopback. */
export class TestApp implements Running {
  readonly app: NestFastifyApplication;
  readonly url: string;
  readonly databaseUrl: string;
  readonly logLines: readonly string[];
  readonly contract: Contract;

  constructor(
    running: Running,
    private readonly cleanUp: () => Promise<void>,
  ) {
    ({ app: this.app, url: this.url, databaseUrl: this.databaseUrl, logLines: this.logLines } = running);
    this.contract = running.contract;
  }

  /** A POST whose answer, whatever its status, is checked against the published contract. */
  async post<Body = Record<string, unknown>>(
    path: string,
    body?: unknown,
    token?: string | null,
    options: PostOptions = {},
  ): Promise<Answered<Body>> {
    const response = await this.app.inject({
      method: 'POST',
      url: path,
      headers: {
        ...(token !== undefined && token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const parsed = response.json<Body>();
    this.contract.check({ path: path.split('?', 1)[0] ?? path, status: response.statusCode, body: parsed });
    return { status: response.statusCode, headers: response.headers, body: parsed };
  }

  /** A GET; of an operation of the contract, what it refuses is checked against the published contract. */
  async get(path: string, options: PostOptions = {}): Promise<Got> {
    const response = await this.app.inject({ method: 'GET', url: path, headers: { ...options.headers } });
    const [bare = path] = path.split('?', 1);
    if (isApiPath(bare) && this.contract.has('get', bare) && response.statusCode >= 400) {
      this.contract.check({ path: bare, method: 'get', status: response.statusCode, body: response.json() });
    }
    return { status: response.statusCode, headers: response.headers, text: response.body };
  }

  /** Somebody in front of a browser, without any cookie yet. Needs `listen: 'known'` to follow redirects. */
  browser(options: BrowserOptions = {}): BrowserClient {
    return new BrowserClient(this.url, options);
  }

  /** A Skill Session token of a new member, made as operators make them. */
  async memberToken(email = `member-${Math.random().toString(36).slice(2)}@example.org`): Promise<string> {
    const commands = this.app.get(CommandBus, { strict: false });
    await commands.execute(new CreateMember(email, 'Member of a test', 'correct horse battery'));
    return (await commands.execute(new IssueToken(email))).token;
  }

  /** The token of a new anonymous caller. Thirty an hour are allowed. */
  async anonymousToken(): Promise<string> {
    const { body } = await this.post<{ access_token: string }>('/api/v1/auth/skill/anonymous');
    return body.access_token;
  }

  async close(graceMs = 2000): Promise<void> {
    await stopApp(this.app, graceMs);
    await this.cleanUp();
  }
}

const schemaOf = (module: Module | DynamicModule): ContextSchema[] => {
  const { schema } = ('module' in module ? module.module : module) as Module;
  return schema === undefined ? [] : [schema];
};

async function place(databaseUrl: string | undefined): Promise<EmptyDatabase> {
  return databaseUrl === undefined ? emptyDatabase() : { url: databaseUrl, drop: () => Promise.resolve() };
}

/** Each of our nodes keeps its own files; what operators do for a folder that came without its mark (ADR 0131). */
async function giveMark(databaseUrl: string, dataDir: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const known = await client.query<{ mark: string }>('select mark from media.known_store').catch(() => null);
  await client.end();
  const [row] = known?.rows ?? [];
  if (row === undefined) return;
  await mkdir(join(dataDir, 'media'));
  await writeFile(join(dataDir, 'media/.media-folder'), row.mark);
}

export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { url: databaseUrl, drop } = await place(options.databaseUrl);
  const dataDir = await mkdtemp(join(tmpdir(), 'briefings-test-'));
  if (options.databaseUrl !== undefined) await giveMark(databaseUrl, dataDir);
  const base = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    // Nodes on one database need the same.
    SECRET_KEY_FILE: join(import.meta.dirname, '../program/secret-key'),
    ROLE: 'all',
    WARM_UP: 'off',
  });
  const port = options.listen === 'known' ? await freePort() : 0;
  const known = port === 0 ? {} : { port, baseUrl: `http://127.0.0.1:${port}` };
  const config: Config = { ...base, databaseLimits: PATIENT, ...known, ...options.config };
  const modules = [...new Set([IdentityModule, PreferencesModule, ...(options.modules ?? [])])];
  const schemas = [HttpModule.schema, ...modules.flatMap(schemaOf)];
  const logLines: string[] = [];
  const log = pino({ level: 'info', base: null }, { write: (line: string) => void logLines.push(line) });
  const root: DynamicModule = {
    module: class RootOfTest {},
    imports: [
      CqrsModule.forRoot(),
      PlatformModule.forRoot({ config, databaseUrl, schemas, replacements: options.replacements ?? [] }),
      HttpModule,
      WebModule,
      CliModule,
      McpModule,
      DiscoveryModule,
      AdminModule,
      ...modules,
    ],
  };
  const app = await createApp(root, config, log);
  await app.listen(port, '127.0.0.1');
  const cleanUp = async () => {
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const contract = new Contract(await app.get(PublishedContract).document());
  return new TestApp({ app, url: await app.getUrl(), databaseUrl, logLines, contract }, cleanUp);
}
