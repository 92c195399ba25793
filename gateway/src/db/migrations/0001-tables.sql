create table companies (
  id text primary key,
  name text not null
);

create table users (
  id text primary key,
  email text not null unique,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  gender text not null,
  company_id text references companies (id),
  office_address text,
  age text,
  blood_glucose text,
  country text,
  created_at text not null
);

create table enrolments (
  email text primary key,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  gender text not null,
  created_at text not null
);

create table codes (
  purpose text not null,
  email text not null,
  code_hash text not null,
  tries integer not null,
  expires_at text not null,
  constraint codes_key primary key (purpose, email)
);

create table sessions (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  created_at text not null,
  last_used_at text not null
);
create index sessions_of_user on sessions (user_id);

create table assessments (
  unique_string text primary key,
  user_id text not null references users (id) on delete cascade,
  status text not null,
  answers text not null,
  created_at text not null,
  updated_at text not null
);
create index assessments_of_user on assessments (user_id, created_at);

create table reports (
  id text primary key,
  unique_string text not null unique references assessments (unique_string) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  answers text not null,
  model_version text not null,
  result text not null,
  created_at text not null
);
create index reports_of_user on reports (user_id, created_at);

create table wait_list (
  id text primary key,
  email text not null unique,
  created_at text not null
);

create table articles (
  id text primary key,
  created_at text not null,
  item text not null
);

create table mails (
  id text primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at text not null
);
