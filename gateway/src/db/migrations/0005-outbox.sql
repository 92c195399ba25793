-- E-mails stay in the database until the mail server has accepted them.
create table outbox (
  id text primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at text not null,
  expires_at text not null,
  due_at text not null,
  tries integer not null
);
create index outbox_by_time on outbox (due_at);
