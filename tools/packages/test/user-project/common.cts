import client = require('@choose-life/client');
import saved = require('@choose-life/client/saved-answers');

/**
 * Uses the client in a CommonJS project, as Jest loads it too.
 * @param url an address at which no server listens
 * @returns the error kind of a call, and a saved answer
 */
async function callWithoutServer(url: string): Promise<string[]> {
  const { authentication } = client.createChooseLifeClient({ url });
  const thrown: unknown = await authentication.userDetails.query().catch((error: unknown) => error);
  const answers = { appraiseRisksUserId: 'ada@example.test', hraQSexA: 'female' };
  return [client.gatewayErrorOf(thrown)?.kind ?? 'none', String(saved.savedAnswersOf(answers).general.sex)];
}

export = callWithoutServer;
