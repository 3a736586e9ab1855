-- What an operator knows of a key: whose program has it, until when, what it may do, when it was last used.
ALTER TABLE api_keys
  ADD COLUMN name text,
  ADD COLUMN read_only boolean NOT NULL DEFAULT false,
  ADD COLUMN expires_at timestamptz,
  -- To the hour: a request writes it when it is older.
  ADD COLUMN used_at timestamptz;
