-- The one row now says which course of events the database tells. A restore begins another one, which gives
-- versions other ETags and leaves out ids that may have been given out since the backup
-- (service/db/time-line.ts).

ALTER TABLE change_feed RENAME TO time_line;
ALTER TABLE time_line RENAME COLUMN ids TO openings;

-- PostgreSQL counts it up when a standby is promoted and when it recovers to a point in time; a standby does
-- not say.
CREATE FUNCTION wal_timeline() RETURNS text LANGUAGE sql AS $$
  SELECT CASE WHEN NOT pg_is_in_recovery()
    THEN substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) END
$$;

ALTER TABLE time_line
  ADD COLUMN id text NOT NULL DEFAULT left(gen_random_uuid()::text, 8),
  ADD COLUMN wal_timeline text NOT NULL DEFAULT wal_timeline();

-- As before, under the table's new name.
CREATE OR REPLACE FUNCTION cluster_id() RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN concat_ws('/', (SELECT system_identifier FROM pg_control_system()),
    (SELECT oid FROM pg_database WHERE datname = current_database()), 'time_line'::regclass::oid);
END
$$;
