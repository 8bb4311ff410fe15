import { escapeIdentifier } from 'pg';

/** As text means the same on every server, and takes as long as it takes. */
export const FOR_COPIES = `
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set datestyle = iso; set intervalstyle = postgres; set bytea_output = hex; set extra_float_digits = 1`;

export const quoted = (name: string): string => name.split('.').map(escapeIdentifier).join('.');

export const listed = (columns: readonly string[]): string => columns.map(escapeIdentifier).join(', ');
