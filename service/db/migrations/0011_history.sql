-- Beside 0010, at once.
-- Every version of a job, in the transaction that wrote it, by a trigger: no writer can forget it. Like the
-- rows of `deleted_jobs`, they outlive their job.

CREATE SEQUENCE activity_ids AS int;

-- Who wrote versions, and through what: one row for a change set, or for all else that one key's name wrote
-- within an hour.
CREATE TABLE activities (
  employer_id int NOT NULL REFERENCES employers,
  id int NOT NULL DEFAULT nextval('activity_ids'),
  -- Both are '' without a change set.
  change_set_id text NOT NULL,
  change_set_text text NOT NULL,
  -- Of a change set, the epoch.
  hour timestamptz NOT NULL,
  through text NOT NULL,
  -- The name of the key; '' without one.
  writer text NOT NULL,
  PRIMARY KEY (employer_id, id),
  UNIQUE (employer_id, change_set_id, hour, through, writer)
);

ALTER SEQUENCE activity_ids OWNED BY activities.id;

CREATE TABLE job_versions (
  employer_id int NOT NULL,
  job_id int NOT NULL,
  -- `jobs.version`, which also counts deletions.
  number int NOT NULL,
  kind text NOT NULL CHECK (kind IN ('created', 'changed', 'deleted', 'restored', 'kept')),
  at timestamptz NOT NULL DEFAULT now(),
  activity_id int,
  -- The job's other columns by name: a column that is added to `jobs` is kept as well.
  content jsonb NOT NULL,
  -- The version that brought its description: in `job_descriptions`, or in `jobs` as long as it is current.
  description_number int NOT NULL,
  PRIMARY KEY (employer_id, job_id, number)
);

CREATE INDEX job_versions_of_activity ON job_versions (employer_id, activity_id, job_id, number)
  WHERE activity_id IS NOT NULL;
CREATE INDEX job_versions_deleted ON job_versions (employer_id, at DESC, job_id DESC)
  WHERE kind = 'deleted';

-- Descriptions that no job has any longer, each once.
CREATE TABLE job_descriptions (
  employer_id int NOT NULL,
  job_id int NOT NULL,
  number int NOT NULL,
  description text NOT NULL,
  PRIMARY KEY (employer_id, job_id, number)
);

CREATE FUNCTION job_content(job jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN job - '{employer_id,id,version,description,search,changed_in}'::text[];

-- Waits for another transaction that adds the same one.
CREATE FUNCTION add_activity(
  employer int, set_id text, set_text text, hour timestamptz, through text, writer text
) RETURNS void LANGUAGE sql SET lock_timeout = '500ms' AS $$
  INSERT INTO activities (employer_id, change_set_id, change_set_text, hour, through, writer)
  VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING
$$;

-- The activity of a write. `origin` is what the statement says of it (service/db/write-origin.ts).
CREATE FUNCTION activity_of(employer int, origin jsonb) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  set_id text := coalesce(origin->>'changeSetId', '');
  set_text text := coalesce(origin->>'changeSetText', '');
  began timestamptz :=
    CASE set_id WHEN '' THEN date_trunc('hour', now(), 'UTC') ELSE 'epoch' END;
  via text := coalesce(origin->>'through', 'unknown');
  who text := coalesce(origin->>'by', '');
  found int;
BEGIN
  LOOP
    SELECT id INTO found FROM activities
    WHERE employer_id = employer AND change_set_id = set_id AND hour = began AND through = via
      AND writer = who;
    IF found IS NOT NULL THEN
      RETURN found;
    END IF;
    BEGIN
      PERFORM add_activity(employer, set_id, set_text, began, via, who);
    EXCEPTION WHEN lock_not_available THEN
      -- A transaction that stays open holds up no other write: that one has an activity of its own.
      began := clock_timestamp();
    END;
  END LOOP;
END
$$;

CREATE FUNCTION keep_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  origin text := nullif(current_setting('jobs.write', true), '');
  job record;
  made int;
  described int;
BEGIN
  IF origin = 'off' THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    job := NEW;
    made := NEW.version;
    described := made;
  ELSE
    job := OLD;
    made := OLD.version + 1;
    SELECT description_number INTO described FROM job_versions
    WHERE employer_id = OLD.employer_id AND job_id = OLD.id AND number = OLD.version;
    IF described IS NULL THEN
      -- Older than this table, and written before the service has got to it.
      described := OLD.version;
      INSERT INTO job_versions (employer_id, job_id, number, kind, content, description_number)
      VALUES (OLD.employer_id, OLD.id, OLD.version, 'kept', job_content(to_jsonb(OLD)), described)
      ON CONFLICT DO NOTHING;
    END IF;
    IF TG_OP = 'DELETE' OR OLD.description <> NEW.description THEN
      INSERT INTO job_descriptions VALUES (OLD.employer_id, OLD.id, described, OLD.description)
      ON CONFLICT DO NOTHING;
    END IF;
    IF TG_OP = 'UPDATE' THEN
      job := NEW;
      made := NEW.version;
      IF OLD.description <> NEW.description THEN
        described := made;
      END IF;
    END IF;
  END IF;
  job.description := '';
  INSERT INTO job_versions
    (employer_id, job_id, number, kind, activity_id, content, description_number)
  VALUES (
    job.employer_id, job.id, made,
    CASE TG_OP
      WHEN 'UPDATE' THEN 'changed'
      WHEN 'DELETE' THEN 'deleted'
      ELSE CASE made WHEN 1 THEN 'created' ELSE 'restored' END
    END,
    activity_of(job.employer_id, origin::jsonb), job_content(to_jsonb(job)), described
  );
  RETURN NULL;
END
$$;

CREATE TRIGGER keep_version AFTER INSERT OR DELETE ON jobs
  FOR EACH ROW EXECUTE FUNCTION keep_version();
CREATE TRIGGER keep_changed_version AFTER UPDATE ON jobs FOR EACH ROW
  WHEN (OLD.version <> NEW.version) EXECUTE FUNCTION keep_version();
