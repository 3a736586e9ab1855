-- The changes of an employer's jobs, in the order of their transactions (GET /jobs/changes). A page ends before
-- the oldest transaction that still runs, so that none is skipped that commits late.

ALTER TABLE jobs ADD COLUMN changed_in xid8 NOT NULL DEFAULT pg_current_xact_id();

CREATE INDEX jobs_changed ON jobs (employer_id, changed_in, id);

CREATE FUNCTION mark_changed_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_in := pg_current_xact_id();
  RETURN NEW;
END
$$;

CREATE TRIGGER mark_changed BEFORE UPDATE ON jobs FOR EACH ROW
  WHEN (OLD.version <> NEW.version) EXECUTE FUNCTION mark_changed_job();

-- Jobs that are gone, for as long as a client may ask for what changed since (`LIMITS.cursorDays`).
CREATE TABLE deleted_jobs (
  employer_id int NOT NULL REFERENCES employers,
  id int NOT NULL,
  deleted_in xid8 NOT NULL,
  deleted_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (employer_id, deleted_in, id)
);

CREATE INDEX deleted_jobs_age ON deleted_jobs (deleted_at);

CREATE FUNCTION record_deleted_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deleted_jobs (employer_id, id, deleted_in)
  SELECT employer_id, id, pg_current_xact_id() FROM gone;
  RETURN NULL;
END
$$;

CREATE TRIGGER record_deleted AFTER DELETE ON jobs REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION record_deleted_jobs();

-- One row: whose transaction ids these are. Rows that came from elsewhere have ids that mean nothing here
-- (service/db/change-feed.ts).
CREATE TABLE change_feed (
  cluster text NOT NULL,
  -- A random id for each time that a service opened the database, the newest first.
  ids uuid[] NOT NULL
);

-- Differs in another cluster, another database, and where the tables were made again from a dump.
CREATE FUNCTION cluster_id() RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN concat_ws('/', (SELECT system_identifier FROM pg_control_system()),
    (SELECT oid FROM pg_database WHERE datname = current_database()), 'change_feed'::regclass::oid);
END
$$;

INSERT INTO change_feed VALUES (cluster_id(), '{}');

-- JSON documents that an employer's people share (/settings/{name}).
CREATE TABLE settings (
  employer_id int NOT NULL REFERENCES employers,
  name text NOT NULL,
  -- Moves with every real change: the setting's ETag.
  version int NOT NULL DEFAULT 1,
  document text NOT NULL,
  PRIMARY KEY (employer_id, name)
);
