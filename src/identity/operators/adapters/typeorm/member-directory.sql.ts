const MEMBERS = `
  select caller_id as id, name, email, confirmed_at as "confirmedAt", created_at as "createdAt",
         (select deactivated_at from identity.caller where id = caller_id) as "deactivatedAt",
         exists (select from identity.second_factor factor where factor.caller_id = member.caller_id) as "secondFactor",
         array(select role from identity.role_grant grants
                where grants.caller_id = member.caller_id and revoked_at is null order by role) as roles,
         (select count(*)::int from identity.session
           where session.caller_id = member.caller_id and session.expires_at > $1) as sessions
    from identity.member`;

/** $1 now, $2 part of a name or an e-mail, $3 and $4 the row before, $5 how many. */
export const LIST = `
  ${MEMBERS}
   where ($2::text is null or strpos(lower(name), lower($2)) > 0 or strpos(email_key, lower($2)) > 0)
     and ($3::bigint is null or (created_at, caller_id) < ($3, $4))
   order by created_at desc, caller_id desc limit $5`;

export const GET = `${MEMBERS} where caller_id = $2`;

export const COUNT = 'select count(*)::int as count from identity.member';
