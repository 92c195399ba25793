import { type CallId, type CallRequest, calls } from '@choose-life/contracts/gateway/extensions';
import { filledPath } from '@choose-life/contracts/gateway/operation';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { demoAccount } from '../src/accounts/demo-account.ts';
import { createPasswords, type PasswordQueue } from '../src/accounts/password.ts';
import { openSession } from '../src/accounts/sessions.ts';
import { buildGateway } from '../src/app.ts';
import type { Database } from '../src/db/schema.ts';
import { createLogger } from '../src/logger.ts';
import { createMailbox } from '../src/mail/mailbox.ts';
import { createMetrics, type Metrics } from '../src/metrics/metrics.ts';
import { createReportPrinter } from '../src/reports/report-printer.ts';
import { secretToken } from '../src/secret-token.ts';
import { seed } from '../src/seed.ts';
import { rememberedPasswords } from '../testing/remembered-passwords.ts';
import { openTestDatabase } from './databases.ts';
import { settings } from './people.ts';

/** A gateway in this process, without a port: what it logs and counts lies open. It has the demo account alone. */
export interface InjectedGateway {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly metrics: Metrics;
  /** A session of the demo account. */
  readonly token: string;
  /** Its log, at level info. */
  readonly lines: readonly string[];
  readonly advanceClock: (ms: number) => void;
  /** Makes a call with that session, unless another header is given. */
  readonly ask: <Id extends CallId>(
    id: Id,
    request: CallRequest<Id>,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
  readonly close: () => Promise<void>;
}

export async function startInjected(
  options: { databaseUrl?: string | undefined; passwordQueue?: PasswordQueue; timeZone?: string } = {},
): Promise<InjectedGateway> {
  const { db, close } = await openTestDatabase(options.databaseUrl);
  let now = new Date();
  const clock = () => now;
  const { passwordQueue } = options;
  const passwords = passwordQueue === undefined ? rememberedPasswords : createPasswords(passwordQueue);
  await seed({ db, clock, passwords: rememberedPasswords, logger: createLogger('silent') }, true);
  const { id: userId } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const token = await openSession({ db, clock }, userId);
  const lines: string[] = [];
  const metrics = createMetrics();
  const app = buildGateway({
    db,
    mail: createMailbox({ clock, key: secretToken(128) }),
    clock,
    passwords,
    printer: createReportPrinter(),
    settings: { ...settings, ...(options.timeZone && { timeZone: options.timeZone }), demoAccount: true },
    logger: createLogger('info', { write: line => lines.push(line) }),
    metrics,
  });
  return {
    app,
    db,
    metrics,
    token,
    lines,
    advanceClock: ms => {
      now = new Date(now.getTime() + ms);
    },
    ask: (id, request, headers = {}) => {
      const { method, path } = calls[id];
      return app.inject({
        method,
        url: `/api/prod${filledPath(path, { ...request })}`,
        headers: { authorization: token, ...headers },
        ...(method === 'POST' && { payload: request }),
      });
    },
    close: async () => {
      await app.close();
      await close();
    },
  };
}

/** The e-mail and password that open its account. */
export const demoLogin = { userEmail: demoAccount.email, userPassword: demoAccount.password };
