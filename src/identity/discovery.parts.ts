import { AuthGuide } from './adapters/discovery/auth-guide.js';
import { GetATokenChapter } from './adapters/discovery/get-a-token-chapter.js';
import { OauthContract } from './adapters/discovery/oauth-contract.js';
import type { ContextParts } from '../shared/wiring/context-parts.js';

/** What this context tells agents and programs of itself. */
export const discovery: ContextParts = {
  providers: [OauthContract, GetATokenChapter, AuthGuide],
};
