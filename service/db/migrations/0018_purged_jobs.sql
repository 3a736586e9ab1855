-- Beside 0017, at once.
-- Of an activity that removed history: the jobs. It has no versions, and stays.
ALTER TABLE activities ADD COLUMN purged_jobs int[];
