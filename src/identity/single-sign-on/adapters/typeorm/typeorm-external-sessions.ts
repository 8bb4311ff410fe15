import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { Database } from '../../../../shared/storage/database/database.js';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import { SecretKeys } from '../../../../shared/storage/secrets/secret-keys.js';
import { ExternalSessions, type ExternalSession } from '../../application/ports/external-sessions.js';
import { externalSessions } from './external-session-row.js';
import { END_SESSIONS, SUBJECT_OF } from './single-sign-on.sql.js';

const PURPOSE = 'ID tokens of issuers';

@Injectable()
export class TypeormExternalSessions extends ExternalSessions {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
    private readonly secrets: SecretKeys,
  ) {
    super();
  }

  override async add({ idToken, ...session }: ExternalSession): Promise<void> {
    const sealed = (await this.secrets.get()).seal(PURPOSE, session.digest, idToken);
    await this.rows.insert({ ...session, idToken: sealed });
  }

  override async find(digest: string): Promise<ExternalSession | null> {
    const row = await this.rows.findOneBy({ digest });
    if (row === null) return null;
    return { ...row, idToken: (await this.secrets.get()).open(PURPOSE, digest, row.idToken) };
  }

  override async subjectOf(issuer: string, sid: string): Promise<string | null> {
    const [row] = await this.database.query<{ readonly subject: string }>(SUBJECT_OF, [issuer, sid]);
    return row?.subject ?? null;
  }

  override async end(callerId: CallerId, issuer: string, sid: string | null): Promise<number> {
    return this.database.execute(END_SESSIONS, [callerId, issuer, sid]);
  }

  private get rows() {
    return this.repositories.of(externalSessions);
  }
}
