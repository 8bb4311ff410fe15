export interface PollRow {
  readonly too_soon: boolean;
  readonly claiming: boolean;
}

/** The row is locked before it is looked at: of several questions at once each sees when the one before it was asked. */
export const POLL = `
  with asked as (
    select device_code_digest, coalesce(asked_at + interval_ms - $3 > $2, false) as too_soon
    from identity.pairing where device_code_digest = $1 and expires_at > $2 for update
  )
  update identity.pairing p set asked_at = case when asked.too_soon then p.asked_at else $2 end
  from asked where p.device_code_digest = asked.device_code_digest
  returning asked.too_soon,
    exists (select from identity.work_claim c where c.anonymous_id = p.anonymous_id and c.completed_at is null) as claiming`;
