import { PLANTED_IN_SHARED, type PlantedImport } from './planted-in-shared.js';

export const PLANTED: readonly PlantedImport[] = [
  ...PLANTED_IN_SHARED,
  ['domain-is-pure', 'src/briefing/domain/planted-1.ts', "import '@nestjs/common';"],
  [
    'domain-is-pure',
    'src/briefing/domain/planted-2.ts',
    "import { randomUUID } from 'node:crypto'; export const x = randomUUID;",
  ],
  [
    'domain-is-pure',
    'src/briefing/domain/planted-3.ts',
    "import type { FeedApi } from '../../feed/api.js'; export type X = FeedApi;",
  ],
  [
    'application-knows-no-technology',
    'src/briefing/application/planted-1.ts',
    "import { Pool } from 'pg'; export const x = Pool;",
  ],
  [
    'application-knows-no-technology',
    'src/briefing/application/planted-2.ts',
    "import { Database } from '../../shared/storage/database/database.js'; export const x = Database;",
  ],
  ['published-language-is-flat', 'src/preferences/events.ts', "import { Pool } from 'pg'; export const x = Pool;"],
  [
    'adapters-are-not-siblings',
    'src/briefing/adapters/http/planted-1.ts',
    "import '../typeorm/typeorm-briefing-read-model.js';",
  ],
  [
    'adapters-are-not-siblings',
    'src/briefing/adapters/http/planted-6.ts',
    "import { BriefingTools } from '../mcp/briefing.tools.js'; export const x = BriefingTools;",
  ],
  [
    'adapters-are-not-siblings',
    'src/feed/adapters/text/planted-1.ts',
    "import { readRss } from '../formats/rss.js'; export const x = readRss;",
  ],
  [
    'formats-are-made-of-texts',
    'src/feed/adapters/formats/planted-1.ts',
    "import { normaliseFeedUrl } from '../fetching/feed-url.js'; export const x = normaliseFeedUrl;",
  ],
  [
    'the-authorization-server-stands-on-its-models',
    'src/identity/access/adapters/oidc/planted-2.ts',
    "import '../typeorm/typeorm-token-store.js';",
  ],
  [
    'adapters-are-not-siblings',
    'src/identity/access/adapters/oidc-models/planted.ts',
    "import { OAUTH_PATHS } from '../oidc/paths.js'; export const x = OAUTH_PATHS;",
  ],
  [
    'fetching-reads-through-the-face-of-formats',
    'src/feed/adapters/fetching/planted-1.ts',
    "import { readRss } from '../formats/rss.js'; export const x = readRss;",
  ],
  [
    'fetching-reads-through-the-face-of-formats',
    'src/feed/adapters/fetching/planted-2.ts',
    "import '../typeorm/typeorm-feed-store.js';",
  ],
  [
    'agents-read-the-same-contract',
    'src/briefing/adapters/mcp/planted-1.ts',
    "import { HostsController } from '../http/hosts.controller.js'; export const x = HostsController;",
  ],
  [
    'agents-read-the-same-contract',
    'src/briefing/adapters/mcp/planted-2.ts',
    "import '../typeorm/typeorm-briefing-read-model.js';",
  ],
  [
    'context-private',
    'src/briefing/adapters/mcp/planted-3.ts',
    "import { ListItemsRequest } from '../../../feed/adapters/http/list-items.dto.js'; export const x = ListItemsRequest;",
  ],
  [
    'context-private',
    'src/briefing/adapters/contexts/planted-1.ts',
    "import { HttpFeedFetcher } from '../../../feed/adapters/fetching/http-feed-fetcher.js'; export const x = HttpFeedFetcher;",
  ],
  [
    'rooms-meet-through-faces',
    'src/identity/access/adapters/web/planted.ts',
    "import { GetMember } from '../../../accounts/application/queries/get-member.js'; export const x = GetMember;",
  ],
  [
    'rooms-meet-through-faces',
    'src/identity/domain/planted.ts',
    "import type { Member } from '../accounts/domain/member.js'; export type X = Member;",
  ],
  [
    'rooms-meet-through-faces',
    'src/identity/planted.module.ts',
    "import { TokenStore } from './access/application/ports/token-store.js'; export const x = TokenStore;",
  ],
  [
    'order-of-identity-security',
    'src/identity/security/application/planted.ts',
    "import { FindPerson } from '../../accounts/accounts.js'; export const x = FindPerson;",
  ],
  [
    'order-of-identity-legal-hold',
    'src/identity/legal-hold/planted.module.ts',
    "import '../accounts/accounts.module.js';",
  ],
  ['order-of-identity-accounts', 'src/identity/accounts/planted.module.ts', "import '../access/access.module.js';"],
  [
    'order-of-identity-second-factor',
    'src/identity/second-factor/planted.module.ts',
    "import '../access/access.module.js';",
  ],
  ['order-of-identity-access', 'src/identity/access/planted.module.ts', "import '../operators/operators.module.js';"],
  [
    'order-of-identity-single-sign-on',
    'src/identity/single-sign-on/planted.module.ts',
    "import '../operators/operators.module.js';",
  ],
  ['only-modules-compose-modules', 'src/briefing/adapters/http/planted-2.ts', "import '../../briefing.module.js';"],
  ['entrypoints-compose-only', 'src/planted.ts', "import './briefing/domain/briefing.js';"],
  [
    'contexts-meet-in-adapters',
    'src/briefing/adapters/http/planted-3.ts',
    "import { FeedApi } from '../../../feed/api.js'; export const x = FeedApi;",
  ],
  [
    'context-map-identity',
    'src/identity/adapters/contexts/planted.ts',
    "import { SubscriptionsApi } from '../../../subscriptions/api.js'; export const x = SubscriptionsApi;",
  ],
  [
    'context-map-preferences',
    'src/preferences/adapters/contexts/planted.ts',
    "import { FeedApi } from '../../../feed/api.js'; export const x = FeedApi;",
  ],
  [
    'context-map-subscriptions',
    'src/subscriptions/adapters/contexts/planted.ts',
    "import { FeedApi } from '../../../feed/api.js'; export const x = FeedApi;",
  ],
  [
    'context-map-feed',
    'src/feed/adapters/contexts/planted.ts',
    "import { BriefingApi } from '../../../briefing/api.js'; export const x = BriefingApi;",
  ],
  [
    'context-map-shows',
    'src/shows/adapters/contexts/planted.ts',
    "import { FeedApi } from '../../../feed/api.js'; export const x = FeedApi;",
  ],
  ['context-map-briefing', 'src/briefing/planted.module.ts', "import '../identity/identity.module.js';"],
  [
    'histories-are-read-through-one-service',
    'src/briefing/audit/adapters/http/planted-1.ts',
    "import { ReplayBriefing } from '../../application/queries/replay-briefing.js'; export const x = ReplayBriefing;",
  ],
  [
    'histories-are-read-through-one-service',
    'src/briefing/adapters/http/planted-5.ts',
    "import { HistoryArchive } from '../../application/ports/history-archive.js'; export const x = HistoryArchive;",
  ],
  [
    'briefing-knows-no-audit',
    'src/briefing/adapters/http/planted-7.ts',
    "import type { ReplayedEvent } from '../../audit/application/queries/replay-briefing.js'; export type X = ReplayedEvent;",
  ],
  ['briefing-knows-no-audit', 'src/briefing/planted-audit.module.ts', "import './audit/audit.module.js';"],
  [
    'audit-reads-through-ports',
    'src/briefing/audit/adapters/eventstore/planted.ts',
    "import { STORED } from '../../../adapters/eventstore/briefing-codec.js'; export const x = STORED;",
  ],
  [
    'audit-reads-through-ports',
    'src/briefing/audit/application/planted-1.ts',
    "import { GetBriefing } from '../../application/queries/get-briefing.js'; export const x = GetBriefing;",
  ],
  [
    'audit-changes-no-history',
    'src/briefing/audit/application/planted-2.ts',
    "import { BriefingHistory } from '../../application/ports/briefing-history.js'; export const x = BriefingHistory;",
  ],
  [
    'nobody-takes-all-settings',
    'src/feed/adapters/worker/planted.ts',
    "import { readConfig } from '../../../config.js'; export const x = readConfig;",
  ],
  [
    'unguarded-addresses-are-set-by-operators',
    'src/feed/adapters/fetching/planted-endpoint.ts',
    "import { OperatorEndpoint } from '../../../shared/outbound/network/operator-endpoint.js'; export const x = OperatorEndpoint;",
  ],
  [
    'what-a-start-does-without-is-loaded-when-needed',
    'src/identity/single-sign-on/adapters/openid/planted.ts',
    "import { discovery } from 'openid-client'; export const x = discovery;",
  ],
  [
    'order-of-identity-access',
    'src/identity/access/application/planted-sign-on.ts',
    "import { isAdmitted } from '../../single-sign-on/domain/admission.js'; export const x = isAdmitted;",
  ],
  [
    'the-authorization-server-is-loaded-when-needed',
    'src/identity/access/adapters/oidc/planted-1.ts',
    "import { ProviderMaker } from './provider-maker.js'; export const x = ProviderMaker;",
  ],
  [
    'extensions-import-what-is-published',
    'samples/extension/src/adapters/typeorm/planted-1.ts',
    "import { briefing } from '../../../../../src/briefing/domain/briefing.js'; export const x = briefing;",
  ],
  [
    'extensions-import-what-is-published',
    'samples/extension/src/adapters/typeorm/planted-2.ts',
    "import { Pool } from 'podcast-briefings/shared/platform.module'; export const x = Pool;",
  ],
  [
    'extensions-import-what-is-published',
    'samples/extension/src/adapters/typeorm/planted-3.ts',
    "import { Pool } from 'pg'; export const x = Pool;",
  ],
  [
    'extensions-replace-ports-that-are-meant-for-it',
    'src/extensions/planted.ts',
    "import { BriefingHistory } from '../briefing/application/ports/briefing-history.js'; export const x = BriefingHistory;",
  ],
  ['no-circular', 'src/briefing/domain/planted-4.ts', "import './planted-5.js'; export const x = 1;"],
  ['no-orphans', 'src/briefing/domain/planted-6.ts', 'export const x = 1;'],
  ['no-test-code-in-src', 'src/briefing/adapters/http/planted-4.ts', "import '../../../../test/planted.js';"],
];

