import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig as readAdapterConfig } from '../../adapter/src/config/config.ts';
import { readConfig as readGatewayConfig } from '../../gateway/src/config.ts';
import { secondAddress } from '../../gateway/test/second-address.ts';
import { freePort, portOf } from '../../gateway/testing/free-port.ts';
import { acceptsConnections, untilListening } from '../../gateway/testing/listening.ts';
import manifest from '../../package.json' with { type: 'json' };
import { composeServices, composeText, deployFolder, listedVariables } from './test/compose-file.ts';

const root = join(deployFolder, '..');
/** A value for each variable that an operator has to set in deploy/.env. */
const requiredVariables = {
  SITE: 'health.example',
  POSTGRES_PASSWORD: 'a'.repeat(32),
  VALKEY_PASSWORD: 'b'.repeat(32),
  KNOWN_BROWSER_KEY: 'c'.repeat(32),
  AUDIT_KEY: 'd'.repeat(32),
  SMTP_URL: 'smtps://user:password@mail.example',
  MAIL_FROM: 'no-reply@health.example',
};
const services = composeServices(requiredVariables);
/** The services that run servers of this product, without Postgres, Valkey and Caddy. */
const productServices = Object.entries(services).filter(([name]) => /^(adapter|gateway)-/.test(name));
const dockerfile = readFileSync(join(deployFolder, 'Dockerfile'), 'utf8');
/** The arguments of each instruction with that name in the Dockerfile. */
const argumentsOf = (name: string) =>
  [...dockerfile.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, args = '']) => args);
const knownVariables = listedVariables(join(root, '.env.example'));

