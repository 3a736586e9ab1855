-- Beside 0020, concurrently.
CREATE INDEX CONCURRENTLY job_versions_undoing ON job_versions (employer_id, job_id, undoes)
  WHERE undoes IS NOT NULL;
