-- Domains whose people belong to a company, and the articles that operators have put or removed: a start leaves those alone.
create table company_domains (
  domain text primary key,
  company_id text not null references companies (id)
);
create table operators_articles (
  id text primary key
);
create index users_of_company on users (company_id)
