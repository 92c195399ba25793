import { describe, expect, it } from 'vitest';
import { transportFault } from './transport-fault.ts';

const error = (code: string) => Object.assign(new Error('with a secret in it'), { code });

describe('a transport fault', () => {
  it('is MISCONFIGURED for a forbidden address and UNREACHABLE for an unreachable one, with nothing sent', () => {
    const here = { connecting: true, endedBy: null };
    const misled = {
      kind: 'MISCONFIGURED',
      outcome: 'not-sent',
      repeat: 'no',
      detail: 'ERR_FORBIDDEN_ADDRESS',
    };
    expect(transportFault(error('ERR_FORBIDDEN_ADDRESS'), here)).toEqual(misled);
    const away = { kind: 'UNREACHABLE', outcome: 'not-sent', repeat: 'yes' };
    expect(transportFault(error('EHOSTUNREACH'), here)).toMatchObject(away);
  });

  it('contains no text of an unknown error', () => {
    for (const foreign of [error('not a code: secret'), new Error('secret'), 'secret', null]) {
      expect(JSON.stringify(transportFault(foreign, { connecting: false, endedBy: null }))).not.toContain(
        'secret',
      );
    }
  });
});
