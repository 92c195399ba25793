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
interface DeployedProcess {
  readonly port: number;
  /** Starts the process. Resolves when it accepts connections. */
  start(): Promise<void>;
  /** Ends the process. Resolves when it has exited, or immediately if it does not run. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

interface ProcessOptions {
  readonly port: number;
  readonly command: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Whether the standard error of the process is shown. Default: true. */
  readonly showsErrors?: boolean;
}

/** Describes a process, which `start` starts. */
function describeProcess({ port, command, env, showsErrors = true }: ProcessOptions): DeployedProcess {
  const [program = '', ...args] = command;
  /** Ends the child process; null if none runs. */
  let endChild: DeployedProcess['end'] | null = null;
  return {
    port,
    start: async () => {
      const child = spawn(program, args, {
        env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
        stdio: ['ignore', 'ignore', showsErrors ? 'inherit' : 'ignore'],
      });
      const exited = once(child, 'exit');
      endChild = async signal => {
        child.kill(signal);
        await exited;
      };
      await untilListening(child, port);
    },
    end: async signal => {
      await endChild?.(signal);
      endChild = null;
    },
  };
}

/** Three adapters and two gateways behind a load balancer, on one Postgres, one store of limits and one mail server. */
export interface Deployment {
  /** The public URL, at which the load balancer serves browsers. */
  readonly url: string;
  /** A URL of the same port, at an address that other machines can reach. */
  readonly publicUrlAtSecondAddress: string;
  /** The port of the load balancer at which the adapters call the gateways (`INSIDE` of deploy/Caddyfile). */
  readonly insidePort: number;
  readonly adapters: readonly [DeployedProcess, DeployedProcess, DeployedProcess];
  readonly gateways: readonly [DeployedProcess, DeployedProcess];
  readonly mailServer: MailServer;
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const caddy = pathTo('caddy');

/** The required programs that are not installed. If the list is empty, the deployment can be started. */
export const missingPrograms = [
  ...(existsSync(`${binaries}/initdb`) ? [] : ['Postgres']),
  ...(hasValkey ? [] : ['valkey-server or redis-server']),
  ...(caddy === undefined ? ['caddy'] : []),
];

/** Starts all processes. The load balancer is Caddy with deploy/Caddyfile. */
export async function startDeployment(): Promise<Deployment> {
  if (caddy === undefined) throw new Error(`not installed: ${missingPrograms.join(', ')}`);
  const folder = await mkdtemp(join(tmpdir(), 'choose-life-replicas-'));
  const [postgres, mailServer, valkey] = await Promise.all([
    startPostgres(),
    startMailServer(),
    startValkey(),
  ]);
  // All at the same time, so that no port is returned twice.
  const ports = await Promise.all(Array.from({ length: 7 }, freePort));
  const [sitePort = 0, insidePort = 0, ...serverPorts] = ports;
  const [adapterPort1 = 0, adapterPort2 = 0, adapterPort3 = 0, gatewayPort1 = 0, gatewayPort2 = 0] =
    serverPorts;
  const url = `http://127.0.0.1:${sitePort}`;
  const publicUrlAtSecondAddress = `http://${secondAddress}:${sitePort}`;
  const createServer = (workspace: 'adapter' | 'gateway', port: number, env: NodeJS.ProcessEnv) =>
    describeProcess({
      port,
      command: [
        process.execPath,
        '--disable-warning=ExperimentalWarning',
        join(root, workspace, 'src/server.ts'),
      ],
      env: {
        PUBLIC_URL: url,
        LOG_LEVEL: 'silent',
        // As in deploy/: longer than the load balancer needs to detect that a process stops.
        STOP_GRACE_SECONDS: '3',
        ...env,
      },
    });
  const createGateway = (port: number) =>
    createServer('gateway', port, {
      EMBEDDED_GATEWAY_PORT: String(port),
      DATABASE_URL: postgres.url,
      SMTP_URL: mailServer.url,
      DATA_DIR: join(folder, 'data'),
    });
  const createAdapter = (port: number) =>
    createServer('adapter', port, {
      PORT: String(port),
      GATEWAY_URL: `http://127.0.0.1:${insidePort}/api`,
      TRUST_PROXY: '127.0.0.1',
      VALKEY_URL: valkey.url,
      KNOWN_BROWSER_KEY: 'the same for all replicas of this drill',
    });
  const adapters = [
    createAdapter(adapterPort1),
    createAdapter(adapterPort2),
    createAdapter(adapterPort3),
  ] as const;
  const gateways = [createGateway(gatewayPort1), createGateway(gatewayPort2)] as const;
  const addressesOf = (servers: readonly DeployedProcess[]) =>
    servers.map(({ port }) => `127.0.0.1:${port}`).join(' ');
  const loadBalancer = describeProcess({
    port: sitePort,
    command: [caddy, 'run', '--config', join(root, 'deploy/Caddyfile'), '--adapter', 'caddyfile'],
    env: {
      HOME: folder,
      SITE: `${url} ${publicUrlAtSecondAddress}`,
      SITE_BIND: '0.0.0.0',
      INSIDE: `http://127.0.0.1:${insidePort}`,
      ADAPTERS: addressesOf(adapters),
      GATEWAYS: addressesOf(gateways),
    },
    // Caddy writes all of its log lines to the standard error.
    showsErrors: false,
  });
  const processes = [...gateways, loadBalancer, ...adapters];
  await Promise.all([...gateways, ...adapters].map(server => server.start()));
  // Started last, because the first health check of the load balancer must find all adapters and gateways.
  await loadBalancer.start();
  return {
    url,
    publicUrlAtSecondAddress,
    insidePort,
    adapters,
    gateways,
    mailServer,
    databaseUrl: postgres.url,
    stop: async () => {
      for (const process of processes.toReversed()) await process.end('SIGKILL');
      await valkey.stop();
      await mailServer.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
