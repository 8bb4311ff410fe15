export const KNOWN = `
  select 1 from identity.device join identity.member on member.caller_id = device.caller_id
  where device.digest = decode($1, 'hex') and member.email_key = $2 and device.expires_at > $3`;

export const FORGET_OLDEST = `
  delete from identity.device where caller_id = $1 and digest in (
    select digest from identity.device where caller_id = $1 order by expires_at desc offset $2)`;
