import { errorKinds } from '@choose-life/contracts/gateway/error-kinds';
import { describe, expect, it } from 'vitest';
import { messageOf } from './fault-messages.ts';

describe('the message of a fault', () => {
  it.each(errorKinds)(
    'mentions a possible change for $kind only after a write with the outcome unknown',
    ({ kind }) => {
      const fault = { kind, outcome: 'unknown', repeat: 'no' } as const;
      const mention = 'Your change may have been made';
      expect(messageOf(fault, 'write')).toContain(mention);
      expect(messageOf(fault, 'read')).not.toContain(mention);
      expect(messageOf({ ...fault, outcome: 'not-sent' }, 'write')).not.toContain(mention);
    },
  );

  it('does not state that nothing was sent if the answer to a read found no memory', () => {
    const fault = { kind: 'OVERLOADED', repeat: 'no' } as const;
    expect(messageOf({ ...fault, outcome: 'not-sent' }, 'read')).toContain('Nothing was sent');
    expect(messageOf({ ...fault, outcome: 'unknown' }, 'read')).not.toContain('Nothing was sent');
  });
});
