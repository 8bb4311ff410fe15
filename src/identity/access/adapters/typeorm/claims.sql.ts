/** Changes a row that is complete, too, so that the count says whether the claim stands. */
export const COMPLETE = `
  update identity.work_claim set completed_at = coalesce(completed_at, $3)
  where anonymous_id = $1 and member_id = $2`;
