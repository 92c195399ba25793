import { describe, expect, it } from 'vitest';
import { textInState } from './navigation-state.ts';

describe('navigation state', () => {
  it('gives the e-mail that a form put there', () => {
    expect(textInState({ userEmail: 'ada@example.test' }, 'userEmail')).toBe('ada@example.test');
  });

  it.each([null, undefined, 'text', 7, {}, { userEmail: '' }, { userEmail: 7 }, []])(
    'is calm about %j',
    state => {
      expect(textInState(state, 'userEmail')).toBeNull();
    },
  );
});
