-- Remembers that the demo account was made. Before this step every start made it, also on a database that keeps people.
create table demo_account (
  user_id text primary key,
  is_closed integer not null
);

-- Its company without it: somebody has deleted it.
insert into demo_account (user_id, is_closed)
select coalesce((select id from users where email = 'demo@chooselife.example'), 'deleted'), 0
from companies where id = 'choose-life-demo-company';
