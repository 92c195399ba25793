import type { Fault, Result } from '@choose-life/gateway-client/fault';
import type { RawAnswer } from '@choose-life/gateway-client/read/raw-answer';
import { expect, it } from 'vitest';
import { interactions } from '../interactions/interactions.ts';
import { createRedactor } from './redactor.ts';
import { runInteraction } from './run-interaction.ts';

/** The verdict on an answer to a call whose state holds. */
function verdictOn(name: string, answer: Result<RawAnswer, Fault>, exact: boolean) {
  const interaction = interactions.find(each => each.name === name);
  if (interaction === undefined) throw new Error(`there is no ${name}`);
  return runInteraction(interaction, {
    connection: { send: async () => answer, close: async () => {} },
    states: {
      exact,
      missingValueReason: missing => missing,
      setUp: async () => ({ kind: 'reached', values: { token: 'a-token', companyId: 'company-1' } }),
      tearDown: async () => {},
      finish: async () => [],
    },
    redactor: createRedactor(),
    gatewayUrl: 'https://gateway.example.com/api',
    stageOf: () => 'prod',
  });
}

it.each([
  ['content.readByContentId', 18],
  ['user.update', 31],
])(
  'an answer to %s that is later than the adapter waits is told by name, with what to do',
  async (call, seconds) => {
    const late = { kind: 'TIMEOUT', outcome: 'unknown', repeat: 'yes' } as const;
    const name = `${call}, session expired`;
    expect(await verdictOn(name, { ok: false, fault: late }, true)).toMatchObject({
      gap: true,
      reason: expect.stringMatching(new RegExp(`TIMEOUT: no answer within ${seconds} s, .* Answer sooner`)),
    });
  },
);

it('expiry that is told by another code is named, with the code to answer', async () => {
  const bytes = Buffer.from('{"responseCode":"07","responseMessage":"Log in, please."}');
  const refusal = { status: 200, headers: { 'content-type': 'application/json' }, bytes };
  const name = 'company.readByCompanyId, session expired';
  expect(await verdictOn(name, { ok: true, value: refusal }, true)).toMatchObject({
    kind: 'broken',
    finding: {
      differences: [
        'responseCode: expected an expired session, which code 22 tells (s.4, s.8), got a refusal ("07")',
      ],
    },
  });
  // A token that nobody was given is all that there is without state handlers.
  expect(await verdictOn(name, { ok: true, value: refusal }, false)).toMatchObject({
    kind: 'advised',
    advice: { severity: 'high', means: expect.stringMatching(/a refusal \("07"\), .*: answer code 22/) },
  });
});
