-- Bounds on what an employer can leave behind.

-- Only an employer's newest keys are remembered.
CREATE INDEX idempotency_keys_newest ON idempotency_keys (employer_id, created_at DESC);

-- A place that no job uses is dropped, but not while a request that found it may still add a job.
ALTER TABLE places ADD COLUMN used_at timestamptz NOT NULL DEFAULT now();

-- The few jobs that are in places of an employer's own; `place_ids` begins above 100,000,000.
CREATE INDEX jobs_in_own_places ON jobs (employer_id)
  WHERE locations @? '$[*].id ? (@ > 100000000)';

