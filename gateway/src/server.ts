import { configErrorExitCode } from '@choose-life/service/environment';
import { listenProblem } from '@choose-life/service/listen-problem';
import { endOnSignals } from '@choose-life/service/stop';
import type { FastifyInstance } from 'fastify';
import { openGateway } from './app.ts';
import { type Config, configOfProcess } from './config.ts';
import { databaseProblem } from './db/database-problem.ts';
import { dataDirFaultOf } from './db/open-database.ts';
import type { Dependencies } from './dependencies.ts';
import { errorField } from './error-field.ts';
import { createLogger, describeError } from './logger.ts';
import { ConfigurationError, OperatorError } from './operator-error.ts';

/** Adds routes that production does not have, such as Pact's provider states. */
type AddRoutes = (app: FastifyInstance, dependencies: Dependencies) => void;

/** Runs the gateway as this process until a signal ends it. @param addRoutes adds routes to the app before it listens */
export async function serve(env: NodeJS.ProcessEnv, addRoutes?: AddRoutes): Promise<void> {
  const config = configOfProcess(env);
  let app: FastifyInstance | undefined;
  endOnSignals(async () => app?.close());
  try {
    if (config.providerStates && !addRoutes) {
      throw new ConfigurationError(
        'PROVIDER_STATES: provider states are served by npm start, and by node gateway/testing/server-with-states.ts, not by this program',
      );
    }
    const logger = createLogger(config.logLevel);
    const gateway = await openGateway(config, logger);
    app = gateway.app;
    addRoutes?.(app, gateway.dependencies);
    const { mail, settings } = gateway.dependencies;
    const address = await app.listen({ host: config.host, port: config.port });
    logger.info('listening', {
      address,
      database: config.databaseUrl ? 'postgres' : 'sqlite',
      mail: mail.kind,
      demoAccount: settings.isDemoLoginPossible,
    });
    if (mail.kind === 'mailbox' && config.mailboxKey === undefined) announceMailbox(address, mail.key);
  } catch (error) {
    const { code, message } = startFailure(error, config);
    process.stderr.write(`${message}\n`);
    process.exit(code);
  }
}

/** Prints the URL of the mailbox page. A generated key is printed to a terminal only, since other output may be a log. */
function announceMailbox(address: string, key: string): void {
  const page = `${address}/mailbox`;
  const pageText = process.stderr.isTTY
    ? `${page}?key=${key}`
    : `${page}, which opens once you set MAILBOX_KEY`;
  process.stderr.write(`E-mails of this gateway: ${pageText}\n`);
}

const variableNames = { host: 'EMBEDDED_GATEWAY_HOST', port: 'EMBEDDED_GATEWAY_PORT' };

/** The exit code after a failed start, and the line that is printed. A restart does not help after `configErrorExitCode`. */
export function startFailure(
  error: unknown,
  config: Config,
): { readonly code: number; readonly message: string } {
  // If the data folder is the cause, `dataDirFaultOf` returns an error that says what the operator can do.
  const fault = dataDirFaultOf(error, config) ?? error;
  const code = fault instanceof ConfigurationError ? configErrorExitCode : 1;
  return { code, message: failureMessage(fault, config) };
}

function failureMessage(error: unknown, { host, port }: Config): string {
  if (error instanceof ConfigurationError) return error.message;
  if (error instanceof OperatorError) return `The gateway does not start. ${error.message}`;
  const isListenError = ['listen', 'bind', 'getaddrinfo'].includes(String(errorField(error, 'syscall')));
  const problem = isListenError
    ? listenProblem(errorField(error, 'code'), { host, port, variables: variableNames })
    : databaseProblem(error);
  if (problem !== null) return problem;
  return `The gateway could not start: ${JSON.stringify(describeError(error))}`;
}

if (import.meta.main) await serve(process.env);
