import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { Provider } from 'oidc-provider';
import { HttpSettings } from '../../../../config/http-settings.js';
import { SessionVerifier } from '../../../../shared/delivery/http/authentication/session-verifier.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type {
  AskingClient,
  BrowserExchange,
  PendingAuthorization,
} from '../../application/ports/authorization-server.js';
import { AuthorizationGone } from '../../domain/authorization.js';
import { SKILL_CLIENT } from '../../domain/token.js';
import { clientNameOf } from '../oidc-models/client-registration.js';
import { OAuthEngine } from './oauth-engine.js';
import { OAUTH_PATHS } from './paths.js';
import { Resources } from '../oidc-models/resources.js';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;
type Client = NonNullable<Awaited<ReturnType<Provider['Client']['find']>>>;

/** The one place that knows what is behind the port's opaque exchange. */
const rawOf = ({ request, response }: BrowserExchange): readonly [IncomingMessage, ServerResponse] => [
  request as IncomingMessage,
  response as ServerResponse,
];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function askingClient(client: Client, { params }: Interaction): AskingClient {
  const { clientId, clientName, clientUri } = client;
  const isDocument = clientId.startsWith('https://');
  return {
    id: clientId,
    name: clientNameOf(clientName),
    redirectUri: textOf(params.redirect_uri),
    homepage: clientUri ?? null,
    known: clientId === SKILL_CLIENT ? 'built_in' : isDocument ? 'document' : 'dynamic',
  };
}

/** What the library asks of a browser, and how it goes on. */
@Injectable()
export class BrowserQuestions {
  private readonly resources: Resources;

  constructor(
    private readonly config: HttpSettings,
    private readonly engine: OAuthEngine,
    private readonly sessions: SessionVerifier,
  ) {
    this.resources = new Resources(config.baseUrl);
  }

  async pending(exchange: BrowserExchange): Promise<PendingAuthorization | null> {
    const provider = await this.engine.provider();
    const interaction = await this.find(provider, exchange);
    const client = interaction === null ? undefined : await provider.Client.find(textOf(interaction.params.client_id));
    if (interaction === null || client === undefined) return null;
    const audience = this.resources.audienceFor(client.clientId);
    const signedIn = await this.sessions.verify(rawOf(exchange)[0].headers.cookie);
    const isAsked = interaction.prompt.name === 'consent' && interaction.session?.accountId === signedIn?.caller.id;
    return {
      uid: interaction.uid,
      prompt: isAsked ? 'consent' : 'login',
      client: askingClient(client, interaction),
      audience,
      scopes: [this.resources.scopeOf(audience)],
    };
  }

  async signedIn(exchange: BrowserExchange, caller: CallerId): Promise<string> {
    const provider = await this.engine.provider();
    const interaction = await this.get(provider, exchange);
    const asked = interaction.session?.accountId;
    if (asked !== undefined && asked !== caller) return await this.askAnew(interaction);
    return await provider.interactionResult(...rawOf(exchange), { login: { accountId: caller } });
  }

  async consent(exchange: BrowserExchange, caller: CallerId, admin: boolean): Promise<string> {
    const provider = await this.engine.provider();
    const { session, prompt, params } = await this.get(provider, exchange);
    if (prompt.name !== 'consent' || session?.accountId !== caller) throw new AuthorizationGone();
    const clientId = textOf(params.client_id);
    const audience = this.resources.audienceFor(clientId);
    const grant = new provider.Grant({ accountId: caller, clientId });
    grant.addResourceScope(this.resources.identifierOf(audience), this.resources.grantedScopes(audience, admin));
    return await provider.interactionResult(...rawOf(exchange), { consent: { grantId: await grant.save() } });
  }

  async refuse(exchange: BrowserExchange): Promise<string> {
    const provider = await this.engine.provider();
    await this.get(provider, exchange);
    const refusal = { error: 'access_denied', error_description: 'the person refused' };
    return await provider.interactionResult(...rawOf(exchange), refusal, { mergeWithLastSubmission: false });
  }

  /** The same request, as if the client had sent the browser again. */
  private async askAnew(interaction: Interaction): Promise<string> {
    // Whoever changed accounts has just been asked who they are.
    const { prompt: _asked, ...params } = interaction.params;
    await interaction.destroy();
    const url = new URL(OAUTH_PATHS.authorization, this.config.baseUrl);
    for (const [name, value] of Object.entries(params)) {
      if (typeof value === 'string') url.searchParams.set(name, value);
    }
    return url.href;
  }

  private async get(provider: Provider, exchange: BrowserExchange): Promise<Interaction> {
    const interaction = await this.find(provider, exchange);
    if (interaction === null) throw new AuthorizationGone();
    return interaction;
  }

  private async find(provider: Provider, exchange: BrowserExchange): Promise<Interaction | null> {
    try {
      return await provider.interactionDetails(...rawOf(exchange));
    } catch (error) {
      // By its name: its class comes with the library, which is loaded when it is needed.
      if (error instanceof Error && error.name === 'SessionNotFound') return null;
      throw error;
    }
  }
}
