import { describe, expect, it } from 'vitest';
import { interactionNamed } from '../../test/support/interaction-named.ts';
import { runOnAnswer } from '../../test/support/run-on-answer.ts';

// The adapter waits 18 seconds for the answer to a read, and 31 seconds for that to a write.
it.each([
  ['content.readByContentId', 18],
  ['user.update', 31],
])(
  'an answer to %s that does not arrive before the timeout of the adapter is a gap of the run, reported with the %i seconds',
  async (call, seconds) => {
    const late = { kind: 'TIMEOUT', outcome: 'unknown', repeat: 'yes' } as const;
    const interaction = interactionNamed(`${call}, session expired`);
    expect(await runOnAnswer(interaction, { ok: false, fault: late }, { isExact: true })).toMatchObject({
      isGap: true,
      reason: expect.stringMatching(new RegExp(`TIMEOUT: no answer within ${seconds} s, .* Answer sooner`)),
    });
  },
);

describe('a refusal of an expired token with another code than 22', () => {
  const bytes = Buffer.from('{"responseCode":"07","responseMessage":"Log in, please."}');
  const refusal = { status: 200, headers: { 'content-type': 'application/json' }, bytes };
  const interaction = interactionNamed('company.readByCompanyId, session expired');

  it('breaks the contract if state handlers have set up the expired session', async () => {
    expect(await runOnAnswer(interaction, { ok: true, value: refusal }, { isExact: true })).toMatchObject({
      kind: 'broken',
      finding: {
        differences: [
          'responseCode: expected an expired session, which has code 22 (s.4, s.8), got a refusal ("07")',
        ],
      },
    });
  });

  it('is advice if the token is only made up', async () => {
    expect(await runOnAnswer(interaction, { ok: true, value: refusal }, { isExact: false })).toMatchObject({
      kind: 'advised',
      advice: { severity: 'high', means: expect.stringMatching(/a refusal \("07"\), .*: answer code 22/) },
    });
  });
});
