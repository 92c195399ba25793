import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../src/db/schema.ts';

/** The rows of one statement. It is limited, since the gateway's connections have a timeout for statements. */
const rowsAtOnce = 20_000;

/**
 * Inserts a row for each number from 1 to `count`, on either database. @param insert the statement, which selects from the table `numbers(i)`
 */
async function fill(db: Database, count: number, insert: RawBuilder<unknown>): Promise<void> {
  for (let first = 1; first <= count; first += rowsAtOnce) {
    const last = Math.min(count, first + rowsAtOnce - 1);
    await sql`with recursive numbers(i) as
      (select ${sql.lit(first)} union all select i + 1 from numbers where i < ${sql.lit(last)})
      ${insert}`.execute(db);
  }
}

/** The number of the row as ten digits, so that the texts sort in the order of the numbers. */
const digits = sql`cast(1000000000 + i as text)`;
const longAgo = '2026-01-01T00:00:00.000Z';

/**
 * Adds entries to the wait-list. The list is ordered by id, so entries with higher numbers are newer. An entry that a call adds is newer than
 * all of them: its `orderedId` begins with the time in base 36, which sorts after '00'.
 */
export async function fillWaitList(db: Database, count: number): Promise<void> {
  await fill(
    db,
    count,
    sql`
    insert into wait_list (id, email, created_at)
    select '00' || ${digits} || '-0000-0000-0000-0000-000000000000', cast(i as text) || '@example.test', ${longAgo}
    from numbers`,
  );
}

/** Adds articles of about 5 kB in one category. */
export async function fillArticles(db: Database, count: number): Promise<void> {
  const body = `<p>${'Walk, eat well, sleep well. '.repeat(180)}</p>`;
  const item = {
    contentTitle: 'An article',
    contentIntroduction: 'An introduction.',
    contentCreatedAt: longAgo,
    contentBody: body,
    categories: ['Health'],
  };
  // Without the opening brace, since the id precedes it.
  const itemWithoutId = JSON.stringify(item).slice(1);
  await fill(
    db,
    count,
    sql`
    insert into articles (id, created_at, item, revision)
    select 'large-' || ${digits}, ${longAgo}, '{"contentId":"large-' || ${digits} || '",' || cast(${itemWithoutId} as text), 0
    from numbers`,
  );
}

/** Adds users with generated addresses, who cannot log in. */
export async function fillUsers(db: Database, count: number): Promise<void> {
  await fill(
    db,
    count,
    sql`
    insert into users (id, email, password_hash, first_name, last_name, gender, created_at)
    select 'large-' || cast(i as text), cast(i as text) || '@large.example.test', 'none', 'Ada', 'Okafor', 'Female', ${longAgo}
    from numbers`,
  );
}

/** Adds copies of a report for the same person, each with a separate assessment. */
export async function fillReports(db: Database, reportId: string, count: number): Promise<void> {
  const copyOf = (id: string) => sql`${sql.ref(id)} || '-' || ${digits}`;
  await fill(
    db,
    count,
    sql`
    insert into assessments (unique_string, user_id, status, answers, created_at, updated_at)
    select ${copyOf('a.unique_string')}, a.user_id, a.status, a.answers, a.created_at, a.updated_at
    from numbers, assessments a join reports r on r.unique_string = a.unique_string
    where r.id = ${reportId}`,
  );
  await fill(
    db,
    count,
    sql`
    insert into reports (id, unique_string, user_id, answers, model_version, result, created_at, risk_age, risk_age_bound, reason)
    select ${copyOf('r.id')}, ${copyOf('r.unique_string')}, r.user_id, r.answers, r.model_version, r.result, r.created_at,
      r.risk_age, r.risk_age_bound, r.reason
    from numbers, reports r where r.id = ${reportId}`,
  );
}
