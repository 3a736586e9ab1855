-- Beside 0013, in batches.
WITH batch AS MATERIALIZED (
  SELECT DISTINCT employer_id, job_id FROM job_versions WHERE (employer_id, job_id) > ($1, $2)
  ORDER BY employer_id, job_id LIMIT $3
), filled AS (
  UPDATE job_versions AS versions SET names = job_names(versions.employer_id, content) FROM batch
  WHERE (versions.employer_id, versions.job_id) = (batch.employer_id, batch.job_id) AND names IS NULL
)
SELECT employer_id AS employer, job_id AS id FROM batch ORDER BY employer_id DESC, job_id DESC LIMIT 1
