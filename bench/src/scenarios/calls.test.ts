import { describe, expect, it } from 'vitest';
import { plansOf, readSettings } from './calls.ts';

const planned = (...args: string[]) =>
  plansOf(readSettings(args)).map(({ call, connections, kind }) => `${call.name} ${kind} ${connections}`);

describe('settings of the bench', () => {
  it('measure everything when nothing is named, the largest answers last under the main load', () => {
    expect(readSettings([]).narrowed).toBe(false);
    const main = planned().filter(plan => plan.endsWith(' 32'));
    expect(main).toContain('save extra 32');
    expect(main.at(-1)).toBe('pdf-10mb exact 32');
  });

  it('measure typical calls alone under other loads', () => {
    const others = planned().filter(plan => !plan.endsWith(' 32'));
    expect(others).toContain('login exact 256');
    expect(others).not.toContain('save exact 256');
  });

  it('narrow a run to what is named, under every load that is', () => {
    const args = ['--calls', 'save', '--connections', '1,32'];
    expect(readSettings(args).narrowed).toBe(true);
    expect(planned(...args)).toEqual(['save exact 32', 'save extra 32', 'save exact 1']);
  });

  it('keep LIMIT, of which the others are multiples', () => {
    const { servers } = readSettings(['--servers', 'adapter']);
    expect(servers.map(({ name }) => name)).toEqual(['LIMIT', 'adapter']);
  });

  it('name what there is when a name is not known', () => {
    expect(() => readSettings(['--calls', 'logon'])).toThrow(/no logon; there are login,/);
  });
});
