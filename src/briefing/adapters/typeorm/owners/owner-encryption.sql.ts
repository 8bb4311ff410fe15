/** $1 owner, $2 a new key. Returns the one that is there already, which may be destroyed. */
export const MAKE_OR_FIND_KEY = `
  insert into briefing.personal_key (owner, key) values ($1, $2)
  on conflict (owner) do update set owner = excluded.owner returning key`;
