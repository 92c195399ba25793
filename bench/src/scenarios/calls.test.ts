import { describe, expect, it } from 'vitest';
import { plansOf, readSettings } from './calls.ts';

const planned = (...args: string[]) =>
  plansOf(readSettings(args).calls).map(({ call, kind }) => `${call.name} ${kind}`);

describe('settings of the bench', () => {
  it('measure everything when nothing is named, each call with the answers that it has', () => {
    expect(readSettings([]).isNarrowed).toBe(false);
    expect(planned()).toEqual(expect.arrayContaining(['save exact', 'save extra', 'pdf exact']));
    expect(planned()).not.toContain('pdf extra');
  });

  it('narrow a run to what is named', () => {
    const args = ['--calls', 'save', '--connections', '256'];
    expect(readSettings(args)).toMatchObject({ isNarrowed: true, connections: 256 });
    expect(planned(...args)).toEqual(['save exact', 'save extra']);
  });

  it('keep LIMIT, of which the others are multiples', () => {
    const { servers } = readSettings(['--servers', 'adapter']);
    expect(servers.map(({ name }) => name)).toEqual(['LIMIT', 'adapter']);
  });

  it('name what there is when a name is not known', () => {
    expect(() => readSettings(['--calls', 'logon'])).toThrow(/no logon; there are login,/);
  });
});
