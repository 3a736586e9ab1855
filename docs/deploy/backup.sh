#!/bin/sh
# backup.sh FOLDER DAYS: a dump of the PostgreSQL in DATABASE_URL, read again before older ones go.
set -eu
umask 077
file="$1/jobs-$(date -u +%Y%m%dT%H%M%SZ).dump"
trap 'rm -f "$file.part"' EXIT
# Every user of the machine can read the arguments of a process, and none but its owner its environment.
PGPASSWORD=$(node -p 'decodeURIComponent(new URL(process.env.DATABASE_URL).password)')
export PGPASSWORD
address=$(node -p 'Object.assign(new URL(process.env.DATABASE_URL), { password: "" }).href')
pg_dump --format=custom --file="$file.part" "$address"
pg_restore --list "$file.part" > /dev/null
mv "$file.part" "$file"
find "$1" -name 'jobs-*.dump' -mtime "+$2" -delete
