import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Visit } from '../../../domain/visit.js';

/** The raw request and response of one browser exchange (of node:http); opaque to use cases. */
export interface BrowserExchange {
  readonly request: object;
  readonly response: object;
}

/** What is known of the program that asks for access. All of it but `id` and `known` is the program's own word. */
export interface AskingClient {
  readonly id: string;
  readonly name: string | null;
  /** Where the browser is sent with the answer: https, a loopback address, or a scheme of a program on the device. */
  readonly redirectUri: string;
  readonly homepage: string | null;
  /** built_in: our own. dynamic: it registered itself. document: its id is a URL, and that host vouches for it. */
  readonly known: 'built_in' | 'dynamic' | 'document';
}

/** What a person is asked about, before a code is given out. */
export interface PendingAuthorization {
  readonly uid: string;
  /** login: nobody is signed in, or somebody else than in the dashboard. consent: may this client do that? */
  readonly prompt: 'login' | 'consent';
  readonly client: AskingClient;
  readonly audience: 'api' | 'mcp';
  readonly scopes: readonly string[];
}

export interface GrantedToken {
  /** The only time that it is seen. */
  readonly token: string;
  readonly expiresAt: EpochMs;
  readonly scopes: readonly string[];
  readonly callerId: CallerId;
}

export interface AskedPairing {
  readonly agentName: string | null;
  /** Whose work is to be claimed; null: a plain sign-in. */
  readonly anonymous: CallerId | null;
}

export interface StartedPairing {
  /** For the agent, to redeem. The only time that it is seen. */
  readonly deviceCode: string;
  /** For the person, to enter: XXXX-XXXX. */
  readonly userCode: string;
  readonly expiresAt: EpochMs;
  /** How often the agent may ask (RFC 8628 §3.2). */
  readonly intervalSeconds: number;
}

/** One that nobody has decided on yet. */
export interface PendingPairing extends AskedPairing {
  /** As `StartedPairing` has it. */
  readonly userCode: string;
  readonly askedAt: EpochMs;
  readonly expiresAt: EpochMs;
}

/**
 * Carries the protocols: OAuth 2.1 authorization codes and RFC 8628 pairing. What it keeps is digests and what no
 * credential can be made of. User codes are taken in any case, with or without dash.
 */
export abstract class AuthorizationServer {
  /** null: unknown, over, or begun in another browser. */
  abstract pending(exchange: BrowserExchange): Promise<PendingAuthorization | null>;
  /** That caller is signed in and goes on; returns the URL to send the browser to. Throws AuthorizationGone. */
  abstract signedIn(exchange: BrowserExchange, caller: CallerId): Promise<string>;
  /**
   * That caller lets the client in; returns the URL to send the browser to. When another one was asked, that is the
   * question put to this caller. `admin`: with what operators do. Throws AuthorizationGone.
   */
  abstract consent(exchange: BrowserExchange, caller: CallerId, admin: boolean): Promise<string>;
  /** Returns the URL that tells the client `access_denied`. Throws AuthorizationGone. */
  abstract refuse(exchange: BrowserExchange): Promise<string>;

  /** The one-time code of the built-in skill client, for a Skill Session, which goes on record. Throws CodeRefused. */
  abstract redeemCode(code: string, codeVerifier: string, visit: Visit): Promise<GrantedToken>;

  abstract startPairing(asked: AskedPairing): Promise<StartedPairing>;
  /** null: unknown, expired, or decided on. */
  abstract pairing(userCode: string): Promise<PendingPairing | null>;
  /** `admin` as in `consent`. Joins an open unit of work. False: somebody was faster, or it expired. */
  abstract approvePairing(userCode: string, caller: CallerId, admin: boolean): Promise<boolean>;
  /** As `approvePairing`. */
  abstract refusePairing(userCode: string): Promise<boolean>;
  /** For a Skill Session, which goes on record. Throws PairingPending, PairingRefused or PairingExpired. */
  abstract redeemPairing(deviceCode: string, visit: Visit): Promise<GrantedToken>;

  /** Its tokens, refresh tokens and codes end with it. Joins an open unit of work; revoking twice is once. */
  abstract revokeGrant(grantId: string): Promise<void>;
}
