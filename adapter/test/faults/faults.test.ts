import { type OperationId, operationIds } from '@choose-life/contracts/gateway/operations';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { good, startFaultGateway } from './fault-gateway.ts';
import { type CallOutcome, startFaultSetup } from './fault-setup.ts';
import { readGoodAnswers, wrongUnder } from './matrix.ts';
import { lines, nameOf, readPage, tableText } from './page.ts';
import { trustedCertificate } from './unreachable.ts';

/** One of each sort; the long run makes all. */
const representative: readonly OperationId[] = [
  'authentication.login',
  'authentication.userDetails',
  'waitList.delete',
  'hra.saveAnswers',
  'hra.getReportPdf',
  'content.readContentLibrary',
];
const calls = inject('long') ? operationIds : representative;

let goodAnswers: Map<OperationId, CallOutcome>;
beforeAll(async () => {
  goodAnswers = await readGoodAnswers(calls);
});

const named = lines.map(line => ({ name: nameOf(line), line }));
/** Lines with times of their own: they wait, and so they wait side by side. */
const [quick, waiting] = [false, true].map(waits =>
  named.filter(({ line }) => line.variants.some(({ settings }) => settings !== undefined) === waits),
);
const provesItsVariants = ({ line }: (typeof named)[number]) => {
  it.each(line.variants)('$name: kind, outcome and tries are exact', async variant => {
    // Of a heavy one the short run makes one call.
    const made = variant.isHeavy && !inject('long') ? calls.slice(0, 1) : calls;
    expect(await wrongUnder(variant, made, goodAnswers)).toEqual([]);
  });
};

describe.each(quick ?? [])('$name $line.title', provesItsVariants);
describe.concurrent.each(waiting ?? [])('$name $line.title', provesItsVariants);

describe('docs/faults.md', () => {
  it('has the table that the lines say: node adapter/test/faults/page.ts writes it', async () => {
    expect((await readPage()).table).toBe(tableText());
  });

  it('has a line for each fault from F1 to F56, and no two', () => {
    const numbers = lines.flatMap(({ faults }) => faults).toSorted((one, other) => one - other);
    expect(numbers).toEqual(Array.from({ length: 56 }, (_, index) => index + 1));
  });

  it('every variant concerns some call', () => {
    const idle = lines.flatMap(({ variants }) =>
      variants.filter(({ expect: expected }) => operationIds.every(call => !expected(call))),
    );
    expect(idle).toEqual([]);
  });
});

describe('the fault gateway', () => {
  it('is reached by TLS where its certificate is right, so that a wrong one is what keeps it out', async () => {
    const gateway = await startFaultGateway(good, { tls: await trustedCertificate() });
    const setup = await startFaultSetup(gateway, {});
    expect(await setup.ask('authentication.userDetails')).toMatchObject({ kind: 'OK', tries: 1 });
    await setup.stop();
  });
});
