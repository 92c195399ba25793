import { expect, it } from 'vitest';
import { interactionNamed } from '../../test/support/interaction-named.ts';
import { runOnAnswer } from '../../test/support/run-on-answer.ts';

it.each([
  ['content.readByContentId', 18],
  ['user.update', 31],
])(
  'an answer to %s that is later than the adapter waits is told by name, with what to do',
  async (call, seconds) => {
    const late = { kind: 'TIMEOUT', outcome: 'unknown', repeat: 'yes' } as const;
    const interaction = interactionNamed(`${call}, session expired`);
    expect(await runOnAnswer(interaction, { ok: false, fault: late }, true)).toMatchObject({
      gap: true,
      reason: expect.stringMatching(new RegExp(`TIMEOUT: no answer within ${seconds} s, .* Answer sooner`)),
    });
  },
);

it('expiry that is told by another code is named, with the code to answer', async () => {
  const bytes = Buffer.from('{"responseCode":"07","responseMessage":"Log in, please."}');
  const refusal = { status: 200, headers: { 'content-type': 'application/json' }, bytes };
  const interaction = interactionNamed('company.readByCompanyId, session expired');
  expect(await runOnAnswer(interaction, { ok: true, value: refusal }, true)).toMatchObject({
    kind: 'broken',
    finding: {
      differences: [
        'responseCode: expected an expired session, which code 22 tells (s.4, s.8), got a refusal ("07")',
      ],
    },
  });
  // A token that nobody was given is all that there is without state handlers.
  expect(await runOnAnswer(interaction, { ok: true, value: refusal }, false)).toMatchObject({
    kind: 'advised',
    advice: { severity: 'high', means: expect.stringMatching(/a refusal \("07"\), .*: answer code 22/) },
  });
});
