-- Searches (§4.5, q) that find a word however it is typed: without case and accents, in compatibility
-- forms, with any dash, apostrophe or blank.

-- The rules of `foldText` in contract/text.ts, but that blanks at the ends stay: a part of a text is a part
-- of the folded text too. `normalize` needs a database in UTF-8.
CREATE FUNCTION fold_text(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(
  replace(replace(replace(
    translate(
      lower(regexp_replace(
        normalize(
          regexp_replace(
            given,
            '[\u00ad\u034f\u061c\u115f\u1160\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0]',
            '', 'g'
          ),
          NFKD
        ),
        '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]',
        '', 'g'
      )),
      'øđłıς“”„«»', 'odliσ"""""'
    ),
    'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'),
  '[\s\u0085\u00a0\u2028\u2029\u2010-\u2015\u2212''’‘ʼ‛`´′-]+', ' ', 'g'
);

-- What a term is looked for in: the title and the reference id, folded; and where they have dashes and the
-- like, also without them, so that "coop" finds "Co-op" and "hr1657" HR-1657. The unit separator keeps a
-- term from matching where one ends and the next begins. `left` keeps a row small enough for the indexes
-- below, whatever a letter becomes.
CREATE FUNCTION job_search(title text, reference_id text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN concat_ws(
  E'\x1F',
  left(fold_text(title), 300),
  left(fold_text(reference_id), 100),
  CASE WHEN title ~ '[\u2010-\u2015\u2212''’‘ʼ‛`´′-]'
    THEN left(fold_text(regexp_replace(title, '[\u2010-\u2015\u2212''’‘ʼ‛`´′-]', '', 'g')), 300) END,
  CASE WHEN reference_id ~ '[^A-Za-z0-9]'
    THEN left(regexp_replace(fold_text(reference_id), '[ !-/:-@\[-`{-~]', '', 'g'), 100) END
);

-- Their indexes go with the column.
ALTER TABLE jobs DROP COLUMN search;
ALTER TABLE jobs ADD COLUMN search text NOT NULL GENERATED ALWAYS AS (job_search(title, reference_id)) STORED;

CREATE INDEX jobs_newest ON jobs (employer_id, publish_date DESC, id DESC) INCLUDE (status, search);

-- A search reads the whole list of pending entries; at its default limit of 4 MB that made rare terms
-- slow for as long as jobs were written.
CREATE INDEX jobs_search ON jobs USING gin (employer_id, search gin_trgm_ops)
  WITH (gin_pending_list_limit = 256);
