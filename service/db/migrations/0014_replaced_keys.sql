-- Beside 0012, at once.
-- The key that replaces this one.
ALTER TABLE api_keys ADD COLUMN replaced_by int;
