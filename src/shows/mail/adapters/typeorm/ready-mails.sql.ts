/** Of many at once, one adds the row. */
export const OPEN_MAIL = `
  insert into shows.ready_mail (briefing_id, caller_id, decided_at) values ($1, $2, $3)
  on conflict (briefing_id) do nothing`;

export const PURGE = 'delete from shows.ready_mail where decided_at < $1 and caller_id <> all($2)';
