import { describe, expect, it } from 'vitest';
import { plansOf, readSettings } from './calls.ts';

const planned = (...args: string[]) =>
  plansOf(readSettings(args).calls).map(({ call, kind }) => `${call.name} ${kind}`);

describe('settings of the bench', () => {
  it('measure everything by default, each call with its kinds of answers', () => {
    expect(readSettings([]).isNarrowed).toBe(false);
    expect(planned()).toEqual(expect.arrayContaining(['save exact', 'save extra', 'pdf exact']));
    expect(planned()).not.toContain('pdf extra');
  });

  it('select calls, servers and answers', () => {
    const args = ['--calls', 'save', '--connections', '256'];
    expect(readSettings(args)).toMatchObject({ isNarrowed: true, connections: 256 });
    expect(planned(...args)).toEqual(['save exact', 'save extra']);
  });

  it('always include LIMIT, since the others are multiples of it', () => {
    const { servers } = readSettings(['--servers', 'adapter']);
    expect(servers.map(({ name }) => name)).toEqual(['LIMIT', 'adapter']);
  });

  it('list the known names after an unknown name', () => {
    expect(() => readSettings(['--calls', 'logon'])).toThrow(/no logon; there are login,/);
  });
});
