-- E-mail domains whose people belong to a company, and articles that operators have stored or removed, which a start must not change.
create table company_domains (
  domain text primary key,
  company_id text not null references companies (id)
);
create table operators_articles (
  id text primary key
);
create index users_of_company on users (company_id)
