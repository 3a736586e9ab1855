-- Beside 0011, at once.
-- What a version is shown with although the job does not hold it: the name of its employer, and the entries of
-- the reference lists. A later name changes no earlier version.

-- The reference lists of the newest version of the service, which writes them when it opens the database.
CREATE TABLE reference_entries (
  list text NOT NULL,
  id int NOT NULL,
  -- As the interface shows it.
  entry jsonb NOT NULL,
  PRIMARY KEY (list, id)
);

INSERT INTO reference_entries
SELECT list, id, jsonb_build_object('id', id, 'name', name)
FROM (VALUES
  ('categories', ARRAY['Accounting', 'Administrative', 'Banking, Finance and Insurance',
    'Construction, Mining and Trades', 'Creative and Graphic Design', 'Customer Service and Support',
    'Engineering', 'Information Technology', 'Labour', 'Maintenance and Technicians',
    'Management and Executive', 'Non-profit', 'Oil, Gas and Utilities', 'Retail', 'Sales and Marketing',
    'Science', 'Software and Programming', 'Telecommunications', 'Transportation and Warehousing', 'Other']),
  ('positionTypes', ARRAY['Full Time', 'Part Time', 'Contract', 'Temp', 'Volunteer']),
  ('salaryPeriods', ARRAY['Yearly', 'Monthly', 'Weekly', 'Daily', 'Hourly']),
  ('routingTypes', ARRAY['Email', 'URL'])
) AS lists (list, names), unnest(names) WITH ORDINALITY AS entries (name, id);

UPDATE reference_entries
SET entry = entry || jsonb_build_object('unit', (ARRAY['Year', 'Month', 'Week', 'Day', 'Hour'])[id])
WHERE list = 'salaryPeriods';

-- Of a job's content: the employer's name under `employer`, and for each list the entries that it uses.
CREATE FUNCTION job_names(employer int, content jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN jsonb_build_object('employer', (SELECT name FROM employers WHERE id = employer)) || (
    SELECT coalesce(jsonb_object_agg(list, entries), '{}') FROM (
      SELECT list, jsonb_agg(entry) AS entries
      FROM (
        SELECT 'categories' AS list, category::int AS id
        FROM jsonb_array_elements_text(content->'category_ids') AS category
        UNION ALL VALUES
          ('positionTypes', (content->>'position_type_id')::int),
          ('salaryPeriods', (content->>'salary_period_id')::int),
          ('routingTypes', (content->>'applicant_routing_type_id')::int)
      ) AS used JOIN reference_entries USING (list, id)
      GROUP BY list
    ) AS lists
  );
END
$$;

-- Of a version from before this column, as of when it was filled.
ALTER TABLE job_versions ADD COLUMN names jsonb;

CREATE FUNCTION add_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.names := job_names(NEW.employer_id, NEW.content);
  RETURN NEW;
END
$$;

-- Also of what older versions of the service keep. A version that is copied has its own.
CREATE TRIGGER add_names BEFORE INSERT ON job_versions FOR EACH ROW
  WHEN (NEW.names IS NULL) EXECUTE FUNCTION add_names();
