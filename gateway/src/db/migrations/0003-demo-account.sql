-- Records that the demo account was created. Before this step every start created it, also in a database of real accounts.
create table demo_account (
  user_id text primary key,
  is_closed integer not null
);

-- If its company exists without the account, somebody has deleted the account.
insert into demo_account (user_id, is_closed)
select coalesce((select id from users where email = 'demo@chooselife.example'), 'deleted'), 0
from companies where id = 'choose-life-demo-company';
