-- What has run out is found by its time, and what is kept of an address by the address: without an index each of these reads
-- a whole table, and on SQLite everybody waits meanwhile.
create index sessions_by_start on sessions (created_at);
create index sessions_by_use on sessions (last_used_at);
create index codes_by_expiry on codes (expires_at);
create index codes_of_email on codes (email);
create index enrolments_by_time on enrolments (created_at);
create index letter_counts_by_time on letter_counts (since);
create index letter_counts_of_email on letter_counts (email);