/** What the context map allows: none of these breaks a rule. */
export const ALLOWED: readonly (readonly [file: string, source: string])[] = [
  [
    'src/identity/access/application/allowed.ts',
    "import { FindPerson } from '../../accounts/accounts.js'; export const x = FindPerson;",
  ],
  [
    'samples/extension/src/adapters/contexts/allowed.ts',
    "import { FeedApi } from 'podcast-briefings/feed/api'; export const x = FeedApi;",
  ],
  [
    'src/identity/adapters/contexts/allowed.ts',
    "import { PreferencesApi } from '../../../preferences/api.js'; export const x = PreferencesApi;",
  ],
  [
    'src/feed/adapters/contexts/allowed.ts',
    "import { SubscriptionsApi } from '../../../subscriptions/api.js'; export const x = SubscriptionsApi;",
  ],
  [
    'src/briefing/adapters/contexts/allowed.ts',
    "import { FeedApi } from '../../../feed/api.js'; export const x = FeedApi;",
  ],
  [
    'src/subscriptions/adapters/events/allowed.ts',
    "import type { FeedFetched } from '../../../feed/events.js'; export type X = FeedFetched;",
  ],
  [
    'src/feed/adapters/fetching/allowed.ts',
    "import { readDocument } from '../formats/feed-document.js'; export const x = readDocument;",
  ],
  [
    'src/feed/adapters/formats/allowed.ts',
    "import { parseFeedDate } from '../text/feed-date.js'; export const x = parseFeedDate;",
  ],
  [
    'src/briefing/adapters/http/allowed.ts',
    "import { RequestBriefing } from '../../application/commands/request-briefing.js'; export const x = RequestBriefing;",
  ],
  [
    'src/briefing/adapters/mcp/allowed.ts',
    "import { ListHostsDto } from '../http/hosts.dto.js'; export const x = ListHostsDto;",
  ],
  [
    'src/briefing/audit/adapters/http/allowed.ts',
    "import type { ReplayedEvent } from '../../application/queries/replay-briefing.js'; export type X = ReplayedEvent;",
  ],
];
