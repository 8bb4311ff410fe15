import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BrowserClient } from '../support/browser/browser-client.js';
import { FeedServer, newsItems } from '../support/servers/feed-server.js';
import { cli, newDataDir, Program, removeDataDir, stopPrograms } from '../support/program/program.js';
import { Shell, shellBlocks } from '../support/program/shell.js';

const PASSWORD = 'correct horse battery';

/** Somebody in front of a browser. */
class Person {
  private readonly browser: BrowserClient;

  constructor(
    private readonly program: Program,
    private readonly email: string,
  ) {
    this.browser = new BrowserClient(program.baseUrl);
  }

  async signIn(): Promise<void> {
    await this.browser.open('/signin');
    await this.browser.submit('/signin', { email: this.email, password: PASSWORD });
  }

  /** Follows the link that the agent shows, and lets it in. */
  async letIn(pairing: string): Promise<void> {
    const { verification_uri_complete: link, user_code: code } = JSON.parse(pairing) as Record<string, string>;
    await this.browser.open(String(link).slice(this.program.baseUrl.length));
    await this.browser.submit('/pair', { code: String(code) });
    const { status } = await this.browser.submit('/pair', { code: String(code), answer: 'approve' });
    if (status !== 200) throw new Error(`pairing: ${status}`);
  }

  /** Follows the link, consents, and reads the code that the last page shows. */
  async fetchCode(link: string): Promise<string> {
    const asked = await this.browser.settle(await this.browser.open(link.trim().slice(this.program.baseUrl.length)));
    const decided = await this.browser.submit(new URL(asked.url).pathname, { answer: 'allow' });
    const { text } = await this.browser.settle(decided);
    return /id="code"[^>]*>([^<]+)</.exec(text)?.[1]?.trim() ?? '';
  }
}

/** Agents follow what we publish, command by command, against the program as it runs. */
describe('a published guide', () => {
  let feeds: FeedServer;
  let dataDir: string;
  let program: Program;
  let person: Person;
  let shell: Shell;

  beforeAll(async () => {
    const env = { FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.0/8' };
    feeds = await FeedServer.start();
    dataDir = await newDataDir();
    program = await Program.start({ dataDir, env });
    const email = 'listener@example.org';
    await cli({ dataDir, env }, 'user:create', '--email', email, '--name', 'Listener', '--password', PASSWORD);
    person = new Person(program, email);
    await person.signIn();
  });

  afterAll(async () => {
    shell?.stop();
    await stopPrograms();
    await feeds?.close();
    await removeDataDir(dataDir);
  });

  const published = async (path: string): Promise<string> => (await fetch(`${program.baseUrl}${path}`)).text();

  /** Runs the block that has these words, and whatever stands before it. Returns what that one printed. */
  async function follow(blocks: string[], words: string): Promise<string> {
    const upTo = blocks.findIndex((block) => block.includes(words)) + 1;
    expect(upTo).toBeGreaterThan(0);
    let printed = '';
    for (const block of blocks.splice(0, upTo)) printed = await shell.run(block);
    return printed;
  }

  test('SKILL.md leads from nothing to a briefing', async () => {
    shell = Shell.start();
    const feed = feeds.serve('gazette', newsItems(10, Date.now()));
    const skill = await published('/.well-known/agent-skills/podcast-briefings/SKILL.md');
    const blocks = [...shellBlocks(skill.replaceAll('https://example.org/feed.xml', feed))];

    await person.letIn(await follow(blocks, 'auth/skill/pair'));
    await follow(blocks, 'auth/skill/token');
    expect(await shell.value('TOKEN')).toMatch(/^pbs_/);

    const subscribed = (await follow(blocks, 'subscriptions/create')).trim();
    expect(subscribed).toMatch(/^\{"created":true,"source":\{.*\}\}\{"sources":\[\{/);
    expect(await follow(blocks, 'items/get')).toContain('"content_text":"The ');
    const accepted = await follow(blocks, 'artifacts/compositions/create');
    expect(JSON.parse(accepted)).toMatchObject({ accepted: true, status: 'composing' });
    const { artifact } = JSON.parse(await follow(blocks, 'artifacts/get')) as { artifact: Record<string, string> };
    expect(artifact).toMatchObject({ status: 'ready', transcript_text: expect.stringContaining('gazette') });
    expect((await fetch(String(artifact['audio_url']))).headers.get('content-type')).toBe('audio/mpeg');
    expect(JSON.parse(await follow(blocks, 'settings/update'))).toMatchObject({ profile: { language: 'en' } });
    expect(JSON.parse(await follow(blocks, 'listening/update'))).toMatchObject({ format: 'in_depth' });
    expect(JSON.parse(await follow(blocks, 'pronunciations/set'))).toMatchObject({
      pronunciation: { respelling: 'cube control' },
    });
    expect(JSON.parse(await follow(blocks, 'shows/create'))).toMatchObject({ show: { name: 'Morning' } });
    const { podcast } = JSON.parse(await follow(blocks, 'podcasts/get')) as { podcast: { feed_url: string } };
    expect(await (await fetch(podcast.feed_url)).text()).toContain('<enclosure ');
    // This service sends no mail.
    expect(JSON.parse(await follow(blocks, 'notifications/update'))).toMatchObject({ error: 'invalid_request' });
    // What the guide names is nobody's address; the contract says what is made of one that is.
    expect(JSON.parse(await follow(blocks, 'webhooks/create'))).toEqual(expect.any(Object));
    expect(blocks).toEqual([]);
    shell.stop();
  });

  test('auth.md leads to a token by each of its ways, and gives it back', async () => {
    shell = Shell.start();
    const blocks = [...shellBlocks(await published('/auth.md'))];
    const works = (): Promise<string> =>
      shell.run(
        'curl -sS -o /dev/null -w "%{http_code}" -X POST "$BASE/api/v1/settings/get" -H "Authorization: Bearer $TOKEN"',
      );

    expect(await follow(blocks, 'oauth-authorization-server')).toContain('"agent_auth":{');

    await person.letIn(await follow(blocks, 'auth/skill/pair'));
    await follow(blocks, 'auth/skill/token');
    expect(await works()).toBe('200');

    const link = await follow(blocks, 'auth/skill/start');
    await shell.run(`CODE=${await person.fetchCode(link)}`);
    await follow(blocks, 'code_verifier');
    expect(await works()).toBe('200');

    await follow(blocks, 'auth/skill/anonymous');
    expect(await works()).toBe('200');
    await follow(blocks, 'Authorization: Bearer $TOKEN');
    await person.letIn(await shell.value('PAIRING'));
    expect(await works()).toBe('401');

    const found = await follow(blocks, 'oauth2/register');
    expect(found).toContain(`resource_metadata="${program.baseUrl}/.well-known/oauth-protected-resource/mcp"`);
    expect(found).toContain('"client_id":"');

    await shell.run(shellBlocks(await published('/auth.md')).find((block) => block.includes('device_code\\":')) ?? '');
    expect(JSON.parse(await follow(blocks, 'settings/get'))).toMatchObject({ profile: {} });
    await follow(blocks, 'oauth2/revoke');
    expect(await works()).toBe('401');
    expect(blocks).toEqual([]);
    shell.stop();
  });
});
