-- A name in the spelling by which companies are compared: of two commands that add one at the same time the second finds it. Null
-- for a company whose name another one had already, and for those that an earlier release adds.
alter table companies add column name_key text;
create unique index companies_by_name on companies (name_key)
