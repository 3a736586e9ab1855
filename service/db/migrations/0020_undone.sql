-- Beside 0019, at once.
-- Of a version that takes another one of its job back: the number of that one.
ALTER TABLE job_versions ADD COLUMN undoes int;

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
