import { type RawBuilder, sql } from 'kysely';
import { migrate } from '../../src/db/migrate.ts';
import { type DatabasePlace, openDatabase } from '../../src/db/open-database.ts';
import type { Database } from '../../src/db/schema.ts';
import { providerStates } from '../../testing/provider-states.ts';

/** Rows of each kind. */
export interface SceneSize {
  readonly users: number;
  readonly expiredSessions: number;
  readonly waitListEntries: number;
  readonly articles: number;
  /** Of each caller. */
  readonly reports: number;
  readonly callers: number;
}

/** Somebody who calls; all that a call may need is there once for each. */
export interface SceneCaller {
  readonly email: string;
  readonly token: string;
  readonly userId: string;
  /** Whose password a mailed code may reset, and who may change it. */
  readonly resetEmail: string;
  readonly changeEmail: string;
  readonly changeToken: string;
  /** Whose sign-up waits for its link. */
  readonly newcomerEmail: string;
  readonly reportId: string;
  /** Of answers that are saved, and of ones to be submitted. */
  readonly savedString: string;
  readonly submitString: string;
  readonly waitListId: string;
}

/** A large database with its callers. */
export interface Scene {
  readonly callers: readonly SceneCaller[];
  readonly companyId: string;
  readonly articleId: string;
  readonly otp: string;
  readonly password: string;
  /** Sessions that have not been removed so far. */
  readonly countSessions: () => Promise<number>;
  readonly close: () => Promise<void>;
}

const otp = 'one-time-code';
const password = 'a password';
const company = { id: 'company-1', name: 'Example Company' };
const article = { contentId: 'article-1', contentTitle: 'Know your numbers', categories: ['Health'] };

/** Fills a fresh database. A gateway may be started on it meanwhile, or afterwards. */
export async function makeLargeScene(place: DatabasePlace, size: SceneSize): Promise<Scene> {
  const db = await openDatabase(place);
  await migrate(db);
  await fillUsers(db, size.users);
  await fillExpiredSessions(db, size.expiredSessions, size.users);
  await fillWaitList(db, size.waitListEntries);
  await fillArticles(db, size.articles);
  const states = providerStates({ db, clock: () => new Date() });
  await states.createArticle(article);

  const makeCaller = async (n: number): Promise<SceneCaller> => {
    const email = `caller-${n}@example.test`;
    const { token, userId } = await states.createAccount({ email, password, company });
    const { email: resetEmail } = await states.createAccount({ email: `reset-${n}@example.test`, password });
    await states.createResetCode(resetEmail, otp);
    const change = await states.createAccount({ email: `change-${n}@example.test`, password });
    const newcomerEmail = `newcomer-${n}@example.test`;
    await states.createEnrolment({ email: newcomerEmail, otp });
    const ids = { reportId: `report-${n}`, uniqueString: `reported-${n}` };
    await states.createReport(email, undefined, ids);
    await fillReports(db, ids.reportId, size.reports);
    const savedString = await states.createSavedAnswers(email, undefined, `saved-${n}`);
    const submitString = await states.createSavedAnswers(email, undefined, `submit-${n}`);
    const waitListId = `wait-${n}`;
    await states.createWaitListEntry(`wait-${n}@example.test`, waitListId);
    return {
      email,
      token,
      userId,
      resetEmail,
      changeEmail: change.email,
      changeToken: change.token,
      newcomerEmail,
      reportId: ids.reportId,
      savedString,
      submitString,
      waitListId,
    };
  };
  const callers: SceneCaller[] = [];
  for (let n = 0; n < size.callers; n += 1) callers.push(await makeCaller(n));
  await analyze(db);
  return {
    callers,
    companyId: company.id,
    articleId: article.contentId,
    otp,
    password,
    countSessions: async () => {
      const { rows } = await db
        .selectFrom('sessions')
        .select(row => row.fn.countAll<number | string>().as('rows'))
        .where('token_hash', 'like', 'large-%')
        .executeTakeFirstOrThrow();
      return Number(rows);
    },
    close: () => db.destroy(),
  };
}

/** Rows that one statement makes: Postgres ends a statement of more than a few seconds. */
const rowsAtOnce = 20_000;

/** Makes rows of the numbers from 1, on either database. @param insert takes them from the table `numbers(i)`. */
async function fill(db: Database, count: number, insert: RawBuilder<unknown>): Promise<void> {
  for (let first = 1; first <= count; first += rowsAtOnce) {
    const last = Math.min(count, first + rowsAtOnce - 1);
    await sql`with recursive numbers(i) as
      (select ${sql.lit(first)} union all select i + 1 from numbers where i < ${sql.lit(last)})
      ${insert}`.execute(db);
  }
}

/** Ten digits, so that texts with it have the order of the numbers. */
const digits = sql`cast(1000000000 + i as text)`;
const longAgo = '2026-01-01T00:00:00.000Z';

/** Entries of the wait-list: the higher the number of the address, the newer. */
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

/** Articles of about 5 kB, in one category each, the newest last. */
export async function fillArticles(db: Database, count: number): Promise<void> {
  const body = `<p>${'Walk, eat well, sleep well. '.repeat(180)}</p>`;
  const item = {
    contentTitle: 'An article',
    contentIntroduction: 'What it is about.',
    contentCreatedAt: longAgo,
    contentBody: body,
    categories: ['Health'],
  };
  const rest = JSON.stringify(item).slice(1);
  await fill(
    db,
    count,
    sql`
    insert into articles (id, created_at, item, revision)
    select 'large-' || ${digits}, ${longAgo}, '{"contentId":"large-' || ${digits} || '",' || cast(${rest} as text), 0
    from numbers`,
  );
}

/** People who never call. */
export async function fillUsers(db: Database, count: number): Promise<void> {
  await fill(
    db,
    count,
    sql`
    insert into users (id, email, password_hash, first_name, last_name, gender, created_at)
    select ${userOf(sql`i`)}, cast(i as text) || '@large.example.test', 'none', 'Ada', 'Okafor', 'Female', ${longAgo}
    from numbers`,
  );
}

/** Sessions that ended long ago, in turn of the people. */
export async function fillExpiredSessions(db: Database, count: number, users: number): Promise<void> {
  await fill(
    db,
    count,
    sql`
    insert into sessions (token_hash, user_id, created_at, last_used_at)
    select 'large-' || ${digits}, ${userOf(sql`1 + i % ${sql.lit(users)}`)}, ${longAgo}, ${longAgo}
    from numbers`,
  );
}

/** A report again and again: the same person's, each with a line of its own. */
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

/** What either database must know of its tables to find a short way through them. */
export async function analyze(db: Database): Promise<void> {
  await sql`analyze`.execute(db);
}

function userOf(number: RawBuilder<unknown>) {
  return sql`'large-' || cast(${number} as text)`;
}
