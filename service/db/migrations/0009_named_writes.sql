-- An Idempotency-Key names a PUT or DELETE as well: what it answered, and the version that it made.
ALTER TABLE idempotency_keys
  ADD COLUMN status smallint NOT NULL DEFAULT 201,
  ADD COLUMN version int NOT NULL DEFAULT 1;
