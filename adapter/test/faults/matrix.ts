import { isDeepStrictEqual } from 'node:util';
import type { OperationId } from '@choose-life/contracts/gateway/operations';
import { good, startFaultGateway } from './fault-gateway.ts';
import { type CallOutcome, oneByOne, startFaultSetup, testToken, together } from './fault-setup.ts';
import type { Expected, Variant } from './variant.ts';

/**
 * Makes the calls under a variant's fault and compares the results. A call that cannot have the fault is not made.
 * @returns what is wrong, call by call; nothing where all is as it must be
 */
export async function wrongUnder(
  variant: Variant,
  calls: readonly OperationId[],
  goodAnswers: ReadonlyMap<OperationId, CallOutcome>,
): Promise<string[]> {
  const gateway = await (variant.gateway?.() ?? startFaultGateway(variant.act ?? good));
  const setup = await startFaultSetup(gateway, variant);
  try {
    const made = calls.filter(call => variant.expect(call) !== null);
    const sequence = variant.sequence ?? (variant.isHeavy ? oneByOne : together);
    const got = await sequence(setup, made);
    if (setup.log.some(line => line.includes(testToken))) return ['the log holds the token'];
    return made.flatMap(call => {
      const expected = variant.expect(call);
      const result = got.get(call);
      const wrong = expected && result && whatIsWrong(variant, expected, result, goodAnswers.get(call));
      return wrong ? [`${call}: ${wrong}`] : [];
    });
  } finally {
    await setup.stop();
  }
}

/** The answer of each call without a fault: a success under a fault must be the same. */
export async function readGoodAnswers(calls: readonly OperationId[]): Promise<Map<OperationId, CallOutcome>> {
  const setup = await startFaultSetup(await startFaultGateway(good), {});
  const got = await together(setup, calls);
  await setup.stop();
  for (const [call, { kind, text }] of got) {
    if (kind !== 'OK') throw new Error(`${call} fails without any fault: ${text}`);
  }
  return got;
}

/** Words of the gateway that no caller may be shown. */
const foreign = new RegExp(`${testToken}|<html>|169\\.254|Internal server error|not a valid key`);

function whatIsWrong(
  variant: Variant,
  expected: Expected,
  got: CallOutcome,
  goodAnswer: CallOutcome | undefined,
): string | null {
  const wanted = `${expected.kind}/${expected.outcome}/${expected.tries}`;
  const came = `${got.kind}/${got.outcome}/${got.tries}`;
  if (came !== wanted) return `${came} in place of ${wanted}`;
  if (expected.kind !== 'OK') return foreign.test(got.text) ? 'words of the gateway come through' : null;
  if (variant.isOtherAnswer || !goodAnswer) return null;
  return isDeepStrictEqual(JSON.parse(got.text), JSON.parse(goodAnswer.text))
    ? null
    : 'another answer than the good one';
}
