-- The values of a report that the report list shows get their own columns, so that a long list does not parse every whole result. For
-- existing reports these columns stay null. Articles get a revision, by which cached answers of the library are recognised as outdated.
-- SQLite adds one column in a statement.
alter table reports add column risk_age integer;
alter table reports add column risk_age_bound text;
alter table reports add column reason text;
alter table articles add column revision integer default 0 not null;
create index articles_of_revision on articles (revision);
