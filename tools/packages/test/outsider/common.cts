import client = require('@choose-life/client');
import saved = require('@choose-life/client/saved-answers');

/** The client in a CommonJS project, as Jest loads it too: the kind of a call that reaches no server, and the saved answers. */
async function lonelyCall(url: string): Promise<string[]> {
  const { authentication } = client.createChooseLifeClient({ url });
  const thrown: unknown = await authentication.userDetails.query().catch((error: unknown) => error);
  const answers = { appraiseRisksUserId: 'ada@example.test', hraQSexA: 'female' };
  return [client.gatewayErrorOf(thrown)?.kind ?? 'none', String(saved.savedAnswersOf(answers).general.sex)];
}

export = lonelyCall;
