import { describe, expect, it } from 'vitest';
import { plansOf, readSettings } from './calls.ts';

/** The calls and kinds of answers that a run measures. An `extra` answer also has members that the adapter removes; a PDF has no `extra`. */
const planned = (...args: string[]) =>
  plansOf(readSettings(args).calls).map(({ call, kind }) => `${call.name} ${kind}`);

describe('the settings of a run', () => {
  it('selects every call with each of its kinds of answers by default', () => {
    expect(readSettings([]).hasOptions).toBe(false);
    expect(planned()).toEqual(expect.arrayContaining(['save exact', 'save extra', 'pdf exact']));
    expect(planned()).not.toContain('pdf extra');
  });

  it('restricts a run to the named calls', () => {
    const args = ['--calls', 'save', '--connections', '256'];
    expect(readSettings(args)).toMatchObject({ hasOptions: true, connections: 256 });
    expect(planned(...args)).toEqual(['save exact', 'save extra']);
  });

  it('adds LIMIT to the named servers, because all figures are multiples of its figures', () => {
    const { servers } = readSettings(['--servers', 'adapter']);
    expect(servers.map(({ name }) => name)).toEqual(['LIMIT', 'adapter']);
  });

  it('throws for an unknown name, with a list of the known names', () => {
    expect(() => readSettings(['--calls', 'logon'])).toThrow(/unknown name logon\. Known names: login,/);
  });
});
