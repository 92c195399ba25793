import { fileURLToPath } from 'node:url';
import { type OperationId, operationIds, operations } from '@choose-life/contracts/gateway/operations';
import { type RunningGateway, startGateway } from '@choose-life/gateway/testing/start-gateway';
import { parseGatewayUrl } from '@choose-life/gateway-client/send/gateway-url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyPact } from '../../test/official-verifier/verify-pact.ts';
import { type DefectName, defectNames, defects } from '../../test/support/defects.ts';
import { startFront } from '../../test/support/fronted-gateway.ts';
import { pactFileNameOf } from '../pact-names.ts';
import { createRedactor } from './redactor.ts';
import { inProcessStates } from './states/handler-states.ts';
import { stateHandlersOf } from './states/state-handlers.ts';
import { verifyGateway } from './verify-gateway.ts';

const pacts = fileURLToPath(new URL('../../pacts/', import.meta.url));

/**
 * What only the adapter's reading sees, and Pact's own verifier lets pass: a code beside an answer that otherwise fits,
 * members that reach for a prototype, compression where no body is asked for, and a PDF that is cut off.
 */
const stricter: readonly DefectName[] = [
  'a PDF without its end',
  'a forbidden member',
  'code 22 as a number',
  'code 99',
  'compressed, it says',
];

describe('the committed pact file', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(async () => gateway.stop());

  /** Both verdicts on a gateway in which each call has the defect that a round has for it; none in round 0. */
  async function bothVerdicts(round: number) {
    const front = await startFront(
      gateway.url,
      () => null,
      (answer, { path }) => {
        const defect = defectOf(callAt(path), round);
        return defect === null ? answer : defects[defect](answer);
      },
    );
    const states = stateHandlersOf(gateway);
    const leave = gateway.behaveAsUsual;
    const official = await verifyPact(`${pacts}${pactFileNameOf('prod')}`, 'prod', {
      url: front.url,
      states,
      leave,
    });
    const parsed = parseGatewayUrl(front.url, { allowHttp: false, allowPrivate: false });
    if (!parsed.ok) throw new Error(parsed.problem);
    const { verified } = await verifyGateway({
      address: parsed.address,
      stages: { main: 'prod', 'wait-list': 'prod' },
      allowWrites: true,
      selects: () => true,
      redactor: createRedactor(),
      stateManagerFor: () => inProcessStates(states, leave),
    });
    await front.stop();
    return { official, ours: verified };
  }

  it('is kept by the sound gateway for both', async () => {
    const { official, ours } = await bothVerdicts(0);
    expect(official.problems).toEqual([]);
    expect(ours.filter(({ verdict }) => verdict.kind !== 'kept')).toEqual([]);
    expect(ours.map(({ interaction }) => interaction.name).sort()).toEqual([...official.verified].sort());
  });

  const onlyOurs = new Set<DefectName | null>();
  let same = 0;
  it.each([1, 2, 3])(
    'is broken at the same interactions of altered gateway %i, but for what the reading sees',
    async round => {
      const onlyPact: string[] = [];
      const { official, ours } = await bothVerdicts(round);
      const kept = new Set(official.verified);
      for (const { interaction, verdict } of ours) {
        const { name, operationId } = interaction;
        const defect = defectOf(operationId, round);
        if (kept.has(name) === (verdict.kind === 'kept')) same++;
        else if (verdict.kind !== 'broken') onlyPact.push(`${name}: ${defect}`);
        else {
          onlyOurs.add(defect);
          for (const difference of verdict.finding.differences) expect(difference).toMatch(byReading);
        }
      }
      expect(onlyPact).toEqual([]);
    },
  );

  it('is judged more strictly here for four reasons alone', () => {
    process.stdout.write(
      `altered gateways: ${same} interactions judged alike by Pact's verifier and by verify\n`,
    );
    expect([...onlyOurs].sort()).toEqual(stricter);
    expect(same).toBeGreaterThan(300);
  });
});

/** One sentence about the answer as a whole, or about the code that makes it another one. */
const byReading =
  /^(\(answer\)|responseCode|status): expected an? [a-z ]+, got (an? |BAD_RESPONSE|MISCONFIGURED)/;

/** Every call gets another defect in every round, and every defect is had by several calls. */
function defectOf(call: OperationId | undefined, round: number): DefectName | null {
  if (round === 0 || call === undefined) return null;
  if (call === 'hra.getReportPdf' && round === 3) return 'a PDF without its end';
  return defectNames[(operationIds.indexOf(call) * 5 + round * 9) % defectNames.length] ?? null;
}

function callAt(path: string): OperationId | undefined {
  return operationIds.find(id => path.startsWith(`/api/prod${operations[id].path.split('{')[0]}`));
}
