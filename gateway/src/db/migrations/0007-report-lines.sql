-- What the report list shows of a report gets columns of its own, so that a list of many does not read each whole result.
-- Reports that are there already are filled when they are first listed: their results are read in TypeScript. Articles get a
-- revision, by which kept answers of the library are seen to be old. One by one: SQLite adds one column at a time.
alter table reports add column risk_age integer;
alter table reports add column risk_age_bound text;
alter table reports add column reason text;
alter table articles add column revision integer default 0 not null;
create index articles_of_revision on articles (revision);
