import { describe, expect, it } from 'vitest';
import { defaultConfig, readConfig } from './config.ts';

describe('configuration of the server', () => {
  it.each([null, undefined, 'text', 7, [], {}])('falls back to the defaults for %j', answer => {
    expect(readConfig(answer)).toEqual(defaultConfig);
  });

  it('takes what is well formed and leaves the rest', () => {
    const answer = {
      embeddedGateway: true,
      mailbox: 'yes',
      clientIdDashboard: 'a',
      clientIdReports: 7,
      helpLines: ['112', 7],
      idleMinutes: 5,
    };
    expect(readConfig(answer)).toEqual({
      ...defaultConfig,
      embeddedGateway: true,
      clientIdDashboard: 'a',
      helpLines: ['112'],
      idleMinutes: 5,
    });
  });
});
