import type { Role } from '../../../shared/kernel/caller.js';

/** Who may come in from an issuer. */
export interface AdmissionRules {
  /** Of verified e-mails; empty: any, and none at all. */
  readonly domains: readonly string[];
  /** One of these; empty: any. */
  readonly groups: readonly string[];
  /** Whoever comes for the first time becomes a member. */
  readonly signUp: boolean;
}

/** Where people sign in instead of here. */
export interface Issuer {
  /** In addresses of ours. */
  readonly key: string;
  /** What its tokens have in `iss`. With the subject it is who somebody is: an e-mail is not. */
  readonly address: string;
  /** What people call it. */
  readonly name: string;
  readonly admission: AdmissionRules;
  /** The groups whose members have the role, and nobody else; empty: the issuer has no say in it. */
  readonly roleGroups: Readonly<Record<Role, readonly string[]>>;
  /** What it was asked for lasts until somebody is removed there, not until they sign out there. */
  readonly offline: boolean;
}

/** What an issuer says of somebody. */
export interface Profile {
  readonly subject: string;
  readonly name: string | null;
  readonly email: string | null;
  /** The issuer says that they read the mails of that address. */
  readonly emailVerified: boolean;
  /** null: it does not say; nobody has a role or comes in by a group then. */
  readonly groups: readonly string[] | null;
  /** Of the session at the issuer, which its sign-out may name. */
  readonly sid: string | null;
}
