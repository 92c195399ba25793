import { describe, expect, it } from 'vitest';
import { plansOf } from './measure/rows.ts';
import { readSettings } from './settings.ts';

const planned = (env: NodeJS.ProcessEnv) =>
  plansOf(readSettings(env)).map(({ call, connections, kind }) => `${call.name} ${kind} ${connections}`);

describe('settings of the bench', () => {
  it('measure everything when nothing is named, the largest answers last under the main load', () => {
    expect(readSettings({}).narrowed).toBe(false);
    const main = planned({}).filter(plan => plan.endsWith(' 32'));
    expect(main).toContain('save extra 32');
    expect(main.at(-1)).toBe('pdf-10mb exact 32');
  });

  it('measure typical calls alone under other loads', () => {
    const others = planned({}).filter(plan => !plan.endsWith(' 32'));
    expect(others).toContain('login exact 256');
    expect(others).not.toContain('save exact 256');
  });

  it('narrow a run to what is named, under every load that is', () => {
    const env = { BENCH_CALLS: 'save', BENCH_CONNECTIONS: '1,32' };
    expect(readSettings(env).narrowed).toBe(true);
    expect(planned(env)).toEqual(['save exact 32', 'save extra 32', 'save exact 1']);
  });

  it('keep LIMIT, of which the others are multiples', () => {
    const { servers } = readSettings({ BENCH_SERVERS: 'adapter' });
    expect(servers.map(({ name }) => name)).toEqual(['LIMIT', 'adapter']);
  });

  it('name what there is when a name is not known', () => {
    expect(() => readSettings({ BENCH_CALLS: 'logon' })).toThrow(/no logon; there are login,/);
  });

  it('refuse a length of time that is none', () => {
    expect(() => readSettings({ BENCH_SECONDS: 'two' })).toThrow('BENCH_SECONDS');
  });
});
