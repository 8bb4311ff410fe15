import { Injectable } from '@nestjs/common';
import { HttpSettings } from '../../../../config/http-settings.js';
import { IdentitySettings, type SignUp } from '../../../../config/identity-settings.js';
import { durationInWords as lasting } from './duration-in-words.js';
import { SERVICE } from '../../../../shared/delivery/http/openapi/narrative.js';
import { type PublicDocument, PublicDocuments } from '../../../../shared/delivery/discovery/public-documents.js';
import { SITE_MAP } from '../../../../shared/delivery/discovery/site-map.js';
import * as lifetimes from '../../domain/lifetimes.js';
import { MCP_SCOPE, SKILL_CLIENT, SKILL_SCOPE } from '../../domain/token.js';
import { tokenRecoveries } from './token-recoveries.js';

const SKILL = lasting(lifetimes.SKILL_SESSION_MS);
const ANONYMOUS = lasting(lifetimes.ANONYMOUS_SESSION_MS);
const PAIRING = lasting(lifetimes.PAIRING_MS);
const CODE = lasting(lifetimes.SKILL_CODE_MS);
const ACCESS = lasting(lifetimes.MCP_ACCESS_MS);
const REFRESH = lasting(lifetimes.REFRESH_MS);

const introduction = (base: string): string => `# auth.md

You are an agent. This tells how you get, use and give back a credential for the ${SERVICE.title} at ${base}. ${SERVICE.tagline}

| Scope | Audience | Lets you |
|---|---|---|
| \`${SKILL_SCOPE}\` | \`${base}\` | use the API below \`${base}/api/v1/\` for one person |
| \`${MCP_SCOPE}\` | \`${base}/mcp\` | use the tools of the MCP server for one person |

A token of one audience is refused by the other.`;

const discover = (base: string): string => `## Discover

Each 401 names the metadata of the resource (RFC 9728) in \`resource_metadata\`; they name the authorization server. The \`agent_auth\` block of its metadata (RFC 8414) lists for programs what is told below.

\`\`\`sh
BASE=${base}
field() { sed -n "s/.*\\"$1\\":\\"\\([^\\"]*\\)\\".*/\\1/p"; }  # one string of an answer; jq does it better
curl -sS "$BASE/.well-known/oauth-protected-resource"
curl -sS "$BASE/.well-known/oauth-authorization-server"
\`\`\``;

const ACCOUNTS: Readonly<Record<SignUp, (base: string) => string>> = {
  open: (base) => `Who has no account makes one at ${base}/signup.`,
  invite: () => 'Who has no account needs an invitation of the operator.',
  closed: () => 'Accounts are made by the operator.',
};

