import { type OperationId, operationIds } from '@choose-life/contracts/gateway/operations';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { checkVariant, readGoodAnswers } from './check-variant.ts';
import { answerCorrectly, startFaultGateway } from './fault-gateway.ts';
import { type CallOutcome, startFaultSetup } from './fault-setup.ts';
import { lines, nameOf, readPage, tableText } from './faults-table.ts';
import { createTrustedCertificate } from './unreachable.ts';
import type { Variant } from './variant.ts';

/** One call of each group of calls that have the same outcomes. `npm run test:long` makes all calls. */
const representativeCalls: readonly OperationId[] = [
  'authentication.login',
  'authentication.userDetails',
  'waitList.delete',
  'hra.saveAnswers',
  'hra.getReportPdf',
  'content.readContentLibrary',
];
const calls = inject('long') ? operationIds : representativeCalls;

let goodAnswers: Map<OperationId, CallOutcome>;
beforeAll(async () => {
  goodAnswers = await readGoodAnswers(calls);
});

const namedLines = lines.map(line => ({ name: nameOf(line), line }));
/** Whether a variant of the line has its own settings. Most of these are time limits, so the tests mostly wait, and run concurrently. */
const hasOwnSettings = ({ line }: (typeof namedLines)[number]) =>
  line.variants.some(({ settings }) => settings !== undefined);
/** The calls with which a variant is tested. A heavy variant is tested with one call, except in `npm run test:long`. */
const callsFor = (variant: Variant): readonly OperationId[] => {
  if (variant.isHeavy && !inject('long')) return calls.slice(0, 1);
  // A fault that only other calls can have, such as missing ages in a report, is tested with those calls.
  return calls.some(call => variant.expect(call) !== null) ? calls : operationIds;
};
const defineTests = ({ line }: (typeof namedLines)[number]) => {
  it.each(line.variants)('with the variant "$name" ends calls as docs/faults.md states', async variant => {
    expect(await checkVariant(variant, callsFor(variant), goodAnswers)).toEqual([]);
  });
};

describe.each(namedLines.filter(line => !hasOwnSettings(line)))('$name $line.title', defineTests);
describe.concurrent.each(namedLines.filter(hasOwnSettings))('$name $line.title', defineTests);

describe('docs/faults.md', () => {
  it('has the table that `node adapter/test/faults/faults-table.ts` writes', async () => {
    expect((await readPage()).table).toBe(tableText());
  });

  it('has exactly one line for each fault from F1 to F56', () => {
    const numbers = lines.flatMap(({ faults }) => faults).toSorted((one, other) => one - other);
    expect(numbers).toEqual(Array.from({ length: 56 }, (_, index) => index + 1));
  });
});

describe('startFaultGateway', () => {
  // Without this test, calls to a gateway with a wrong certificate could fail for a reason other than the certificate.
  it('starts a gateway that accepts calls over TLS if its certificate is correct', async () => {
    const gateway = await startFaultGateway(answerCorrectly, { tls: await createTrustedCertificate() });
    const setup = await startFaultSetup(gateway, {});
    expect(await setup.makeCall('authentication.userDetails')).toMatchObject({ kind: 'OK', tries: 1 });
    await setup.stop();
  });
});
