-- Searches (§4.5, q) that read neither whole postings nor those of other employers.
--
-- A rare term is found by trigrams of the employer's own postings: btree_gin puts the employer into the
-- same index. A frequent term, or one of fewer than three letters, which has no trigrams, is looked for
-- in the list's own index, which holds all that a search judges. Either way the total is exact.

CREATE EXTENSION IF NOT EXISTS btree_gin;

-- What a term is looked for in, without case. The unit separator keeps a term from matching where the
-- title ends and the reference id begins.
ALTER TABLE jobs ADD COLUMN search text NOT NULL
  GENERATED ALWAYS AS (lower(title || E'\x1F' || coalesce(reference_id, ''))) STORED;

DROP INDEX jobs_title_trigrams, jobs_reference_id_trigrams, jobs_newest;

CREATE INDEX jobs_newest ON jobs (employer_id, publish_date DESC, id DESC) INCLUDE (status, search);

-- A search reads the whole list of pending entries; at its default limit of 4 MB that made rare terms
-- slow for as long as jobs were written.
CREATE INDEX jobs_search ON jobs USING gin (employer_id, search gin_trgm_ops)
  WITH (gin_pending_list_limit = 256);
