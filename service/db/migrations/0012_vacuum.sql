-- Beside 0011, at once.
-- Lists are read from indexes alone where few rows were replaced since the last vacuum. PostgreSQL's own factor
-- is a fifth of the table, which one employer's change set, or many small ones, may take weeks to reach.
ALTER TABLE jobs SET (autovacuum_vacuum_scale_factor = 0.02);
