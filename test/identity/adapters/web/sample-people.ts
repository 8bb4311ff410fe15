import type { ConfirmModel } from '../../../../src/identity/access/adapters/web/pair-pages.js';
import type { AccountModel } from '../../../../src/identity/access/adapters/web/account-page.js';
import type { ConsentModel } from '../../../../src/identity/access/adapters/web/consent-page.js';
import type { AskingClient } from '../../../../src/identity/access/application/ports/authorization-server.js';
import type { Access } from '../../../../src/identity/access/domain/access.js';
import type { Member } from '../../../../src/identity/accounts/domain/member.js';
import { SECURITY_EVENTS } from '../../../../src/identity/security/domain/security-event.js';
import { brand } from '../../../../src/shared/kernel/brand.js';
import type { CallerId } from '../../../../src/shared/kernel/identifiers.js';
import type { Language } from '../../../../src/shared/kernel/language.js';

/** 21 November 2026, 12:00 UTC. */
export const NOON = Date.UTC(2026, 10, 21, 12);

const DAY_MS = 24 * 3_600_000;

export const member: Member = {
  id: brand<CallerId>('usr_01m'),
  name: 'Mia Müller',
  email: 'mia@example.org',
  confirmedAt: null,
  createdAt: NOON - 90 * DAY_MS,
};

const formToken = 'form-token';

export const confirmModel = (language: Language, agentName: string | null = 'News Desk Agent'): ConfirmModel => ({
  language,
  operator: true,
  formToken,
  member,
  pairing: {
    userCode: 'BCDF-GHJK',
    agentName,
    work: { subscriptions: 12, briefings: 1 },
    askedAt: NOON,
    expiresAt: NOON + 600_000,
  },
});

export const consentModel = (language: Language, client: Partial<AskingClient> = {}): ConsentModel => ({
  language,
  operator: true,
  formToken,
  path: '/oauth/interaction/u1',
  member,
  ourOrigin: 'https://briefings.example.org',
  client: {
    id: 'client-1',
    name: 'Claude',
    redirectUri: 'https://claude.ai/api/mcp/auth_callback',
    homepage: null,
    known: 'dynamic',
    ...client,
  },
});

const access: Access = {
  ref: 'ref-1',
  kind: 'skill',
  client: 'skill',
  name: 'News Desk Agent',
  audience: 'api',
  admin: true,
  issuedAt: NOON - 3 * DAY_MS,
  lastUsedAt: NOON - DAY_MS,
  expiresAt: NOON + 27 * DAY_MS,
  endedAt: null,
};

export const accountModel = (language: Language, name: string | null = 'News Desk Agent'): AccountModel => ({
  language,
  formToken,
  member,
  confirmable: true,
  waysIn: true,
  access: [
    { ...access, name },
    { ...access, ref: 'ref-2', kind: 'oauth', client: 'c2', name: 'Claude', audience: 'mcp', lastUsedAt: null },
    { ...access, ref: 'ref-3', name: null, endedAt: NOON - DAY_MS },
  ],
  sessions: [
    { current: true, startedAt: NOON, expiresAt: NOON + 30 * DAY_MS },
    { current: false, startedAt: NOON - DAY_MS, expiresAt: NOON + 29 * DAY_MS },
  ],
  events: SECURITY_EVENTS.map((kind, index) => ({
    kind,
    at: NOON - index * 3_600_000,
    callerId: member.id,
    operatorId: null,
    client: 'skill',
    address: index % 2 === 0 ? '203.0.113.7' : null,
    detail: kind === 'pairing_approved' ? name : null,
  })),
  done: null,
});
