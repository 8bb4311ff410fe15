import {
  auth,
  type OAuthClientMetadata,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
} from '@modelcontextprotocol/client';
import { BrowserClient } from '../browser/browser-client.js';

export interface Login {
  readonly email: string;
  readonly password: string;
}

/** Nobody listens there: the test plays the browser that would be sent to it. */
const CALLBACK = 'http://127.0.0.1:6274/oauth/callback';

/** What a client of the SDK keeps between its requests. */
export class AgentMemory implements OAuthClientProvider {
  readonly redirectUrl = CALLBACK;
  readonly clientMetadata: OAuthClientMetadata = {
    client_name: 'Agent with the SDK',
    redirect_uris: [CALLBACK],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  };
  /** Where the person was sent to let the agent in. */
  sentTo: URL | null = null;
  private client: StoredOAuthClientInformation | undefined;
  private held: StoredOAuthTokens | undefined;
  private verifier = '';
  private discovered: OAuthDiscoveryState | undefined;

  clientInformation(): StoredOAuthClientInformation | undefined {
    return this.client;
  }

  saveClientInformation(client: StoredOAuthClientInformation): void {
    this.client = client;
  }

  tokens(): StoredOAuthTokens | undefined {
    return this.held;
  }

  saveTokens(tokens: StoredOAuthTokens): void {
    this.held = tokens;
  }

  redirectToAuthorization(url: URL): void {
    this.sentTo = url;
  }

  saveCodeVerifier(verifier: string): void {
    this.verifier = verifier;
  }

  codeVerifier(): string {
    return this.verifier;
  }

  saveDiscoveryState(state: OAuthDiscoveryState): void {
    this.discovered = state;
  }

  discoveryState(): OAuthDiscoveryState | undefined {
    return this.discovered;
  }

  invalidateCredentials(): void {
    this.held = undefined;
  }
}

/** What the person does in a browser that the agent opens: signs in, looks at the question, lets the agent in. */
export async function letIn(asked: URL, { email, password }: Login): Promise<URL> {
  const browser = new BrowserClient(asked.origin);
  const signIn = await browser.settle(await browser.open(`${asked.pathname}${asked.search}`));
  const at = new URL(signIn.url);
  const question = await browser.settle(await browser.submit(`${at.pathname}${at.search}`, { email, password }));
  const decided = await browser.settle(await browser.submit(new URL(question.url).pathname, { answer: 'allow' }));
  if (decided.location === null) throw new Error(`not let in: ${decided.status} ${decided.url}\n${decided.text}`);
  return new URL(decided.location);
}

/** From nothing but the address of the service to tokens, as every client of the SDK does it. */
export async function logIn(baseUrl: string, login: Login): Promise<AgentMemory> {
  const memory = new AgentMemory();
  const serverUrl = `${baseUrl}/mcp`;
  if ((await auth(memory, { serverUrl })) !== 'REDIRECT' || memory.sentTo === null) throw new Error('nobody was asked');
  const back = await letIn(memory.sentTo, login);
  const outcome = await auth(memory, {
    serverUrl,
    authorizationCode: back.searchParams.get('code') ?? '',
    iss: back.searchParams.get('iss') ?? undefined,
  });
  if (outcome !== 'AUTHORIZED') throw new Error('the code was not taken');
  return memory;
}