const choose = (
  baseUrl: string,
  { anonymousRegistration: anonymous, signUp }: IdentitySettings,
): string => `## Choose a way

| You | Way | You get |
|---|---|---|
| work for a person who can open a link | [pairing](#pairing) | a Skill Session of ${SKILL} |
| can be handed a code by the person | [code](#code) | the same |
${anonymous ? `| have nobody to ask yet | [anonymous](#anonymous) | ${ANONYMOUS} and one briefing, for a person to take over |\n` : ''}| speak MCP | [OAuth](#oauth-for-mcp) | access tokens of ${ACCESS}, and refresh tokens |

Only a person can let you in: they sign in at \`/signin\` in a browser, see your name and what you will be able to do, and decide. You never see a password. ${ACCOUNTS[signUp](baseUrl)}`;

const pairing = `## Pairing

RFC 8628 with JSON bodies. Tell who you are:

\`\`\`sh
PAIRING=$(curl -sS "$BASE/api/v1/auth/skill/pair" -H 'Content-Type: application/json' -d '{"client_name": "My agent"}')
echo "$PAIRING"
DEVICE_CODE=$(echo "$PAIRING" | field device_code)
\`\`\`

Show the person \`verification_uri_complete\`, and \`user_code\` to compare with the page. They have ${PAIRING}. Ask, \`interval\` seconds apart, while the answer is \`authorization_pending\`:

\`\`\`sh
while :; do
  ANSWER=$(curl -sS "$BASE/api/v1/auth/skill/token" -H 'Content-Type: application/json' -d "{\\"device_code\\": \\"$DEVICE_CODE\\"}")
  case $ANSWER in *authorization_pending* | *slow_down*) sleep 5 ;; *) break ;; esac
done
TOKEN=$(echo "$ANSWER" | field access_token)
\`\`\``;

const code = `## Code

Where you can open no connection while the person decides. PKCE (RFC 7636) with S256:

\`\`\`sh
VERIFIER=$(openssl rand -hex 32)
CHALLENGE=$(printf %s "$VERIFIER" | openssl dgst -sha256 -binary | openssl base64 | tr '+/' '-_' | tr -d '=')
STATE=$(openssl rand -hex 16)
LINK="$BASE/api/v1/auth/skill/start?code_challenge=$CHALLENGE&state=$STATE"
echo "$LINK"
\`\`\`

The person opens the link, signs in and consents. The page they end on shows your \`state\` and a one-time code, which they give you within ${CODE}; set CODE to it:

\`\`\`sh
ANSWER=$(curl -sS "$BASE/api/v1/auth/skill/token" -H 'Content-Type: application/json' -d "{\\"code\\": \\"$CODE\\", \\"code_verifier\\": \\"$VERIFIER\\"}")
TOKEN=$(echo "$ANSWER" | field access_token)
\`\`\``;

const anonymous = `## Anonymous

Begin now, and let a person take over later. One briefing, ${ANONYMOUS}.

\`\`\`sh
REGISTRATION=$(curl -sS "$BASE/api/v1/auth/skill/anonymous" -H 'Content-Type: application/json' -d '{"type": "anonymous", "requested_credential_type": "access_token", "client_name": "My agent"}')
TOKEN=$(echo "$REGISTRATION" | field access_token)
\`\`\`

To be taken over, start a [pairing](#pairing) as the one you are: send \`Authorization: Bearer $TOKEN\` with it, or \`claim_token\` of the registration in its body.

\`\`\`sh
PAIRING=$(curl -sS "$BASE/api/v1/auth/skill/pair" -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' -d '{"client_name": "My agent"}')
DEVICE_CODE=$(echo "$PAIRING" | field device_code)
\`\`\`

When the person has confirmed at \`/pair\`, your feeds, briefings and settings are theirs and the anonymous token is refused; the loop of [pairing](#pairing) gets you the new one.`;

const oauth = (base: string): string => `## OAuth for MCP

Give your MCP client the address ${base}/mcp: it finds the rest by itself. What it finds:

\`\`\`sh
curl -sS -i -X POST "$BASE/mcp" | grep -i www-authenticate
curl -sS "$BASE/.well-known/oauth-protected-resource/mcp"
curl -sS "$BASE/api/auth/oauth2/register" -H 'Content-Type: application/json' -d '{"client_name": "My MCP client", "redirect_uris": ["http://127.0.0.1:8765/callback"]}'
\`\`\`

Authorization code with PKCE S256, \`scope=${MCP_SCOPE}\`, \`resource=${base}/mcp\` (RFC 8707). Instead of registering, \`client_id\` may be the URL of a client ID metadata document. Access tokens live ${ACCESS}. The refresh token of ${REFRESH} is replaced at every use; a used one that comes back ends them all.`;

const use = (base: string): string => `## Use it

\`\`\`sh
curl -sS "$BASE/api/v1/settings/get" -H "Authorization: Bearer $TOKEN" -X POST
\`\`\`

In the \`Authorization\` header only: never in an address, a body, a chat or a log. All operations: ${base}${SITE_MAP.contract}. The way from here, step by step: ${base}${SITE_MAP.skill}.`;

const giveBack = (base: string): string => `## Give it back

\`\`\`sh
curl -sS "$BASE/api/auth/oauth2/revoke" -d client_id=${SKILL_CLIENT} --data-urlencode "token=$TOKEN"
\`\`\`

RFC 7009; it is refused from the next request on. The person sees and ends your access at ${base}/account.`;

const errors = (anonymous: boolean): string => `## Errors

| Status | \`error\` | What to do |
|---|---|---|
${tokenRecoveries(anonymous)
  .map(({ status, code: word, advice }) => `| ${status} | \`${word}\` | ${advice} |`)
  .join('\n')}
| 401 | \`unauthorized\` | The token is missing, expired, revoked or for the other audience: get a new one. |
| 403 | \`insufficient_scope\` | The token is good, but not for this. |
| 429 | \`rate_limited\` | Wait as many seconds as \`Retry-After\` says. |`;

/** How agents are let in, in the order in which they go: auth.md v0.1 of WorkOS, with what runs here. */
@Injectable()
export class AuthGuide implements PublicDocument {
  readonly path = SITE_MAP.authGuide;
  readonly mediaType = 'text/markdown; charset=utf-8';

  constructor(
    private readonly http: HttpSettings,
    private readonly identity: IdentitySettings,
    documents: PublicDocuments,
  ) {
    documents.add(this);
  }

  render(): string {
    const { baseUrl } = this.http;
    const { anonymousRegistration } = this.identity;
    const parts = [
      introduction(baseUrl),
      discover(baseUrl),
      choose(baseUrl, this.identity),
      pairing,
      code,
      ...(anonymousRegistration ? [anonymous] : []),
      oauth(baseUrl),
      use(baseUrl),
      giveBack(baseUrl),
      errors(anonymousRegistration),
    ];
    return `${parts.join('\n\n')}\n`;
  }
}
