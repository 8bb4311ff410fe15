#!/bin/sh
# Runs once, when PostgreSQL makes its data folder. The program's role can neither change nor remove an event: they
# belong to the owner, who also brings the schemas up to date.
set -eu
psql --username "$POSTGRES_USER" --dbname postgres --set ON_ERROR_STOP=1 \
  --set program_password="$PROGRAM_PASSWORD" --set owner_password="$OWNER_PASSWORD" <<'SQL'
create role briefings_owner login password :'owner_password';
create role briefings login password :'program_password';
create database briefings owner briefings_owner;
revoke all on database briefings from public;
grant connect, create, temporary on database briefings to briefings;
SQL
