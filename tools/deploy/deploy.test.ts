import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
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
/** The arguments of each instruction of the Dockerfile with that name. */
const instructions = (name: string) =>
  [...dockerfile.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, args = '']) => args);
const knownVariables = listedVariables(join(root, '.env.example'));

describe('deploy/compose.yaml', () => {
  it('sets only variables of the servers that .env.example lists', () => {
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
    'gives %s a valid configuration, and restarts it after a failure',
    (name, { environment = {}, restart }) => {
      const read = name.startsWith('adapter') ? readAdapterConfig : readGatewayConfig;
      // Longer than the interval of Caddy's health check (`health_interval` in deploy/Caddyfile).
      expect(read(environment)).toHaveProperty('config.stopGraceMs', 3_000);
      expect(restart).toBe('unless-stopped');
    },
  );

  it('puts no secret on a command line, which every user of the machine can read', () => {
    const commands = Object.values(services).flatMap(({ command = [], healthcheck }) => [
      ...command,
      ...(healthcheck?.test ?? []),
    ]);
    const secrets = Object.entries(requiredVariables).filter(([name]) => /PASSWORD|KEY|SMTP_URL/.test(name));
    expect(secrets.filter(([, secret]) => commands.some(word => word.includes(secret)))).toEqual([]);
  });

  it('trusts the X-Forwarded-For header only if Caddy sent it', () => {
    const caddy = /ipv4_address: (\S+)/.exec(composeText)?.[1];
    expect(services['adapter-1']?.environment?.TRUST_PROXY).toBe(caddy);
  });

  it('gives Caddy an address outside the range that Docker assigns', () => {
    const addressOf = (key: string) =>
      new RegExp(`${key}: (\\d+\\.\\d+\\.\\d+)\\.(\\d+)/(\\d+)`).exec(composeText)?.slice(1) ?? [];
    const [network, first, bits] = addressOf('ip_range');
    const caddy = services['adapter-1']?.environment?.TRUST_PROXY?.split('.') ?? [];
    expect(addressOf('subnet')).toEqual([network, '0', '24']);
    expect([caddy.slice(0, 3).join('.'), first, bits]).toEqual([network, '128', '25']);
    // Docker assigns the upper half of the network, from 128 on.
    expect(Number(caddy[3])).toBeLessThan(128);
  });

  it('pins third-party images to exact versions', () => {
    const images = Object.values(services).map(({ image }) => image);
    expect(images.filter(image => !/:v?\d+(\.\d+)+$/.test(image))).toEqual([]);
    expect(services['adapter-1']?.image).toBe(`choose-life:${manifest.version}`);
  });
});

describe('deploy/Dockerfile', () => {
  it('copies only the folder of npm run production', () => {
    expect(manifest.scripts).toHaveProperty('production');
    // The sources may be readable only by their owner, and the image runs as another user.
    expect(instructions('RUN')[0]).toBe(
      'npm run production -- --to /choose-life && chmod -R a+rX /choose-life',
    );
    expect(instructions('COPY')).toEqual(['. .', '--from=build /choose-life .']);
  });

  it('runs a pinned Node as the user node, without a shell', () => {
    const [build, run] = instructions('FROM');
    expect(build).toBe(`${run} AS build`);
    expect(run).toMatch(/^node:24\.\d+\.\d+-bookworm-slim$/);
    expect(instructions('USER')).toEqual(['node']);
    expect(instructions('STOPSIGNAL')).toEqual(['SIGTERM']);
    const commands = [
      ...instructions('CMD'),
      instructions('HEALTHCHECK')[0]?.replace(/^.* CMD (?=\[)/, '') ?? '',
    ];
    const programs = commands.map(command => JSON.parse(command)[0]);
    expect(programs).toEqual(['node', 'node']);
  });

  it('has the backup programs for the version of Postgres in compose.yaml', () => {
    const [, release] = /^postgres:(\d+)\./.exec(services.postgres?.image ?? '') ?? [];
    expect(instructions('RUN')[1]?.split(' ')).toContain(`postgresql-client-${release}`);
  });

  it('starts existing files, as compose.yaml does', () => {
    const commands = [
      JSON.parse(instructions('CMD')[0] ?? '[]'),
      ...productServices.map(([, { command = [] }]) => command),
    ];
    const files = commands.flat().filter(word => word.endsWith('.ts'));
    expect(new Set(files)).toEqual(new Set(['adapter/src/server.ts', 'gateway/src/server.ts']));
    expect(files.filter(file => !existsSync(join(root, file)))).toEqual([]);
  });

  it('has a build argument for every variable that the pages contain', () => {
    const expected = [...knownVariables].filter(name => /^(PUBLIC_URL|COMPANY_.*)$/.test(name)).sort();
    expect([...instructions('ARG')].sort()).toEqual(expected);
    expect(Object.keys(services['adapter-1']?.build?.args ?? {}).sort()).toEqual(expected);
  });

  it('is built from tracked files only, without data and backups', () => {
    const [everything, ...lines] = readFileSync(join(root, '.dockerignore'), 'utf8')
      .split('\n')
      .filter(line => line !== '' && !line.startsWith('#'));
    const included = lines.filter(line => line.startsWith('!'));
    const excluded = lines.filter(line => !line.startsWith('!'));
    const tracked = execFileSync('git', ['ls-tree', '--name-only', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
    }).split('\n');
    expect(everything).toBe('*');
    expect(included.filter(line => !tracked.includes(line.slice(1)))).toEqual([]);
    expect(excluded).toEqual(expect.arrayContaining(['**/node_modules', '**/.data', '**/*.backup']));
  });

  it('is built without the backup files of docs/operations.md, which git ignores too', () => {
    const text = readFileSync(join(root, 'docs/operations.md'), 'utf8');
    const commands = text
      .split('\n')
      .filter(line => /^ {4}.*(backup --to|restore --from|\bcat [/>])/.test(line));
    expect(commands.length).toBeGreaterThan(3);
    expect(commands.filter(line => !/\.backup\b/.test(line))).toEqual([]);
    const { status } = spawnSync('git', ['check-ignore', '--quiet', '--no-index', 'any.backup'], {
      cwd: root,
    });
    expect(status).toBe(0);
  });

  it('has health checks that fail if no server responds', () => {
    const checks = [
      instructions('HEALTHCHECK')[0] ?? '',
      services['gateway-1']?.healthcheck?.test.join(' ') ?? '',
    ];
    for (const text of checks) {
      const [program = ''] = /fetch\(.*process\.exit\(1\)\)/.exec(text) ?? [];
      // Nothing listens on port 9.
      const withoutServer = program.replace(/:40\d\d/, ':9');
      expect(spawnSync(process.execPath, ['-e', withoutServer]).status).toBe(1);
    }
  });
});

const hasCaddy = spawnSync('caddy', ['version']).status === 0;

/** Starts Caddy with deploy/Caddyfile, on one free port for the site and one for the gateways. */
async function startCaddy(variables: NodeJS.ProcessEnv) {
  const [site, inside] = [await freePort(), await freePort()];
  const home = mkdtempSync(join(tmpdir(), 'choose-life-caddy-'));
  const env = { PATH: process.env.PATH, HOME: home, ...variables };
  const addresses = { SITE: `http://localhost:${site}`, INSIDE: `http://127.0.0.1:${inside}` };
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
  await Promise.all([untilListening(caddy, site), untilListening(caddy, inside)]);
  return { inside, log, site };
}

describe('deploy/Caddyfile', () => {
  it.skipIf(!hasCaddy).each([
    ['without variables', {}],
    ['with the variables of compose.yaml', services.caddy?.environment],
  ])(`is valid %s${hasCaddy ? '' : ' (skipped: caddy is not installed)'}`, (_description, variables) => {
    const args = ['validate', '--adapter', 'caddyfile', '--config', join(deployFolder, 'Caddyfile')];
    const env = { ...process.env, ...variables };
    expect(String(execFileSync('caddy', args, { env, stdio: ['ignore', 'pipe', 'pipe'] }))).toContain(
      'Valid configuration',
    );
  });

  it.skipIf(!hasCaddy).each([
    ['neither site by default', {}, { site: false, inside: false }],
    ['only the site, with SITE_BIND', { SITE_BIND: '0.0.0.0' }, { site: true, inside: false }],
    ['only the gateways, with INSIDE_BIND', { INSIDE_BIND: '0.0.0.0' }, { site: false, inside: true }],
  ])(
    `opens to other machines %s${hasCaddy ? '' : ' (skipped: caddy is not installed)'}`,
    async (_description, variables, isOpen) => {
      const { site, inside } = await startCaddy(variables);
      expect({
        site: await acceptsConnections(site, secondAddress),
        inside: await acceptsConnections(inside, secondAddress),
      }).toEqual(isOpen);
    },
  );

  it.skipIf(!hasCaddy)(
    `replaces the request id of the caller${hasCaddy ? '' : ' (skipped: caddy is not installed)'}`,
    async () => {
      const adapter = createServer((request, response) => response.end(request.headers['x-request-id']));
      adapter.listen(0, '127.0.0.1');
      await once(adapter, 'listening');
      onTestFinished(() => void adapter.close());
      const { site } = await startCaddy({ ADAPTERS: `127.0.0.1:${portOf(adapter)}` });
      const response = await fetch(`http://localhost:${site}/`, { headers: { 'x-request-id': 'forged' } });
      expect(await response.text()).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it.skipIf(!hasCaddy)(
    `logs a failed request without its URL${hasCaddy ? '' : ' (skipped: caddy is not installed)'}`,
    async () => {
      // Caddy's health check succeeds, every other request fails.
      const adapter = createServer(({ socket, url }, response) =>
        url === '/readyz/self' ? response.end() : socket.destroy(),
      );
      adapter.listen(0, '127.0.0.1');
      await once(adapter, 'listening');
      onTestFinished(() => void adapter.close());
      const { log, site } = await startCaddy({ ADAPTERS: `127.0.0.1:${portOf(adapter)}` });
      const page = `http://localhost:${site}/reset-password?otp=mailed`;
      const response = await fetch(page, { method: 'POST', body: 'x', headers: { referer: page } });
      expect(response.status).toBe(502);
      await expect.poll(() => log.text).toContain('http.log.error');
      expect(log.text).not.toMatch(/mailed|reset-password/);
    },
  );

  it('uses exactly the variables that compose.yaml sets', () => {
    const text = readFileSync(join(deployFolder, 'Caddyfile'), 'utf8');
    const usedVariables = [...text.matchAll(/\{\$(\w+):[^}]+\}/g)].map(([, name = '']) => name);
    expect(usedVariables.sort()).toEqual(Object.keys(services.caddy?.environment ?? {}).sort());
  });
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

describe.each(['adapter', 'gateway'])('deploy/choose-life-%s.service', workspace => {
  const file = join(deployFolder, `choose-life-${workspace}.service`);
  const unit = readFileSync(file, 'utf8');

  it('still accepts calls during a stop for longer than the health check interval of the load balancer', () => {
    const interval = /health_interval (\d+)s/.exec(
      readFileSync(join(deployFolder, 'Caddyfile'), 'utf8'),
    )?.[1];
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

  it('allows at least 60 seconds for a stop, since running calls take up to 40 seconds', () => {
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThanOrEqual(60);
  });

  // The threshold is in tenths: systemd rates an exposure level of at most 2.0 as OK.
  const args = ['security', '--offline=yes', '--threshold=20', file];
  it.skipIf(!hasSystemd)(
    `is rated OK by systemd-analyze security${hasSystemd ? '' : ' (skipped: no systemd)'}`,
    () => {
      expect(String(execFileSync('systemd-analyze', args, { stdio: ['ignore', 'pipe', 'pipe'] }))).toMatch(
        /Overall exposure level .* OK/,
      );
    },
  );
});

describe('docs/operations.md, "Two of each on one machine"', () => {
  const text = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const [, section = ''] = /^### Two of each on one machine$(.*?)^##/ms.exec(text) ?? [];
  const blocks = [...section.matchAll(/^```(?:ini|sh)\n(.*?)^```/gms)].map(([, lines = '']) => lines);
  const variablesOf = (lines = '') =>
    Object.fromEntries(
      [...lines.matchAll(/^(?:Environment="?)?([A-Z]\w+)=([^"\n]+)"?$/gm)].map(([, ...pair]) => pair),
    );
  const [gateway, adapter, adapterFile, caddy] = blocks.map(variablesOf);

  it('gives each server a valid configuration, with the addresses that Caddy uses', () => {
    const secondGateway = readGatewayConfig(gateway ?? {});
    const secondAdapter = readAdapterConfig({
      KNOWN_BROWSER_KEY: requiredVariables.KNOWN_BROWSER_KEY,
      ...adapter,
      ...adapterFile,
    });
    expect(secondGateway).toHaveProperty('config.port', 4011);
    expect(secondAdapter).toHaveProperty('config.port', 4001);
    expect(secondAdapter).toHaveProperty('config.gateway.origin', 'http://127.0.0.1:8080');
    expect(caddy).toEqual({
      ADAPTERS: '127.0.0.1:4000 127.0.0.1:4001',
      GATEWAYS: '127.0.0.1:4010 127.0.0.1:4011',
    });
  });
});
