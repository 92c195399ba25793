import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import advisories from './advisories.json' with { type: 'json' };
import type { Lockfile } from './lockfile.ts';
import { advisoryFaults } from './test/advisory-faults.ts';

const installed = (version: string, folder = 'node_modules/undici') =>
  advisoryFaults({ packages: { [folder]: { version } } }, [
    { package: 'undici', advisories: ['CVE-1'], fixedIn: ['7.30.2', '8.12.4'] },
  ]);

describe('packages with known faults', () => {
  it('are not in the lockfile', () => {
    const text = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
    // npm writes it in this form.
    expect(advisoryFaults(JSON.parse(text) as Lockfile, advisories)).toEqual([]);
  });

  it.each(['5.28.4', '6.99.0', '7.30.1', '7.9.9', '8.12.3'])('are refused: %s', version => {
    expect(installed(version)).toEqual([`node_modules/undici ${version} has CVE-1: fixed in 7.30.2, 8.12.4`]);
  });

  it.each(['7.30.2', '7.100.0', '8.12.4', '8.13.0', '9.0.0'])('pass once they are fixed: %s', version => {
    expect(installed(version)).toEqual([]);
  });

  it('are found wherever they are installed', () => {
    expect(installed('8.0.0', 'web/node_modules/vite/node_modules/undici')).toHaveLength(1);
    expect(installed('8.0.0', 'node_modules/@example/undici')).toEqual([]);
  });
});
