-- Sign-ups get an id, and codes reference their sign-up, so that one address can have several. Pending sign-ups are moved. A sign-up
-- without a code can no longer be finished, and a code without its sign-up is useless: both are dropped. Attempts are no longer counted.
-- A new table counts the e-mails to an address.
alter table enrolments rename to old_enrolments;
alter table codes rename to old_codes;

create table enrolments (
  id text primary key,
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  gender text not null,
  created_at text not null
);
create index enrolments_of_email on enrolments (email);

create table codes (
  purpose text not null,
  email text not null,
  code_hash text not null,
  enrolment_id text references enrolments (id) on delete cascade,
  expires_at text not null,
  constraint codes_by_hash primary key (purpose, email, code_hash)
);
create index codes_of_enrolment on codes (enrolment_id);

-- An address had at most one sign-up until now, so the address serves as its id.
insert into enrolments (id, email, password_hash, first_name, last_name, gender, created_at)
select email, email, password_hash, first_name, last_name, gender, created_at from old_enrolments
where email in (select email from old_codes where purpose = 'enrolment');

insert into codes (purpose, email, code_hash, enrolment_id, expires_at)
select purpose, email, code_hash, case when purpose = 'enrolment' then email end, expires_at from old_codes
where purpose = 'reset' or email in (select email from enrolments);

drop table old_enrolments;
drop table old_codes;

create table letter_counts (
  purpose text not null,
  email text not null,
  since text not null,
  count integer not null,
  constraint letter_counts_key primary key (purpose, email)
);
