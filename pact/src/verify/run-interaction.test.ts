import { describe, expect, it } from 'vitest';
import { interactionNamed } from '../../test/support/interaction-named.ts';
import { runInteractionWithAnswer } from '../../test/support/run-interaction-with-answer.ts';

// The adapter waits at most 18 seconds for the answer to a read, and 31 seconds for the answer to a write.
it.each([
  ['content.readByContentId', 18],
  ['user.update', 31],
])(
  'a timeout of %s is a gap of the run, and its reason contains the %i seconds that the adapter waits',
  async (call, seconds) => {
    const timeout = { kind: 'TIMEOUT', outcome: 'unknown', repeat: 'yes' } as const;
    const interaction = interactionNamed(`${call}, session expired`);
    expect(
      await runInteractionWithAnswer(interaction, { ok: false, fault: timeout }, { hasStateHandlers: true }),
    ).toMatchObject({
      isGap: true,
      reason: expect.stringMatching(new RegExp(`TIMEOUT: no answer within ${seconds} s, .* Answer sooner`)),
    });
  },
);

describe('a refusal with a code other than 22, where an expired session is expected', () => {
  const bytes = Buffer.from('{"responseCode":"07","responseMessage":"Log in, please."}');
  const refusal = { status: 200, headers: { 'content-type': 'application/json' }, bytes };
  const interaction = interactionNamed('company.readByCompanyId, session expired');

  it('breaks the contract if a state handler has set up the expired session', async () => {
    expect(
      await runInteractionWithAnswer(interaction, { ok: true, value: refusal }, { hasStateHandlers: true }),
    ).toMatchObject({
      kind: 'broken',
      finding: {
        differences: [
          'responseCode: expected an expired session, which has code 22 (s.4, s.8), got a refusal ("07")',
        ],
      },
    });
  });

  it('leads to advice if the token is only made up', async () => {
    expect(
      await runInteractionWithAnswer(interaction, { ok: true, value: refusal }, { hasStateHandlers: false }),
    ).toMatchObject({
      kind: 'advised',
      advice: {
        severity: 'high',
        consequence: expect.stringMatching(/a refusal \("07"\), .*: answer code 22/),
      },
    });
  });
});
