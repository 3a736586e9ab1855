-- Beside 0016, at once.
-- Commands of `npm run admin` that no service ran, until one has written them to its log.
CREATE TABLE admin_commands (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  line text NOT NULL
);
