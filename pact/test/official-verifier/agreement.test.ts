import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type OperationId, operationIds, operations } from '@choose-life/contracts/gateway/operations';
import { defaultStages } from '@choose-life/contracts/gateway/stages';
import { type RunningGateway, startGateway } from '@choose-life/gateway/testing/start-gateway';
import { parseGatewayUrl } from '@choose-life/gateway-client/send/gateway-address';
import { startAlteringGateway } from '@choose-life/gateway-client/test/altering-gateway';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordPact } from '../../src/consumer/record-pact.ts';
import { interactions } from '../../src/interactions/interactions.ts';
import { committedLayout, type Layout, pactFileNameOf } from '../../src/pact-file.ts';
import type { StageChoice } from '../../src/verify/preflight.ts';
import { createRedactor } from '../../src/verify/redactor.ts';
import { inProcessStates } from '../../src/verify/states/handler-states.ts';
import { stateHandlersOf } from '../../src/verify/states/state-handlers.ts';
import { verifyGateway } from '../../src/verify/verify-gateway.ts';
import { type DefectName, defectNames, defects } from '../support/defects.ts';
import { verifyPact } from './verify-pact.ts';

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

/** The sound gateway keeps the committed file; altered ones have all calls under one stage, so that each path names one call. */
function layoutIn(round: number): Layout {
  return round === 0 ? committedLayout : 'prod';
}

const allProd = { main: 'prod', 'wait-list': 'prod' } as const;
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'choose-life-agreement-'));
  await writeFile(join(dir, pactFileNameOf('prod')), await recordPact('prod'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

function fileOf(layout: Layout): string {
  return layout === committedLayout
    ? fileURLToPath(new URL(`../../pacts/${pactFileNameOf(layout)}`, import.meta.url))
    : join(dir, pactFileNameOf(layout));
}

/** Both verdicts on a gateway in which each call has the defect that a round has for it; none in round 0. */
async function bothVerdicts(round: number) {
  const gateway = await startGateway();
  const front = await startAlteringGateway(async ({ path }, pass) => {
    const defect = defectOf(callAt(path), round);
    const answer = await pass();
    return defect === null ? answer : defects[defect](answer);
  }, gateway.url);
  const states = stateHandlersOf(gateway);
  const leave = gateway.behaveAsUsual;
  const provider = { url: front.url, states, leave };
  const layout = layoutIn(round);
  const official = await verifyPact(fileOf(layout), layout, provider);
  const ours = await ourVerdicts(front.url, gateway, layout === 'prod' ? allProd : defaultStages);
  await front.stop();
  await gateway.stop();
  return { official, ours };
}

/** What verify finds at an address of a gateway whose calls are under these stages. */
async function ourVerdicts(url: string, gateway: RunningGateway, stages: StageChoice) {
  const address = parseGatewayUrl(url, { allowHttp: false, allowPrivate: false });
  if (!address.ok) throw new Error(address.problem);
  const { verified } = await verifyGateway({
    address: address.address,
    stages,
    allowWrites: true,
    selects: () => true,
    redactor: createRedactor(),
    stateManagerFor: () => inProcessStates(stateHandlersOf(gateway), gateway.behaveAsUsual),
  });
  return verified;
}

it.each(['prod', 'dev'] as const)(
  'the embedded gateway keeps every interaction with all calls under %s',
  async stage => {
    const gateway = await startGateway();
    const verified = await ourVerdicts(gateway.url, gateway, { main: stage, 'wait-list': stage });
    await gateway.stop();
    expect(verified).toHaveLength(interactions.length);
    expect(verified.filter(({ verdict }) => verdict.kind !== 'kept')).toEqual([]);
  },
);

describe('the committed pact file', () => {
  const verdicts: Awaited<ReturnType<typeof bothVerdicts>>[] = [];
  // All rounds at once, each on a gateway of its own: most of the time is spent waiting.
  beforeAll(async () => {
    verdicts.push(...(await Promise.all([0, 1, 2, 3].map(bothVerdicts))));
  }, 240_000);
  const verdictsIn = (round: number) => {
    const found = verdicts[round];
    if (found === undefined) throw new Error(`there is no round ${round}`);
    return found;
  };

  it('is kept by the sound gateway for both', async () => {
    const { official, ours } = verdictsIn(0);
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
      const { official, ours } = verdictsIn(round);
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