describe('deploy/compose.yaml', () => {
  it('sets only those variables of adapters and gateways that .env.example lists', () => {
    const names = productServices.flatMap(([, { environment, build }]) =>
      Object.keys({ ...environment, ...build?.args }),
    );
    // Proxy variables are also accepted in lower case.
    expect(names.filter(name => !knownVariables.has(name.toUpperCase()))).toEqual([]);
  });

  it('uses exactly the variables that deploy/.env.example lists', () => {
    const usedVariables = [...composeText.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    expect([...new Set(usedVariables)].sort()).toEqual(
      [...listedVariables(join(deployFolder, '.env.example'))].sort(),
    );
  });

  it.each(Object.keys(requiredVariables))('does not start without %s', name => {
    expect(() => composeServices({ ...requiredVariables, [name]: '' })).toThrow(name);
  });

  it.each(productServices)(
    'gives %s a valid configuration with a grace time of 3 seconds at a stop',
    (name, { environment = {} }) => {
      const readConfig = name.startsWith('adapter') ? readAdapterConfig : readGatewayConfig;
      // Longer than the 2 seconds between Caddy's health checks (`health_interval` in deploy/Caddyfile).
      expect(readConfig(environment)).toHaveProperty('config.stopGraceMs', 3_000);
    },
  );

  it('restarts every service after a failure', () => {
    const withoutRestart = Object.entries(services).filter(([, { restart }]) => restart !== 'unless-stopped');
    expect(withoutRestart).toEqual([]);
  });

  it('puts no secret on a command line, which every user of the machine can read', () => {
    const commands = Object.values(services).flatMap(({ command = [], healthcheck }) => [
      ...command,
      ...(healthcheck?.test ?? []),
    ]);
    const secrets = Object.entries(requiredVariables).filter(([name]) => /PASSWORD|KEY|SMTP_URL/.test(name));
    expect(secrets.filter(([, secret]) => commands.some(word => word.includes(secret)))).toEqual([]);
  });

  const [, caddyAddress = ''] = /ipv4_address: (\S+)/.exec(composeText) ?? [];
  it('trusts the X-Forwarded-For header only if Caddy sent it', () => {
    expect(services['adapter-1']?.environment?.TRUST_PROXY).toBe(caddyAddress);
  });

  /** An address range of compose.yaml, such as `10.83.0.0/24`. */
  const rangeOf = (key: 'subnet' | 'ip_range') => {
    const [, firstAddress = '', prefix] = new RegExp(`${key}: (\\S+)/(\\d+)`).exec(composeText) ?? [];
    const prefixLength = Number(prefix);
    const addresses = new BlockList();
    addresses.addSubnet(firstAddress, prefixLength);
    return { addresses, firstAddress, prefixLength };
  };

  it('lets Docker assign only addresses of the subnet', () => {
    const subnet = rangeOf('subnet');
    const assigned = rangeOf('ip_range');
    // A range with a longer prefix is inside the subnet if its first address is.
    expect(assigned.prefixLength).toBeGreaterThan(subnet.prefixLength);
    expect(subnet.addresses.check(assigned.firstAddress)).toBe(true);
  });

  it('gives Caddy an address of the subnet that Docker does not assign', () => {
    expect(rangeOf('subnet').addresses.check(caddyAddress)).toBe(true);
    expect(rangeOf('ip_range').addresses.check(caddyAddress)).toBe(false);
  });

  it('pins images to exact versions', () => {
    const images = Object.values(services).map(({ image }) => image);
    expect(images.filter(image => !/:v?\d+(\.\d+)+$/.test(image))).toEqual([]);
  });

  it('runs the image of this version', () => {
    expect(services['adapter-1']?.image).toBe(`choose-life:${manifest.version}`);
  });
});

describe('deploy/Dockerfile', () => {
  it('copies into the image only the folder that npm run production makes', () => {
    expect(manifest.scripts).toHaveProperty('production');
    // The sources may be readable only by their owner, and the image runs as another user.
    expect(argumentsOf('RUN')[0]).toBe(
      'npm run production -- --to /choose-life && chmod -R a+rX /choose-life',
    );
    expect(argumentsOf('COPY')).toEqual(['. .', '--from=build /choose-life .']);
  });

  it('runs a pinned Node as the user node, without a shell', () => {
    const [buildImage, runImage] = argumentsOf('FROM');
    expect(buildImage).toBe(`${runImage} AS build`);
    expect(runImage).toMatch(/^node:24\.\d+\.\d+-bookworm-slim$/);
    expect(argumentsOf('USER')).toEqual(['node']);
    expect(argumentsOf('STOPSIGNAL')).toEqual(['SIGTERM']);
    // An array starts its program without a shell.
    expect(argumentsOf('CMD')[0]).toMatch(/^\["node", /);
    expect(argumentsOf('HEALTHCHECK')[0]).toMatch(/ CMD \["node", /);
  });

  it('has the backup programs for the version of Postgres in compose.yaml', () => {
    const [, release] = /^postgres:(\d+)\./.exec(services.postgres?.image ?? '') ?? [];
    expect(argumentsOf('RUN')[1]?.split(' ')).toContain(`postgresql-client-${release}`);
  });

  it('starts existing files, as compose.yaml does', () => {
    const commands = [
      JSON.parse(argumentsOf('CMD')[0] ?? '[]'),
      ...productServices.map(([, { command = [] }]) => command),
    ];
    const files = commands.flat().filter(word => word.endsWith('.ts'));
    expect(new Set(files)).toEqual(new Set(['adapter/src/server.ts', 'gateway/src/server.ts']));
    expect(files.filter(file => !existsSync(join(root, file)))).toEqual([]);
  });

  it('has a build argument for every variable that the pages of the web app contain', () => {
    const expected = [...knownVariables].filter(name => /^(PUBLIC_URL|COMPANY_.*)$/.test(name)).sort();
    expect([...argumentsOf('ARG')].sort()).toEqual(expected);
    expect(Object.keys(services['adapter-1']?.build?.args ?? {}).sort()).toEqual(expected);
  });

  it('is built with a .dockerignore that includes only tracked files and folders, without data and backups', () => {
    const [firstLine, ...lines] = readFileSync(join(root, '.dockerignore'), 'utf8')
      .split('\n')
      .filter(line => line !== '' && !line.startsWith('#'));
    const included = lines.filter(line => line.startsWith('!'));
    const excluded = lines.filter(line => !line.startsWith('!'));
    const trackedNames = execFileSync('git', ['ls-tree', '--name-only', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
    }).split('\n');
    // Excludes everything that no later line includes again.
    expect(firstLine).toBe('*');
    expect(included.filter(line => !trackedNames.includes(line.slice(1)))).toEqual([]);
    expect(excluded).toEqual(expect.arrayContaining(['**/node_modules', '**/.data', '**/*.backup']));
  });

  // The test above checks that the image is built without backup files. This one checks that `git add` does not include them.
  it('is in a repository whose .gitignore covers the backup files of docs/operations.md', () => {
    const text = readFileSync(join(root, 'docs/operations.md'), 'utf8');
    // Indented commands that write or read a backup, also with `cat` in a container (`cat > FILE`, `cat /FILE`).
    const commands = text
      .split('\n')
      .filter(line => /^ {4}.*(backup --to|restore --from|\bcat [/>])/.test(line));
    // A lower bound, so that the test does not pass on no commands.
    expect(commands.length).toBeGreaterThan(3);
    expect(commands.filter(line => !/\.backup\b/.test(line))).toEqual([]);
    const { status } = spawnSync('git', ['check-ignore', '--quiet', '--no-index', 'any.backup'], {
      cwd: root,
    });
    expect(status).toBe(0);
  });

  it('has health checks that fail if no server responds', () => {
    const checks = [
      argumentsOf('HEALTHCHECK')[0] ?? '',
      services['gateway-1']?.healthcheck?.test.join(' ') ?? '',
    ];
    for (const text of checks) {
      const [script = ''] = /fetch\(.*process\.exit\(1\)\)/.exec(text) ?? [];
      // The port of the server, 40xx, is replaced by port 9, on which nothing listens.
      const args = ['-e', script.replace(/:40\d\d/, ':9')];
      // An error in the script would also end it with 1, but prints a message.
      expect(spawnSync(process.execPath, args, { encoding: 'utf8' })).toMatchObject({
        status: 1,
        stderr: '',
      });
    }
  });
});

const hasCaddy = spawnSync('caddy', ['version']).status === 0;
/** The end of the titles of skipped tests. */
const skipReason = hasCaddy ? '' : ' (skipped: caddy is not installed)';

/** Starts Caddy with deploy/Caddyfile, on a free port for the public site, and another for INSIDE, the address of the gateways. */
async function startCaddy(variables: NodeJS.ProcessEnv) {
  const sitePort = await freePort();
  const insidePort = await freePort();
  const home = mkdtempSync(join(tmpdir(), 'choose-life-caddy-'));
  const env = { PATH: process.env.PATH, HOME: home, ...variables };
  const addresses = { SITE: `http://localhost:${sitePort}`, INSIDE: `http://127.0.0.1:${insidePort}` };
  const args = ['run', '--adapter', 'caddyfile', '--config', join(deployFolder, 'Caddyfile')];
  const caddy = spawn('caddy', args, {
    env: { ...env, ...addresses },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const log = { text: '' };
  caddy.stderr.on('data', data => (log.text += data));
  onTestFinished(async () => {
    caddy.kill();
    await once(caddy, 'exit');
    rmSync(home, { recursive: true });
  });
  await Promise.all([untilListening(caddy, sitePort), untilListening(caddy, insidePort)]);
  return { insidePort, log, sitePort };
}

/** Starts an adapter that answers with `listener`, and Caddy in front of it. */
async function startCaddyWithAdapter(listener: RequestListener) {
  const adapter = createServer(listener).listen(0, '127.0.0.1');
  await once(adapter, 'listening');
  onTestFinished(() => void adapter.close());
  return startCaddy({ ADAPTERS: `127.0.0.1:${portOf(adapter)}` });
}

describe('deploy/Caddyfile', () => {
  it.skipIf(!hasCaddy).each([
    ['without variables', {}],
    ['with the variables of compose.yaml', services.caddy?.environment],
  ])(`is valid %s${skipReason}`, (_description, variables) => {
    const args = ['validate', '--adapter', 'caddyfile', '--config', join(deployFolder, 'Caddyfile')];
    const env = { ...process.env, ...variables };
    expect(String(execFileSync('caddy', args, { env, stdio: ['ignore', 'pipe', 'pipe'] }))).toContain(
      'Valid configuration',
    );
  });

  it.skipIf(!hasCaddy).each([
    ['to neither the site nor the gateways by default', {}, { site: false, inside: false }],
    ['only to the public site with SITE_BIND', { SITE_BIND: '0.0.0.0' }, { site: true, inside: false }],
    ['only to the gateways with INSIDE_BIND', { INSIDE_BIND: '0.0.0.0' }, { site: false, inside: true }],
  ])(`lets other machines connect %s${skipReason}`, async (_description, variables, isOpen) => {
    const { sitePort, insidePort } = await startCaddy(variables);
    // `secondAddress` is an address of this machine that is not 127.0.0.1.
    expect({
      site: await acceptsConnections(sitePort, secondAddress),
      inside: await acceptsConnections(insidePort, secondAddress),
    }).toEqual(isOpen);
  });

  it.skipIf(!hasCaddy)(`replaces the request id of the caller${skipReason}`, async () => {
    const { sitePort } = await startCaddyWithAdapter((request, response) =>
      response.end(request.headers['x-request-id']),
    );
    const response = await fetch(`http://localhost:${sitePort}/`, { headers: { 'x-request-id': 'forged' } });
    // A UUID.
    expect(await response.text()).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.skipIf(!hasCaddy)(`logs a failed request without its URL${skipReason}`, async () => {
    // Caddy's health check succeeds, every other request fails.
    const { log, sitePort } = await startCaddyWithAdapter(({ socket, url }, response) =>
      url === '/readyz/self' ? response.end() : socket.destroy(),
    );
    const url = `http://localhost:${sitePort}/reset-password?otp=mailed`;
    // A POST request, because Caddy repeats a failed GET request until `lb_try_duration` has passed.
    const response = await fetch(url, { method: 'POST', body: 'x', headers: { referer: url } });
    expect(response.status).toBe(502);
    await expect.poll(() => log.text).toContain('http.log.error');
    expect(log.text).not.toMatch(/mailed|reset-password/);
  });

  it('uses exactly the variables that compose.yaml sets', () => {
    const text = readFileSync(join(deployFolder, 'Caddyfile'), 'utf8');
    const usedVariables = [...text.matchAll(/\{\$(\w+):[^}]+\}/g)].map(([, name = '']) => name);
    expect(usedVariables.sort()).toEqual(Object.keys(services.caddy?.environment ?? {}).sort());
  });
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

describe.each(['adapter', 'gateway'])('deploy/choose-life-%s.service', workspace => {
  const unitFile = join(deployFolder, `choose-life-${workspace}.service`);
  const unit = readFileSync(unitFile, 'utf8');

  it('still accepts calls during a stop for longer than the health check interval of the load balancer', () => {
    const caddyfile = readFileSync(join(deployFolder, 'Caddyfile'), 'utf8');
    const interval = /health_interval (\d+)s/.exec(caddyfile)?.[1];
    const grace = /^Environment=STOP_GRACE_SECONDS=(\d+)$/m.exec(unit)?.[1];
    expect(Number(grace)).toBeGreaterThan(Number(interval));
  });

  it('starts an existing file', () => {
    const [, file = ''] = /^ExecStart=.* (\S+)$/m.exec(unit) ?? [];
    expect(existsSync(join(root, file))).toBe(true);
  });

  it('does not restart after a wrong configuration, for which the server exits with 78', () => {
    expect(unit).toContain('RestartPreventExitStatus=78\n');
  });

  // As in docs/operations.md: a STOP_GRACE_SECONDS of at most 10, then 40 seconds for running calls. A mail server or database that does not
  // respond delays a gateway by up to 30 seconds more.
  const longestStopSeconds = 10 + 40 + (workspace === 'gateway' ? 30 : 0);
  it(`allows at least ${longestStopSeconds} seconds for a stop, the longest time that a stop can take`, () => {
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThanOrEqual(longestStopSeconds);
  });

  // The threshold is in tenths: the command fails above an exposure level of 2.0. systemd calls all levels from 1.0 to 4.9 OK.
  const args = ['security', '--offline=yes', '--threshold=20', unitFile];
  it.skipIf(!hasSystemd)(
    `has an exposure level of at most 2.0 in systemd-analyze security${hasSystemd ? '' : ' (skipped: no systemd)'}`,
    () => {
      expect(String(execFileSync('systemd-analyze', args, { stdio: ['ignore', 'pipe', 'pipe'] }))).toMatch(
        /Overall exposure level .* OK/,
      );
    },
  );
});

describe('docs/operations.md, "Two of each on one machine"', () => {
  const text = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  // The section, its ini and sh blocks, and the variables that each block sets. The names below are in the order of the page.
  const [, section = ''] = /^### Two of each on one machine$(.*?)^##/ms.exec(text) ?? [];
  const blocks = [...section.matchAll(/^```(?:ini|sh)\n(.*?)^```/gms)].map(([, lines = '']) => lines);
  const variablesOf = (lines = '') =>
    Object.fromEntries(
      [...lines.matchAll(/^(?:Environment="?)?([A-Z]\w+)=([^"\n]+)"?$/gm)].map(([, name, value]) => [
        name,
        value,
      ]),
    );
  const [gatewayUnit, adapterUnit, adapterEnv, caddyUnit] = blocks.map(variablesOf);

  it('gives each server a valid configuration, with the addresses that Caddy uses', () => {
    const secondGateway = readGatewayConfig(gatewayUnit ?? {});
    const secondAdapter = readAdapterConfig({
      // From adapter.env, the file that both adapters read. An adapter with VALKEY_URL needs this key.
      KNOWN_BROWSER_KEY: requiredVariables.KNOWN_BROWSER_KEY,
      ...adapterUnit,
      ...adapterEnv,
    });
    expect(secondGateway).toHaveProperty('config.port', 4011);
    expect(secondAdapter).toHaveProperty('config.port', 4001);
    expect(secondAdapter).toHaveProperty('config.gateway.origin', 'http://127.0.0.1:8080');
    expect(caddyUnit).toEqual({
      ADAPTERS: '127.0.0.1:4000 127.0.0.1:4001',
      GATEWAYS: '127.0.0.1:4010 127.0.0.1:4011',
    });
  });
});
