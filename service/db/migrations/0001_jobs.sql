-- Every table that belongs to an employer begins its primary key with employer_id, so that a query
-- without the employer is a visible mistake and the table can be partitioned by it later. Lengths are
-- not repeated here: the contract judges them, in UTF-16 units, which no varchar counts.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE employers (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name varchar(128) NOT NULL,
  plan text NOT NULL CHECK (plan IN ('unlimited', 'limited')),
  created_at timestamptz NOT NULL DEFAULT now()
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
  PRIMARY KEY (employer_id, id)
);

ALTER SEQUENCE api_key_ids OWNED BY api_keys.id;

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
  PRIMARY KEY (employer_id, id)
);

ALTER SEQUENCE job_ids OWNED BY jobs.id;

CREATE UNIQUE INDEX jobs_reference_id ON jobs (employer_id, reference_id)
  WHERE reference_id IS NOT NULL;

-- §4.5: newest first, of all statuses or of one.
CREATE INDEX jobs_newest ON jobs (employer_id, publish_date DESC, id DESC);
CREATE INDEX jobs_newest_by_status ON jobs (employer_id, status, publish_date DESC, id DESC);

-- §4.5, q: a substring of the title or the reference id, in any case. A search reads the whole list of
-- pending entries; at its default limit of 4 MB that made rare terms slow for as long as jobs were written.
CREATE INDEX jobs_title_trigrams ON jobs USING gin (title gin_trgm_ops)
  WITH (gin_pending_list_limit = 256);
CREATE INDEX jobs_reference_id_trigrams ON jobs USING gin (reference_id gin_trgm_ops)
  WITH (gin_pending_list_limit = 256);

-- The hourly auto-refresh (§2.1) finds what is due without reading the rest.
CREATE INDEX jobs_auto_refresh ON jobs (publish_date) WHERE auto_refresh AND status = 'active';

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

CREATE SEQUENCE place_ids AS int START 100000001;

-- Places that an employer posted and the public gazetteer lacks (§4.2); its ids are far below these.
CREATE TABLE places (
  employer_id int NOT NULL REFERENCES employers,
  id int NOT NULL DEFAULT nextval('place_ids'),
  name text NOT NULL,
  description text NOT NULL,
  -- The description without case and accents, as places are matched.
  search_key text NOT NULL,
  PRIMARY KEY (employer_id, id),
  UNIQUE (employer_id, search_key)
);

ALTER SEQUENCE place_ids OWNED BY places.id;

-- What a repeated POST is answered with. Status, Location and ETag follow from the job's id: only a
-- created job is remembered.
CREATE TABLE idempotency_keys (
  employer_id int NOT NULL REFERENCES employers,
  key text NOT NULL,
  -- SHA-256 of the request's body: the same key with another body is no repetition.
  body_hash bytea NOT NULL,
  job_id int NOT NULL,
  -- The first answer, byte for byte; the job may have changed since, or be gone.
  response_body text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (employer_id, key)
);

CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
