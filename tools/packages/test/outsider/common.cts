import client = require('@choose-life/client');
import saved = require('@choose-life/client/saved-answers');

/** What a project of CommonJS gets, as Jest loads it too: the kind of a call that reaches nobody, and what was saved. */
async function lonelyCall(url: string): Promise<string[]> {
  const { authentication } = client.createChooseLifeClient({ url });
  const thrown: unknown = await authentication.userDetails.query().catch((error: unknown) => error);
  const answers = { appraiseRisksUserId: 'ada@example.test', hraQSexA: 'female' };
  return [client.gatewayErrorOf(thrown)?.kind ?? 'none', String(saved.savedAnswersOf(answers).general.sex)];
}

export = lonelyCall;
