import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { buildDocument } from './build-document.ts';

/** An empty folder, in which Redocly finds no configuration and no list of exceptions. */
const folder = mkdtempSync(join(tmpdir(), 'choose-life-lint-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const redocly = fileURLToPath(new URL('../../node_modules/@redocly/cli/bin/cli.js', import.meta.url));

/** Checks documents with Redocly's recommended rules, all of them as errors, without telemetry and without the check for a newer version. */
function lint(...files: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [redocly, 'lint', ...files, '--extends=recommended-strict'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  return { status, output: `${stdout}${stderr}` };
}

describe('redocly lint', () => {
  it('reports no problem in the documents of the gateway and the adapter', () => {
    const documents = ['gateway', 'adapter'].map(name =>
      fileURLToPath(new URL(`../${name}.openapi.json`, import.meta.url)),
    );
    const { status, output } = lint(...documents);
    expect(output).toContain('Your API descriptions are valid');
    expect(status).toBe(0);
  });

  /** For each rule, a replacement in the document that violates it. */
  const defects: [rule: string, pattern: RegExp, replacement: string][] = [
    ['operation-4xx-response', /"4(\d\d)":\{/g, '"3$1":{'],
    ['no-server-example.com', /chooselife\.example/g, 'example.com'],
    ['path-parameters-defined', /"\/company\/read-by-company-id\/\{companyId\}"/, '"/company/{id}"'],
  ];
  it(`reports violations of ${defects.map(([rule]) => rule).join(', ')}`, () => {
    let text = JSON.stringify(buildDocument());
    for (const [, pattern, replacement] of defects) text = text.replace(pattern, replacement);
    const file = join(folder, 'damaged.json');
    writeFileSync(file, text);
    const { status, output } = lint(file);
    for (const [rule] of defects) expect(output).toContain(rule);
    expect(status).toBe(1);
  });
});
