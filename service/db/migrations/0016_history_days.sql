-- Beside 0014, at once.
-- Days for which an employer's versions are kept at least: the highest HISTORY_PUBLIC_DAYS and HISTORY_OTHER_DAYS
-- that a service ran with, until an operator confirms fewer. Employers that are there were promised the defaults;
-- a new one gets what the next service that runs its daily work has.
ALTER TABLE employers
  ADD COLUMN history_public_days int DEFAULT 1096,
  ADD COLUMN history_other_days int DEFAULT 90;
ALTER TABLE employers
  ALTER COLUMN history_public_days DROP DEFAULT,
  ALTER COLUMN history_other_days DROP DEFAULT;
