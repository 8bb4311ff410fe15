import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { NoOtherFields, Text } from '../../../../src/shared/delivery/http/dto.js';
import { McpRegistry } from '../../../../src/shared/delivery/mcp/mcp-registry.js';
import { READS, tool } from '../../../../src/shared/delivery/mcp/mcp-tool.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { connect, mcpToken, refusalOf, REVISIONS, textsOf } from '../../../support/mcp/mcp-client.js';

const SECRET = 'password=hunter2 at /srv/app/secret.ts:1';

@NoOtherFields()
class Nothing {}

class Answer {
  @Text() words!: string;
}

const fails = (error: Error) => async (): Promise<never> => {
  throw error;
};

const failingTool = (name: string, error: Error) =>
  tool({
    name,
    title: name,
    description: name,
    hints: READS,
    input: Nothing,
    output: Answer,
    run: fails(error),
  });

const described = { title: 'Broken', description: 'Broken.', mimeType: 'text/plain' };

@Injectable()
class Broken implements OnModuleInit {
  constructor(private readonly registry: McpRegistry) {}

  onModuleInit(): void {
    const bug = new Error(SECRET);
    this.registry.register({
      tools: [
        failingTool('bug', bug),
        failingTool('outage', Object.assign(new Error(SECRET), { code: 'ECONNREFUSED' })),
      ],
      resources: [{ ...described, name: 'broken', uri: 'broken://one', read: fails(bug) }],
      prompts: [
        {
          ...described,
          name: 'broken',
          arguments: [{ name: 'who', description: 'Who.', required: true }],
          words: () => SECRET,
        },
      ],
    });
  }
}

@Module({ providers: [Broken] })
class BrokenModule {}

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp({ modules: [BrokenModule] });
  token = await mcpToken(app);
});

afterAll(() => app?.close());

describe.each(REVISIONS)('an internal error of MCP revision %s', (revision) => {
  test('is a result that tells the agent what to do, without details', async () => {
    const client = await connect(app, token, revision);
    const bug = await client.callTool({ name: 'bug' });
    expect(refusalOf(bug).error).toBe('internal_error');
    const outage = await client.callTool({ name: 'outage' });
    expect(refusalOf(outage).error).toBe('unavailable');
    expect(textsOf(outage)[1]).toContain('Call again in a few seconds');
    expect(JSON.stringify([bug, outage])).not.toContain('hunter2');
    await client.close();
  });

  test('is a protocol error, without details, where there is no result', async () => {
    const client = await connect(app, token, revision);
    const failure = await client.readResource({ uri: 'broken://one' }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: -32_603, data: { error: 'internal_error' } });
    expect(String(failure)).not.toContain('hunter2');
    await client.close();
  });

  test('is logged with its details', () => {
    expect(app.logLines.filter((line) => line.includes('an MCP tool failed') && line.includes('hunter2'))).not.toEqual(
      [],
    );
  });

  test('differs from the refusal of a prompt with wrong arguments', async () => {
    const client = await connect(app, token, revision);
    const get = (args: Record<string, string>) => client.getPrompt({ name: 'broken', arguments: args });
    await expect(get({})).rejects.toMatchObject({
      code: -32_602,
      message: expect.stringContaining('who is required.'),
    });
    await expect(get({ who: 'me', what: 'x' })).rejects.toMatchObject({ code: -32_602 });
    await client.close();
  });
});
