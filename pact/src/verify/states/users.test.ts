import { expect, it } from 'vitest';
import { jsonMailbox } from './users.ts';

it.each([
  ['decodes a code with percent-encoding', 'https://example.test/?email=x&otp=a%2Bb Bye!', 'a+b'],
  [
    'leaves a code with invalid percent-encoding unchanged',
    'https://example.test/?email=x&otp=50% Bye!',
    '50%',
  ],
  ['finds the code of a link in HTML', '<a href="https://example.test/?email=x&amp;otp=a1">Reset</a>', 'a1'],
])('the mailbox %s', async (_, text, code) => {
  // The mailbox compares addresses without regard to upper and lower case.
  const message = { to: 'Ada@example.test', text };
  const mailbox = jsonMailbox({
    send: async () => ({ status: 200, value: [message] }),
    close: async () => {},
  });
  expect(await mailbox.codeFor('ada@example.test')).toBe(code);
});
