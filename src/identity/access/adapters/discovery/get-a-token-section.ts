import { Injectable } from '@nestjs/common';
import { HttpSettings } from '../../../../config/http-settings.js';
import { IdentitySettings } from '../../../../config/identity-settings.js';
import { durationInWords } from './duration-in-words.js';
import { AgentGuide } from '../../../../shared/delivery/discovery/agent-guide.js';
import { ANONYMOUS_SESSION_MS, SKILL_SESSION_MS } from '../../domain/lifetimes.js';
import { tokenRecoveries } from './token-recoveries.js';

const pairing = (
  baseUrl: string,
): string => `A person signs in and lets you in, in their browser; you never see a password:

\`\`\`sh
PAIRING=$(post auth/skill/pair '{"client_name": "My agent"}')
echo "$PAIRING"
\`\`\`

Show the person \`verification_uri_complete\`, and \`user_code\` to compare. Then ask, \`interval\` seconds apart, until they have decided:

\`\`\`sh
while :; do
  ANSWER=$(post auth/skill/token "{\\"device_code\\": \\"$(echo "$PAIRING" | field device_code)\\"}")
  case $ANSWER in *authorization_pending* | *slow_down*) sleep 5 ;; *) break ;; esac
done
TOKEN=$(echo "$ANSWER" | field access_token)
\`\`\`

TOKEN is like a password: it belongs in the Authorization header, in no chat and in no log. It works for ${durationInWords(SKILL_SESSION_MS)}, unless the person ends it at ${baseUrl}/account; a 401 later means: pair again.`;

const anonymous = `Nobody there to let you in? \`TOKEN=$(post auth/skill/anonymous '{}' | field access_token)\` is enough for one briefing and ${durationInWords(ANONYMOUS_SESSION_MS)}. Pair later, with this TOKEN still set, and the person takes over what you did; from then on only the new token works.`;

/** Tells agents how they are let in. */
@Injectable()
export class GetATokenSection {
  constructor(guide: AgentGuide, { baseUrl }: HttpSettings, { anonymousRegistration }: IdentitySettings) {
    const text = anonymousRegistration ? `${pairing(baseUrl)}\n\n${anonymous}` : pairing(baseUrl);
    guide.register({ step: 1, title: 'Get a token', text }, tokenRecoveries(anonymousRegistration));
  }
}
