-- Expired rows are found by their time, and rows of an address by the address. Without an index each of these queries scans the whole
-- table, and on SQLite all writes wait meanwhile.
create index sessions_by_start on sessions (created_at);
create index sessions_by_use on sessions (last_used_at);
create index codes_by_expiry on codes (expires_at);
create index codes_of_email on codes (email);
create index enrolments_by_time on enrolments (created_at);
create index letter_counts_by_time on letter_counts (since);
create index letter_counts_of_email on letter_counts (email);
