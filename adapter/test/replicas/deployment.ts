import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@choose-life/gateway/testing/free-port';
import { untilListening } from '@choose-life/gateway/testing/listening';
import { type MailServer, startMailServer } from '../../../gateway/test/mail-server.ts';
import { binaries, startPostgres } from '../../../gateway/test/postgres-server.ts';
import { secondAddress } from '../../../gateway/test/second-address.ts';
import { hasValkey, pathTo, startValkey } from '../valkey-server.ts';

/** A process of the deployment, which can be started and ended several times. */
interface Replica {
  readonly port: number;
  /** Starts the process. Resolves when it accepts connections. */
  start(): Promise<void>;
  /** Ends the process. Resolves when it has exited, or immediately if it does not run. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** A process that has not been started yet. @param showsErrors whether its standard error is shown */
function replicaOf(
  port: number,
  command: readonly string[],
  env: NodeJS.ProcessEnv,
  showsErrors = true,
): Replica {
  const [program = '', ...args] = command;
  let running: { readonly end: Replica['end'] } | null = null;
  return {
    port,
    start: async () => {
      const child = spawn(program, args, {
        env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
        stdio: ['ignore', 'ignore', showsErrors ? 'inherit' : 'ignore'],
      });
      const exited = once(child, 'exit');
      running = {
        end: async signal => {
          child.kill(signal);
          await exited;
        },
      };
      await untilListening(child, port);
    },
    end: async signal => {
      await running?.end(signal);
      running = null;
    },
  };
}

/** Three adapters and two gateways behind a load balancer, on one Postgres, one store of limits and one mail server. */
export interface Deployment {
  readonly url: string;
  /** The URL of the site at an address that other machines can reach. */
  readonly urlFromElsewhere: string;
  /** The port of the load balancer at which the adapters call the gateways. */
  readonly insidePort: number;
  readonly adapters: readonly [Replica, Replica, Replica];
  readonly gateways: readonly [Replica, Replica];
  readonly mailServer: MailServer;
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const caddy = pathTo('caddy');

/** The required programs that are not installed. If the list is empty, the deployment can be started. */
export const missing = [
  ...(existsSync(`${binaries}/initdb`) ? [] : ['Postgres']),
  ...(hasValkey ? [] : ['valkey-server or redis-server']),
  ...(caddy === undefined ? ['caddy'] : []),
];

/** Starts all processes. The load balancer is Caddy with deploy/Caddyfile. */
export async function startDeployment(): Promise<Deployment> {
  if (caddy === undefined) throw new Error(`not installed: ${missing.join(', ')}`);
  const folder = await mkdtemp(join(tmpdir(), 'choose-life-replicas-'));
  const [postgres, mailServer, valkey] = await Promise.all([
    startPostgres(binaries),
    startMailServer(),
    startValkey(),
  ]);
  const ports = await Promise.all(Array.from({ length: 7 }, freePort));
  const [sitePort = 0, insidePort = 0, ...replicaPorts] = ports;
  const url = `http://127.0.0.1:${sitePort}`;
  const urlFromElsewhere = `http://${secondAddress}:${sitePort}`;
  const server = (workspace: string, env: NodeJS.ProcessEnv) => (port: number) =>
    replicaOf(
      port,
      [process.execPath, '--disable-warning=ExperimentalWarning', join(root, workspace, 'src/server.ts')],
      {
        PUBLIC_URL: url,
        LOG_LEVEL: 'silent',
        // As in deploy/: longer than the load balancer needs to detect that a process stops.
        STOP_GRACE_SECONDS: '3',
        [workspace === 'adapter' ? 'PORT' : 'EMBEDDED_GATEWAY_PORT']: `${port}`,
        ...env,
      },
    );
  const gateway = server('gateway', {
    DATABASE_URL: postgres.url,
    SMTP_URL: mailServer.url,
    DATA_DIR: join(folder, 'data'),
  });
  const adapter = server('adapter', {
    GATEWAY_URL: `http://127.0.0.1:${insidePort}/api`,
    TRUST_PROXY: '127.0.0.1',
    VALKEY_URL: valkey.url,
    KNOWN_BROWSER_KEY: 'the same for all replicas of this drill',
  });
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = replicaPorts;
  const adapters = [adapter(a), adapter(b), adapter(c)] as const;
  const gateways = [gateway(d), gateway(e)] as const;
  const addresses = (replicas: readonly Replica[]) =>
    replicas.map(({ port }) => `127.0.0.1:${port}`).join(' ');
  const loadBalancer = replicaOf(
    sitePort,
    [caddy, 'run', '--config', join(root, 'deploy/Caddyfile'), '--adapter', 'caddyfile'],
    {
      HOME: folder,
      SITE: `${url} ${urlFromElsewhere}`,
      SITE_BIND: '0.0.0.0',
      INSIDE: `http://127.0.0.1:${insidePort}`,
      ADAPTERS: addresses(adapters),
      GATEWAYS: addresses(gateways),
    },
    // Caddy writes all of its log lines to the standard error.
    false,
  );
  const all = [...gateways, loadBalancer, ...adapters];
  await Promise.all([...gateways, ...adapters].map(replica => replica.start()));
  // Started last, because the first health check of the load balancer must find all replicas.
  await loadBalancer.start();
  return {
    url,
    urlFromElsewhere,
    insidePort,
    adapters,
    gateways,
    mailServer,
    databaseUrl: postgres.url,
    stop: async () => {
      for (const replica of all.toReversed()) await replica.end('SIGKILL');
      await valkey.stop();
      await mailServer.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
