/** Migrations as a later version may have them, which touch every job: added, written by older versions, indexed, filled, required. */
export const LATER = {
  "9001_add.sql": `-- Beside 0001, at once.
ALTER TABLE jobs ADD COLUMN title_length int;
CREATE FUNCTION measure_title() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.title_length := length(NEW.title);
  RETURN NEW;
END
$$;
CREATE TRIGGER measure_title BEFORE INSERT OR UPDATE ON jobs
  FOR EACH ROW EXECUTE FUNCTION measure_title();
ALTER TABLE jobs ADD CONSTRAINT has_title_length CHECK (title_length IS NOT NULL) NOT VALID;
`,
  "9002_index.sql": `-- Beside 0001, concurrently.
CREATE INDEX CONCURRENTLY jobs_title_length ON jobs (employer_id, title_length);
`,
  "9003_fill.sql": `-- Beside 0001, in batches.
WITH batch AS MATERIALIZED (
  SELECT employer_id, id FROM jobs WHERE (employer_id, id) > ($1, $2)
  ORDER BY employer_id, id LIMIT $3
), filled AS (
  UPDATE jobs SET title_length = length(title) FROM batch
  WHERE (jobs.employer_id, jobs.id) = (batch.employer_id, batch.id) AND title_length IS NULL
)
SELECT employer_id AS employer, id FROM batch ORDER BY employer_id DESC, id DESC LIMIT 1
`,
  "9004_validate.sql": `-- Beside 0001, at once.
ALTER TABLE jobs VALIDATE CONSTRAINT has_title_length;
`,
};
