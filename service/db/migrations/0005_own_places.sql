-- Only those of an employer's own places are suggested that a job uses: found by the place, too.
DROP INDEX jobs_in_own_places;

CREATE INDEX jobs_in_own_places ON jobs USING gin (employer_id, locations jsonb_path_ops)
  WHERE locations @? '$[*].id ? (@ > 100000000)';
