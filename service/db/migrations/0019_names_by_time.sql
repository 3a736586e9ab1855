-- Stop: an older version answers repeated writes from a column that is gone.
-- What a write made is in the history: its name needs no copy of it, so that no name is forgotten before its time.
ALTER TABLE idempotency_keys DROP COLUMN response_body;
DROP INDEX idempotency_keys_newest;
