import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const command = join(root, 'openapi/src/diff/run.ts');
const committed = join(root, 'openapi/gateway.openapi.json');
const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (program: string, args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>(resolve => {
    const child = execFile(program, args, { cwd: root, maxBuffer: 2 ** 26 }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
const diff = (...args: string[]) => run(process.execPath, [command, ...args]);

/** The committed document with some of its text replaced, in a file. */
const changed = async (name: string, change: (text: string) => string) => {
  const text = await readFile(committed, 'utf8');
  const path = join(folder, `${name}.json`);
  writeFileSync(path, change(text));
  expect(change(text), 'the change changes something').not.toBe(text);
  return path;
};

describe('npm run contract-diff', () => {
  it('finds nothing between a document and itself', async () => {
    const { code, out } = await diff(committed, committed);
    expect([code, out]).toEqual([0, expect.stringContaining('No difference.')]);
  });

  it('names verdict, place, procedure and interactions of a read member that may be missing', async () => {
    const optional = await changed('optional', text =>
      text.replace(/("targetAge": \{[\s\S]*?"required": \[\s*)"targetAge",\s*/, '$1'),
    );
    const { code, out } = await diff(committed, optional);
    expect(code).toBe(1);
    expect(out).toMatch(/^breaking +answer 200 data\.targetAge +may be missing from now on$/m);
    expect(out).toContain('procedures: hra.getReportData');
    expect(out).toContain('interactions: hra.getReportData, accepted');
    expect(out).not.toContain('hra.getReportData, refused');
    expect(out).toMatch(/^1 breaking, 0 drift-only, 0 safe\. Procedures touched: 1; interactions: \d+\.$/m);
  });

  it('judges for gateways when asked to: the same change the other way round', async () => {
    const optional = join(folder, 'optional.json');
    expect(await diff('--for', 'gateways', committed, optional)).toMatchObject({ code: 0 });
    expect(await diff('--for', 'gateways', optional, committed)).toMatchObject({ code: 1 });
    expect(await diff(optional, committed)).toMatchObject({ code: 0 });
  });

  it('counts a new member of an answer as drift, and ends with 0', async () => {
    const richer = await changed('richer', text =>
      text.replaceAll('"companyName": {', '"companyLogo": { "type": "string" }, "companyName": {'),
    );
    const { code, out } = await diff('--json', committed, richer);
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
    const { code, out } = await diff(committed, moved);
    expect(code).toBe(1);
    expect(out.match(/X-Token/g)).toHaveLength(1);
    expect(out).toMatch(/procedures: \S+; \S+; \S+; and \d+ more/);
  });

  it('compares two revisions of this repository', async () => {
    const { code: isRepository, out } = await run('git', [
      'log',
      '--format=%H',
      '--',
      'openapi/gateway.openapi.json',
    ]);
    const revisions = out.trim().split('\n');
    const [newest = '', oldest = ''] = [revisions[0], revisions.at(-1)];
    // An unpacked archive has no revisions, a shallow clone has one.
    if (isRepository !== 0 || newest === oldest) return;
    const { code, out: report, err } = await diff(oldest, newest);
    expect(err).toBe('');
    expect([0, 1]).toContain(code);
    expect(report).toMatch(/^\d+ breaking, \d+ drift-only, \d+ safe\./m);
    expect(await diff(newest, newest)).toMatchObject({ code: 0 });
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
  ])('ends with 2 and a line that helps for %s', async (_what, args, line) => {
    const { code, out, err } = await diff(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(line);
  });
});
