-- Every table that belongs to an employer begins its primary key with employer_id, so that a query
-- without the employer is a visible mistake and the table can be partitioned by it later. Lengths are
-- not repeated here: the contract judges them, in UTF-16 units, which no varchar counts.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- Employers and their keys ------------------------------------------------------------------------

CREATE TABLE employers (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name varchar(128) NOT NULL,
  plan text NOT NULL CHECK (plan IN ('unlimited', 'limited')),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Days for which versions are kept at least: the highest HISTORY_PUBLIC_DAYS and HISTORY_OTHER_DAYS that a
  -- service ran with, until an operator confirms fewer. Null until a service has run its daily work.
  history_public_days int,
  history_other_days int
);

CREATE SEQUENCE api_key_ids AS int;

CREATE TABLE api_keys (
  employer_id int NOT NULL REFERENCES employers,
  id int NOT NULL DEFAULT nextval('api_key_ids'),
  -- SHA-256 of the whole key, the only form in which it is kept.
  key_hash bytea NOT NULL UNIQUE,
  -- The readable beginning, by which a person tells keys apart.
  prefix text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz,
  -- Whose program has it.
  name text,
  read_only boolean NOT NULL DEFAULT false,
  expires_at timestamptz,
  -- To the hour: a request writes it when it is older.
  used_at timestamptz,
  -- The key that replaces this one.
  replaced_by int,
  PRIMARY KEY (employer_id, id)
);

ALTER SEQUENCE api_key_ids OWNED BY api_keys.id;

-- Jobs --------------------------------------------------------------------------------------------

