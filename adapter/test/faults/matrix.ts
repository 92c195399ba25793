import { isDeepStrictEqual } from 'node:util';
import type { OperationId } from '@choose-life/contracts/gateway/operations';
import { good } from './acts.ts';
import { oneByOne, together } from './drives.ts';
import { startFaultGateway } from './fault-gateway.ts';
import { type Got, heldToken, startStand } from './stand.ts';
import type { Expected, Variant } from './variant.ts';

/** One call under one fault. */
export interface Cell {
  readonly call: OperationId;
  readonly expected: Expected;
  readonly got: Got;
  /** What is wrong; null where all is as it must be. */
  readonly wrong: string | null;
}

/** Makes the calls under a variant's fault and compares. A call that has no such answer has no cell. */
export async function runVariant(
  variant: Variant,
  calls: readonly OperationId[],
  goodAnswers: ReadonlyMap<OperationId, Got>,
): Promise<Cell[]> {
  const gateway = await (variant.gateway?.() ?? startFaultGateway(variant.act ?? good));
  const stand = await startStand(gateway, variant);
  try {
    const asked = calls.filter(call => variant.expect(call) !== null);
    const drive = variant.drive ?? (variant.isHeavy ? oneByOne : together);
    const got = await drive(stand, asked);
    const leaks = stand.log.some(line => line.includes(heldToken));
    return asked.flatMap(call => {
      const expected = variant.expect(call);
      const result = got.get(call);
      if (!expected || !result) return [];
      const wrong = leaks
        ? 'the log holds the token'
        : whatIsWrong(variant, expected, result, goodAnswers.get(call));
      return [{ call, expected, got: result, wrong }];
    });
  } finally {
    await stand.stop();
  }
}

/** What each call answers while the gateway is well: a success under a fault must be the same. */
export async function readGoodAnswers(calls: readonly OperationId[]): Promise<Map<OperationId, Got>> {
  const stand = await startStand(await startFaultGateway(good), {});
  const got = await together(stand, calls);
  await stand.stop();
  for (const [call, { kind, text }] of got) {
    if (kind !== 'OK') throw new Error(`${call} fails without any fault: ${text}`);
  }
  return got;
}

/** Words of the gateway that no caller may be shown. */
const foreign = new RegExp(`${heldToken}|<html>|169\\.254|Internal server error|not a valid key`);

function whatIsWrong(
  variant: Variant,
  expected: Expected,
  got: Got,
  goodAnswer: Got | undefined,
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
