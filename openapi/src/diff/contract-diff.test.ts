import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { contractDiff } from './contract-diff.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const committed = join(root, 'openapi/gateway.openapi.json');
const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The command in this process. */
const diff = (...args: string[]) => contractDiff(args);

/** The committed document with some of its text replaced, in a file. */
const changed = async (name: string, change: (text: string) => string) => {
  const text = await readFile(committed, 'utf8');
  const path = join(folder, `${name}.json`);
  writeFileSync(path, change(text));
  expect(change(text), 'the change changes something').not.toBe(text);
  return path;
};

describe('npm run contract-diff', () => {
  it('is a process that finds nothing between a document and itself', () => {
    const command = join(root, 'openapi/src/diff/contract-diff.ts');
    const run = spawnSync(process.execPath, [command, committed, committed], { encoding: 'utf8' });
    expect(run).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('No difference.') });
  });

  it('names verdict, place, procedure and interactions of a read member that may be missing', async () => {
    const optional = await changed('optional', text =>
      text.replace(/("targetAge": \{[\s\S]*?"required": \[\s*)"targetAge",\s*/, '$1'),
    );
    const { code, out } = diff(committed, optional);
    expect(code).toBe(1);
    expect(out).toMatch(/^breaking +answer 200 data\.targetAge +may be missing from now on$/m);
    expect(out).toContain('procedures: hra.getReportData');
    expect(out).toContain('interactions: hra.getReportData, accepted');
    expect(out).not.toContain('hra.getReportData, refused');
    expect(out).toMatch(/^1 breaking, 0 drift-only, 0 safe\. Procedures touched: 1; interactions: \d+\.$/m);
  });

  it('judges for gateways when asked to: the same change the other way round', async () => {
    const optional = join(folder, 'optional.json');
    expect(diff('--for', 'gateways', committed, optional)).toMatchObject({ code: 0 });
    expect(diff('--for', 'gateways', optional, committed)).toMatchObject({ code: 1 });
    expect(diff(optional, committed)).toMatchObject({ code: 0 });
  });

  it('counts a new member of an answer as drift, and ends with 0', async () => {
    const richer = await changed('richer', text =>
      text.replaceAll('"companyName": {', '"companyLogo": { "type": "string" }, "companyName": {'),
    );
    const { code, out } = diff('--json', committed, richer);
    const { counts, changes } = JSON.parse(out);
    expect([code, counts.breaking]).toEqual([0, 0]);
    expect(changes[0]).toMatchObject({
      call: 'company.readByCompanyId',
      place: expect.stringMatching(/companyLogo$/),
      callers: 'drift-only',
      gateways: 'safe',
      interactions: expect.arrayContaining(['company.readByCompanyId, accepted']),
    });
  });

  it('says in one line what is the same for every procedure', async () => {
    const moved = await changed('moved', text =>
      text.replace('"name": "Authorization"', '"name": "X-Token"'),
    );
    const { code, out } = diff(committed, moved);
    expect(code).toBe(1);
    expect(out.match(/X-Token/g)).toHaveLength(1);
    expect(out).toMatch(/procedures: \S+; \S+; \S+; and \d+ more/);
  });

  it('compares two revisions of this repository', async () => {
    const log = spawnSync('git', ['log', '--format=%H', '--', committed], { cwd: root, encoding: 'utf8' });
    const revisions = log.stdout.trim().split('\n');
    const [newest = '', oldest = ''] = [revisions[0], revisions.at(-1)];
    // An unpacked archive has no revisions, a shallow clone has one.
    if (log.status !== 0 || newest === oldest) return;
    const { code, out: report, err } = diff(oldest, newest);
    expect(err).toBe('');
    expect([0, 1]).toContain(code);
    expect(report).toMatch(/^\d+ breaking, \d+ drift-only, \d+ safe\./m);
    expect(diff(newest, newest)).toMatchObject({ code: 0 });
  });

  it.each<[what: string, args: string[], line: string]>([
    ['nothing', [], 'Usage: '],
    ['one side', [committed], 'Usage: '],
    ['three sides', [committed, committed, committed], 'Usage: '],
    ['an unknown switch', ['--loud', committed, committed], 'Usage: '],
    ['a third party', ['--for', 'people', committed, committed], 'Usage: '],
    [
      'what is neither file nor revision',
      [committed, 'no-such-thing'],
      'no-such-thing is neither a file nor a revision',
    ],
    ['another file', [committed, join(root, 'package.json')], 'is no OpenAPI document'],
    [
      'a folder without Pact files',
      ['--pacts', '/no/such/folder', committed, committed],
      'is no folder of Pact files',
    ],
    ['a folder of something else', ['--pacts', root, committed, committed], 'is no Pact file'],
  ])('ends with 2 and a line that helps for %s', (_what, args, line) => {
    const { code, out, err } = diff(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(line);
  });
});
