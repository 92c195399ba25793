import { expect, it } from 'vitest';
import { jsonMailbox } from './users.ts';

it.each([
  ['decodes a code with percent-encoding', 'a%2Bb', 'a+b'],
  ['leaves a code with invalid percent-encoding unchanged', '50%', '50%'],
])('the mailbox %s', async (_, codeInLink, code) => {
  const message = { to: 'Ada@example.test', text: `https://example.test/?email=x&otp=${codeInLink} Bye!` };
  const mailbox = jsonMailbox({
    send: async () => ({ status: 200, value: [message] }),
    close: async () => {},
  });
  expect(await mailbox.codeFor('ada@example.test')).toBe(code);
});
