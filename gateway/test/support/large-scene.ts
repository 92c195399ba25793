import { migrate } from '../../src/db/migrate.ts';
import { type DatabasePlace, openDatabase } from '../../src/db/open-database.ts';
import {
  analyze,
  fillArticles,
  fillExpiredSessions,
  fillReports,
  fillUsers,
  fillWaitList,
} from './large-database.ts';
import { providerStates } from './provider-states.ts';

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