-- Searches (§4.5, q) find a word however it is typed: without case and accents, in compatibility forms, with
-- any dash, apostrophe or blank. The rules of `foldText` in contract/text.ts, but that blanks at the ends stay:
-- a part of a text is a part of the folded text too. `normalize` needs a database in UTF-8.
CREATE FUNCTION fold_text(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(
  replace(replace(replace(
    translate(
      lower(regexp_replace(
        normalize(
          regexp_replace(
            given,
            '[\u00ad\u034f\u061c\u115f\u1160\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0]',
            '', 'g'
          ),
          NFKD
        ),
        '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]',
        '', 'g'
      )),
      'øđłıς“”„«»', 'odliσ"""""'
    ),
    'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'),
  '[\s\u0085\u00a0\u2028\u2029\u2010-\u2015\u2212''’‘ʼ‛`´′-]+', ' ', 'g'
);

-- What a term is looked for in: the title and the reference id, folded; and where they have dashes and the
-- like, also without them, so that "coop" finds "Co-op" and "hr1657" HR-1657. The unit separator keeps a
-- term from matching where one ends and the next begins. `left` keeps a row small enough for the indexes
-- below, whatever a letter becomes.
CREATE FUNCTION job_search(title text, reference_id text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN concat_ws(
  E'\x1F',
  left(fold_text(title), 300),
  left(fold_text(reference_id), 100),
  CASE WHEN title ~ '[\u2010-\u2015\u2212''’‘ʼ‛`´′-]'
    THEN left(fold_text(regexp_replace(title, '[\u2010-\u2015\u2212''’‘ʼ‛`´′-]', '', 'g')), 300) END,
  CASE WHEN reference_id ~ '[^A-Za-z0-9]'
    THEN left(regexp_replace(fold_text(reference_id), '[ !-/:-@\[-`{-~]', '', 'g'), 100) END
);

CREATE SEQUENCE job_ids AS int;

CREATE TABLE jobs (
  employer_id int NOT NULL REFERENCES employers,
  id int NOT NULL DEFAULT nextval('job_ids'),
  -- Moves with every real change: the job's ETag.
  version int NOT NULL DEFAULT 1,
  reference_id text,
  title text NOT NULL,
  status text NOT NULL CHECK (status IN ('active', 'archived', 'draft')),
  publish_date date NOT NULL,
  close_date date NOT NULL,
  -- The close date was not given but is 60 days after the publish date (§3): publishing moves it along.
  close_date_defaulted boolean NOT NULL,
  confidential boolean NOT NULL,
  auto_refresh boolean NOT NULL,
  -- [{id, name, description, type}] as accepted: a posting keeps its place, and a list its one scan.
  locations jsonb NOT NULL,
  category_ids int[] NOT NULL,
  position_type_id int NOT NULL,
  salary_amount numeric(14, 2),
  salary_max_amount numeric(14, 2),
  salary_period_id int,
  salary_plus_commission boolean NOT NULL DEFAULT false,
  description text NOT NULL,
  applicant_routing_type_id int NOT NULL,
  application_email text,
  application_url text,
  search text NOT NULL GENERATED ALWAYS AS (job_search(title, reference_id)) STORED,
  -- The transaction of the last change, for GET /jobs/changes.
  changed_in xid8 NOT NULL DEFAULT pg_current_xact_id(),
  PRIMARY KEY (employer_id, id)
)
-- Lists are read from indexes alone where few rows were replaced since the last vacuum. PostgreSQL's own factor
-- is a fifth of the table, which one employer's change set, or many small ones, may take weeks to reach.
WITH (autovacuum_vacuum_scale_factor = 0.02);

ALTER SEQUENCE job_ids OWNED BY jobs.id;

CREATE UNIQUE INDEX jobs_reference_id ON jobs (employer_id, reference_id)
  WHERE reference_id IS NOT NULL;

-- §4.5: newest first, of all statuses or of one. A term that is frequent, or of fewer than three letters, which
-- have no trigrams, is looked for in the first one, which holds all that a search judges.
CREATE INDEX jobs_newest ON jobs (employer_id, publish_date DESC, id DESC) INCLUDE (status, search);
CREATE INDEX jobs_newest_by_status ON jobs (employer_id, status, publish_date DESC, id DESC);

-- A rare term is found by trigrams of the employer's own postings: btree_gin puts the employer into the same
-- index. A search reads the whole list of pending entries; at its default limit of 4 MB, rare terms are slow for
-- as long as jobs are written.
CREATE INDEX jobs_search ON jobs USING gin (employer_id, search gin_trgm_ops)
  WITH (gin_pending_list_limit = 256);

-- The hourly auto-refresh (§2.1) finds what is due without reading the rest.
CREATE INDEX jobs_auto_refresh ON jobs (publish_date) WHERE auto_refresh AND status = 'active';

-- The few jobs that are in places of an employer's own, found by the place; `place_ids` begins above 100,000,000.
CREATE INDEX jobs_in_own_places ON jobs USING gin (employer_id, locations jsonb_path_ops)
  WHERE locations @? '$[*].id ? (@ > 100000000)';

-- How many jobs an employer has, kept by the triggers below, so that a total costs the same for 100 jobs
-- and 100,000. An employer's counts are the sums over its shards. A connection writes to one shard, so
-- writers on different connections seldom wait for each other, and a transaction never holds one of an
-- employer's rows while it waits for another. A single shard may be negative.
CREATE TABLE job_counts (
  employer_id int NOT NULL,
  shard smallint NOT NULL,
  active int NOT NULL,
  archived int NOT NULL,
  draft int NOT NULL,
  PRIMARY KEY (employer_id, shard)
);

CREATE FUNCTION add_to_job_counts(employer int, active bigint, archived bigint, draft bigint)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO job_counts AS counts (employer_id, shard, active, archived, draft)
  VALUES ($1, pg_backend_pid() & 15, $2, $3, $4)
  ON CONFLICT (employer_id, shard) DO UPDATE SET
    active = counts.active + excluded.active,
    archived = counts.archived + excluded.archived,
    draft = counts.draft + excluded.draft
$$;

CREATE FUNCTION count_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign int := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  PERFORM add_to_job_counts(
    employer_id,
    sign * count(*) FILTER (WHERE status = 'active'),
    sign * count(*) FILTER (WHERE status = 'archived'),
    sign * count(*) FILTER (WHERE status = 'draft')
  )
  FROM changed GROUP BY employer_id ORDER BY employer_id;
  RETURN NULL;
END
$$;

-- An update that leaves every status as it was touches no count.
CREATE FUNCTION count_jobs_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_job_counts(employer_id, active, archived, draft)
  FROM (
    SELECT
      employer_id,
      sum(sign * (status = 'active')::int) AS active,
      sum(sign * (status = 'archived')::int) AS archived,
      sum(sign * (status = 'draft')::int) AS draft
    FROM (
      SELECT employer_id, status, 1 AS sign FROM after_change
      UNION ALL
      SELECT employer_id, status, -1 FROM before_change
    ) AS changes
    GROUP BY employer_id
  ) AS sums
  WHERE (active, archived, draft) <> (0, 0, 0) ORDER BY employer_id;
  RETURN NULL;
END
$$;

CREATE TRIGGER count_inserted AFTER INSERT ON jobs REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_jobs();
CREATE TRIGGER count_deleted AFTER DELETE ON jobs REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_jobs();
CREATE TRIGGER count_updated AFTER UPDATE ON jobs
  REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change
  FOR EACH STATEMENT EXECUTE FUNCTION count_jobs_again();

-- What else an employer has -----------------------------------------------------------------------

CREATE SEQUENCE place_ids AS int START 100000001;

-- Places that an employer posted and the public gazetteer lacks (§4.2); its ids are far below these.
CREATE TABLE places (
  employer_id int NOT NULL REFERENCES employers,
  id int NOT NULL DEFAULT nextval('place_ids'),
  name text NOT NULL,
  description text NOT NULL,
  -- The description without case and accents, as places are matched.
  search_key text NOT NULL,
  -- A place that no job uses is dropped, but not while a request that found it may still add a job.
  used_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (employer_id, id),
  UNIQUE (employer_id, search_key)
);

ALTER SEQUENCE place_ids OWNED BY places.id;

-- Writes that were named by an Idempotency-Key, and what a repetition is answered with. Location and ETag follow
-- from the job's id and version; what the write made is in the history.
CREATE TABLE idempotency_keys (
  employer_id int NOT NULL REFERENCES employers,
  key text NOT NULL,
  -- SHA-256 of the request's body: the same key with another body is no repetition.
  body_hash bytea NOT NULL,
  job_id int NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  status smallint NOT NULL,
  -- The version of the job that the write made.
  version int NOT NULL,
  PRIMARY KEY (employer_id, key)
);

CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);

-- JSON documents that an employer's people share (/settings/{name}).
CREATE TABLE settings (
  employer_id int NOT NULL REFERENCES employers,
  name text NOT NULL,
  -- Moves with every real change: the setting's ETag.
  version int NOT NULL DEFAULT 1,
  document text NOT NULL,
  PRIMARY KEY (employer_id, name)
);

-- The feed of changes -----------------------------------------------------------------------------

-- The changes of an employer's jobs, in the order of their transactions (GET /jobs/changes). A page ends before
-- the oldest transaction that still runs, so that none is skipped that commits late.
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

-- Differs in another cluster, another database, and where the tables were made again from a dump.
CREATE FUNCTION cluster_id() RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN concat_ws('/', (SELECT system_identifier FROM pg_control_system()),
    (SELECT oid FROM pg_database WHERE datname = current_database()), 'time_line'::regclass::oid);
END
$$;

-- PostgreSQL counts it up when a standby is promoted and when it recovers to a point in time; a standby does
-- not say.
CREATE FUNCTION wal_timeline() RETURNS text LANGUAGE sql AS $$
  SELECT CASE WHEN NOT pg_is_in_recovery()
    THEN substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) END
$$;

-- One row: which course of events the database tells. A restore begins another one, which gives versions other
-- ETags and leaves out ids that may have been given out since the backup (service/db/time-line.ts).
CREATE TABLE time_line (
  -- Whose transaction ids these are. Rows that came from elsewhere have ids that mean nothing here.
  cluster text NOT NULL,
  -- A random id for each time that a service opened the database, the newest first.
  openings uuid[] NOT NULL,
  id text NOT NULL DEFAULT left(gen_random_uuid()::text, 8),
  wal_timeline text NOT NULL DEFAULT wal_timeline()
);

INSERT INTO time_line (cluster, openings) VALUES (cluster_id(), '{}');

-- History -----------------------------------------------------------------------------------------

-- Every version of a job, in the transaction that wrote it, by a trigger: no writer can forget it, and a job
-- always has its current one. Like the rows of `deleted_jobs`, they outlive their job.

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
  -- Of an activity that removed history: the jobs. It has no versions, and stays.
  purged_jobs int[],
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
  -- What it is shown with although the job does not hold it: the name of its employer, and the entries of the
  -- reference lists. A later name changes no earlier version.
  names jsonb NOT NULL,
  -- Of a version that takes another one of its job back: the number of that one.
  undoes int,
  PRIMARY KEY (employer_id, job_id, number)
);

CREATE INDEX job_versions_of_activity ON job_versions (employer_id, activity_id, job_id, number)
  WHERE activity_id IS NOT NULL;
CREATE INDEX job_versions_deleted ON job_versions (employer_id, at DESC, job_id DESC)
  WHERE kind = 'deleted';
CREATE INDEX job_versions_undoing ON job_versions (employer_id, job_id, undoes)
  WHERE undoes IS NOT NULL;

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

-- The reference lists of the newest version of the service, which writes them when it opens the database.
CREATE TABLE reference_entries (
  list text NOT NULL,
  id int NOT NULL,
  -- As the interface shows it.
  entry jsonb NOT NULL,
  PRIMARY KEY (list, id)
);

INSERT INTO reference_entries
SELECT list, id, jsonb_build_object('id', id, 'name', name)
FROM (VALUES
  ('categories', ARRAY['Accounting', 'Administrative', 'Banking, Finance and Insurance',
    'Construction, Mining and Trades', 'Creative and Graphic Design', 'Customer Service and Support',
    'Engineering', 'Information Technology', 'Labour', 'Maintenance and Technicians',
    'Management and Executive', 'Non-profit', 'Oil, Gas and Utilities', 'Retail', 'Sales and Marketing',
    'Science', 'Software and Programming', 'Telecommunications', 'Transportation and Warehousing', 'Other']),
  ('positionTypes', ARRAY['Full Time', 'Part Time', 'Contract', 'Temp', 'Volunteer']),
  ('salaryPeriods', ARRAY['Yearly', 'Monthly', 'Weekly', 'Daily', 'Hourly']),
  ('routingTypes', ARRAY['Email', 'URL'])
) AS lists (list, names), unnest(names) WITH ORDINALITY AS entries (name, id);

UPDATE reference_entries
SET entry = entry || jsonb_build_object('unit', (ARRAY['Year', 'Month', 'Week', 'Day', 'Hour'])[id])
WHERE list = 'salaryPeriods';

-- Of a job's content: the employer's name under `employer`, and for each list the entries that it uses.
CREATE FUNCTION job_names(employer int, content jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN jsonb_build_object('employer', (SELECT name FROM employers WHERE id = employer)) || (
    SELECT coalesce(jsonb_object_agg(list, entries), '{}') FROM (
      SELECT list, jsonb_agg(entry) AS entries
      FROM (
        SELECT 'categories' AS list, category::int AS id
        FROM jsonb_array_elements_text(content->'category_ids') AS category
        UNION ALL VALUES
          ('positionTypes', (content->>'position_type_id')::int),
          ('salaryPeriods', (content->>'salary_period_id')::int),
          ('routingTypes', (content->>'applicant_routing_type_id')::int)
      ) AS used JOIN reference_entries USING (list, id)
      GROUP BY list
    ) AS lists
  );
END
$$;

CREATE FUNCTION add_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.names := job_names(NEW.employer_id, NEW.content);
  RETURN NEW;
END
$$;

-- A version that is copied has its own.
CREATE TRIGGER add_names BEFORE INSERT ON job_versions FOR EACH ROW
  WHEN (NEW.names IS NULL) EXECUTE FUNCTION add_names();

-- What the statement says of it (service/db/write-origin.ts).
CREATE FUNCTION add_undone() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  origin text := nullif(current_setting('jobs.write', true), '');
BEGIN
  IF origin <> 'off' AND (origin::jsonb #>> '{undoes,job}')::int = NEW.job_id THEN
    NEW.undoes := (origin::jsonb #>> '{undoes,version}')::int;
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER add_undone BEFORE INSERT ON job_versions FOR EACH ROW
  WHEN (NEW.undoes IS NULL AND NEW.kind <> 'kept') EXECUTE FUNCTION add_undone();

-- The newest version that takes a version back and was not taken back itself; null where there is none.
CREATE FUNCTION undone_by(employer int, job int, version int) RETURNS int
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN (
    SELECT max(number) FROM job_versions
    WHERE employer_id = employer AND job_id = job AND undoes = version AND number > version
      AND undone_by(employer, job, number) IS NULL
  );
END
$$;

-- Operation ---------------------------------------------------------------------------------------

-- Commands of `npm run admin` that no service ran, until one has written them to its log.
CREATE TABLE admin_commands (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  line text NOT NULL
);
