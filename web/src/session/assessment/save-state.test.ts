import { describe, expect, it } from 'vitest';
import { isQuietFault, isReportedFault, saveStateOfFault } from './save-state.ts';

describe('save state', () => {
  it.each([
    ['SESSION_EXPIRED', 'refused', true, 'no-auth'],
    ['SESSION_EXPIRED', 'refused', false, 'no-auth'],
    ['UNREACHABLE', 'not-sent', true, 'failure'],
    ['REJECTED', 'refused', true, 'failure'],
    ['TIMEOUT', 'unknown', true, 'unknown'],
    ['UPSTREAM_ERROR', 'unknown', true, 'unknown'],
    ['UNREACHABLE', 'unknown', false, 'client-failure'],
  ] as const)('after %s (%s, online %s) is %s', (kind, outcome, online, state) => {
    const attempt = new Date();
    const fault = { kind, outcome, message: '', requestId: '' };
    for (const quiet of [false, true]) {
      const after = saveStateOfFault(fault, online, { attempt, quiet });
      expect(after).toMatchObject({ kind: state, quiet });
      expect([isReportedFault(after), isQuietFault(after)]).toEqual([!quiet, quiet]);
    }
  });
});
