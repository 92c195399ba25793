-- The form of a name by which companies are compared. It is unique, so that two concurrent commands cannot both add a company. Null for a
-- company whose name another one already has, and for companies that an earlier release adds.
alter table companies add column name_key text;
create unique index companies_by_name on companies (name_key)
