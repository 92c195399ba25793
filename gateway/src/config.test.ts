import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('configuration', () => {
  it('needs no variable at all', () => {
    expect(readConfig({})).toEqual({
      config: {
        port: 4010,
        host: '127.0.0.1',
        publicUrl: 'http://127.0.0.1:4000',
        databaseUrl: undefined,
        dataDir: '.data',
        smtpUrl: undefined,
        mailFrom: 'no-reply@chooselife.example',
        helpLines: [],
        logLevel: 'info',
      },
    });
  });

  it.each([
    [{ PORT: '5000' }, { publicUrl: 'http://127.0.0.1:5000' }],
    [{ PUBLIC_URL: 'https://life.example/' }, { publicUrl: 'https://life.example' }],
    [
      { PUBLIC_URL: '', DATABASE_URL: '' },
      { publicUrl: 'http://127.0.0.1:4000', databaseUrl: undefined },
    ],
    [{ HELP_LINES: 'Helper A: 123; Helper B ;' }, { helpLines: ['Helper A: 123', 'Helper B'] }],
  ])('reads %j', (env, expected) => {
    expect(readConfig(env)).toMatchObject({ config: expected });
  });

  it.each([
    ['EMBEDDED_GATEWAY_PORT', '70000'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['DATABASE_URL', 'sqlite:file'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'nobody'],
  ])('names a wrong %s and keeps its value to itself', (name, value) => {
    const read = readConfig({ [name]: value, LOG_LEVEL: 'loud' });
    expect(read).toEqual({ faults: [expect.stringContaining(name), expect.stringContaining('LOG_LEVEL')] });
    expect(JSON.stringify(read)).not.toContain(value);
  });
});
