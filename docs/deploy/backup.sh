#!/bin/sh
# backup.sh FOLDER DAYS: a dump of the PostgreSQL in DATABASE_URL, read again before older ones go.
set -eu
umask 077
file="$1/jobs-$(date -u +%Y%m%dT%H%M%SZ).dump"
trap 'rm -f "$file.part"' EXIT
node "$(dirname "$0")/../../scripts/with-database.js" pg_dump --format=custom --file="$file.part"
pg_restore --list "$file.part" > /dev/null
mv "$file.part" "$file"
find "$1" -name 'jobs-*.dump' -mtime "+$2" -delete
