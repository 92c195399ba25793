import { isDeepStrictEqual } from 'node:util';
import type { OperationId } from '@choose-life/contracts/gateway/operations';
import { answerCorrectly, startFaultGateway } from './fault-gateway.ts';
import { type CallOutcome, callAllAtOnce, callOneByOne, startFaultSetup, testToken } from './fault-setup.ts';
import type { Expected, Variant } from './variant.ts';

/**
 * Makes the calls while the fault of a variant occurs, and compares the results. A variant is one way in which a fault of docs/faults.md occurs.
 * A call that cannot have the fault is not made.
 * @returns a text for each problem: a call with another result than expected, no call that can have the fault, or a token in the log
 */
export async function checkVariant(
  variant: Variant,
  calls: readonly OperationId[],
  goodAnswers: ReadonlyMap<OperationId, CallOutcome>,
): Promise<string[]> {
  const applicable = calls.flatMap(call => {
    const expected = variant.expect(call);
    return expected === null ? [] : [{ call, expected }];
  });
  if (applicable.length === 0) return ['none of the calls can have the fault'];
  const gateway = await (variant.gateway?.() ?? startFaultGateway(variant.act ?? answerCorrectly));
  const setup = await startFaultSetup(gateway, variant);
  try {
    const sequence = variant.sequence ?? (variant.isHeavy ? callOneByOne : callAllAtOnce);
    const outcomes = await sequence(
      setup,
      applicable.map(({ call }) => call),
    );
    if (setup.log.some(line => line.includes(testToken))) return ['the log contains the token'];
    return applicable.flatMap(({ call, expected }) => {
      const outcome = outcomes.get(call);
      if (!outcome) return [`${call}: no outcome`];
      const difference = differenceOf(variant, expected, outcome, goodAnswers.get(call));
      return difference === null ? [] : [`${call}: ${difference}`];
    });
  } finally {
    await setup.stop();
  }
}

/** Reads the answer of each call from a gateway without a fault. A call that succeeds in spite of a fault must have the same answer. */
export async function readGoodAnswers(calls: readonly OperationId[]): Promise<Map<OperationId, CallOutcome>> {
  const setup = await startFaultSetup(await startFaultGateway(answerCorrectly), {});
  const outcomes = await callAllAtOnce(setup, calls);
  await setup.stop();
  for (const [call, { kind, text }] of outcomes) {
    if (kind !== 'OK') throw new Error(`${call} fails without any fault: ${text}`);
  }
  return outcomes;
}

/** Texts of the faulty answers in `lines/statuses.ts`. No error of the adapter may contain them. */
const gatewayTexts = new RegExp(`${testToken}|<html>|169\\.254|Internal server error|not a valid key`);

/** Describes how an outcome differs from the expected one; null if it does not differ. */
function differenceOf(
  variant: Variant,
  expected: Expected,
  actual: CallOutcome,
  goodAnswer: CallOutcome | undefined,
): string | null {
  const expectedText = `${expected.kind}/${expected.outcome}/${expected.tries}`;
  const actualText = `${actual.kind}/${actual.outcome}/${actual.tries}`;
  if (actualText !== expectedText) return `${actualText} instead of ${expectedText}`;
  if (expected.kind !== 'OK')
    return gatewayTexts.test(actual.text) ? 'the error contains a text of the gateway' : null;
  if (variant.isAnswerCompared === false) return null;
  if (!goodAnswer) return 'no answer without a fault to compare with';
  const isSame = isDeepStrictEqual(JSON.parse(actual.text), JSON.parse(goodAnswer.text));
  return isSame ? null : 'the answer differs from the answer without a fault';
}
