import { AuthGuide } from './access/adapters/discovery/auth-guide.js';
import { GetATokenChapter } from './access/adapters/discovery/get-a-token-chapter.js';
import { OauthContract } from './access/adapters/discovery/oauth-contract.js';
import type { ContextParts } from '../shared/wiring/context-parts.js';

/** What this context tells agents and programs of itself. */
export const discovery: ContextParts = {
  providers: [OauthContract, GetATokenChapter, AuthGuide],
};
