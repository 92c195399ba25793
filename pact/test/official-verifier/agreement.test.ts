import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type OperationId, operationIds, operations } from '@choose-life/contracts/gateway/operations';
import { defaultStages } from '@choose-life/contracts/gateway/stages';
import { startGateway } from '@choose-life/gateway/testing/start-gateway';
import { temporaryFolder } from '@choose-life/gateway/testing/temporary-folder';
import { type PassedAnswer, startAlteringGateway } from '@choose-life/gateway-client/test/altering-gateway';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { pactFileName } from '../../src/pact-file.ts';
import { verifyByTable, verifyPact } from './verify-pact.ts';

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
const committed = fileURLToPath(new URL(`../../pacts/${pactFileName}`, import.meta.url));
const allUnderProd = join(temporaryFolder(), pactFileName);
beforeAll(async () => {
  await writeFile(allUnderProd, (await readFile(committed, 'utf8')).replaceAll('/api/dev/', '/api/prod/'));
});

/** Both verdicts on a gateway in which each call has the defect that a round has for it; none in round 0. */
async function bothVerdicts(round: number) {
  const gateway = await startGateway();
  const front = await startAlteringGateway(async ({ path }, pass) => {
    const defect = defectOf(callAt(path), round);
    const answer = await pass();
    return defect === null ? answer : defects[defect](answer);
  }, gateway.url);
  const provider = { url: front.url, statesUrl: gateway.statesUrl };
  const [file, stages] =
    round === 0 ? [committed, defaultStages] : [allUnderProd, { main: 'prod', 'wait-list': 'prod' } as const];
  const official = await verifyPact(file, provider);
  const ours = await verifyByTable(front.url, stages, gateway);
  await front.stop();
  await gateway.stop();
  return { official, ours };
}

describe('the committed pact file', () => {
  // In the short run the sound one alone: seeded-faults.test.ts judges every field there.
  const altered = inject('long') ? [1, 2, 3] : [];
  const verdicts: Awaited<ReturnType<typeof bothVerdicts>>[] = [];
  // All rounds at once, each on a gateway of its own: most of the time is spent waiting.
  beforeAll(async () => {
    verdicts.push(...(await Promise.all([0, ...altered].map(bothVerdicts))));
  }, 240_000);
  const verdictsIn = (round: number) => {
    const found = verdicts[round];
    if (found === undefined) throw new Error(`there is no round ${round}`);
    return found;
  };

  it('is kept by the sound gateway for both', async () => {
    const { official, ours } = verdictsIn(0);
    expect(official.problems).toEqual([]);
    // Nor does it have a member that the contract does not know.
    expect(ours.filter(({ verdict }) => verdict.kind !== 'kept' || verdict.drift.length > 0)).toEqual([]);
    expect(ours.map(({ interaction }) => interaction.name).sort()).toEqual([...official.verified].sort());
  });

  const onlyOurs = new Set<DefectName | null>();
  let same = 0;
  it.each(altered)(
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

  it.each(altered.slice(-1))('is judged more strictly here for these reasons alone, by %i gateways', () => {
    process.stdout.write(
      `altered gateways: ${same} interactions judged alike by Pact's verifier and by verify\n`,
    );
    expect(stricter).toEqual([...onlyOurs].sort());
    expect(same).toBeGreaterThan(100 * altered.length);
  });
});

/** One sentence about the answer as a whole, or about the code that makes it another one. */
const byReading =
  /^(\(answer\)|responseCode|status): expected an? [a-z0-9 ,.()]+, got (an? |BAD_RESPONSE|MISCONFIGURED)/;

/** Every call gets another defect in every round, and every defect is had by several calls. */
function defectOf(call: OperationId | undefined, round: number): DefectName | null {
  if (round === 0 || call === undefined) return null;
  if (call === 'hra.getReportPdf' && round === 3) return 'a PDF without its end';
  return defectNames[(operationIds.indexOf(call) * 5 + round * 9) % defectNames.length] ?? null;
}

function callAt(path: string): OperationId | undefined {
  return operationIds.find(id => path.startsWith(`/api/prod${operations[id].path.split('{')[0]}`));
}

type Alter = (answer: PassedAnswer) => PassedAnswer;

/** StateSetups in which a gateway leaves the contract, each for any call. A way that finds nothing to alter leaves the answer alone. */
const defects = {
  'first member dropped': inJson(value => Object.fromEntries(Object.entries(Object(value)).slice(1))),
  'last member null': inJson(value => {
    const last = Object.keys(Object(value)).at(-1);
    return last === undefined ? value : { ...Object(value), [last]: null };
  }),
  'numbers as strings': inJson(value =>
    everywhere(value, each => (typeof each === 'number' ? `${each}` : each)),
  ),
  'strings as numbers': inJson(value => everywhere(value, each => (typeof each === 'string' ? 7 : each))),
  'lists emptied': inJson(value => everywhere(value, each => (Array.isArray(each) ? [] : each))),
  'lists as objects': inJson(value => everywhere(value, each => (Array.isArray(each) ? { ...each } : each))),
  'a list around it': inJson(value => [value]),
  'null in all': inJson(() => null),
  'code 22': inJson(value => ({ ...Object(value), responseCode: '22' })),
  'code 22 as a number': inJson(value => ({ ...Object(value), responseCode: 22 })),
  'code 99': inJson(value => ({ ...Object(value), responseCode: '99' })),
  'small letters for OK': inText(text => text.replace('"OK"', '"ok"')),
  'a page': answer => ({ ...typed(answer, 'text/html'), body: Buffer.from('<html>Welcome</html>') }),
  'no body': answer => ({ ...answer, body: Buffer.alloc(0) }),
  'cut off': inText(text => text.slice(0, -3)),
  'text behind the end': inText(text => `${text} end`),
  'HTTP 500': answer => ({ ...answer, status: 500 }),
  'HTTP 201': answer => ({ ...answer, status: 201 }),
  'HTTP 401': answer => ({ ...answer, status: 401 }),
  'another media type': answer => typed(answer, 'text/html'),
  'no media type': ({ headers: { 'content-type': _, ...headers }, ...answer }) => ({ ...answer, headers }),
  'unknown members': inJson(value =>
    typeof value === 'object' && !Array.isArray(value) ? { ...value, extra: { more: [1] } } : value,
  ),
  'a forbidden member': inText(text => text.replace(/^\{/, '{"__proto__":{},')),
  'not UTF-8': answer => ({
    ...answer,
    body: Buffer.from(answer.body.toString('latin1').replace('"}', '\u00ff"}'), 'latin1'),
  }),
  'a PDF without its end': inText(text =>
    text.length > 2000 && text.startsWith('"JVBERi0') ? `${text.slice(0, 1001)}"` : text,
  ),
  'compressed, it says': answer => ({
    ...answer,
    headers: { ...answer.headers, 'content-encoding': 'gzip' },
  }),
} as const satisfies Record<string, Alter>;

type DefectName = keyof typeof defects;

/** All names. The keys of a plain literal are exactly its names. */
const defectNames = Object.keys(defects) as DefectName[];

function inText(change: (text: string) => string): Alter {
  return answer => ({ ...answer, body: Buffer.from(change(answer.body.toString())) });
}

function inJson(change: (value: unknown) => unknown): Alter {
  return inText(text => {
    try {
      return JSON.stringify(change(JSON.parse(text)));
    } catch {
      return text;
    }
  });
}

function everywhere(value: unknown, change: (value: unknown) => unknown): unknown {
  const changed = change(value);
  if (Array.isArray(changed)) return changed.map(each => everywhere(each, change));
  if (typeof changed !== 'object' || changed === null) return changed;
  return Object.fromEntries(
    Object.entries(changed).map(([name, member]) => [name, everywhere(member, change)]),
  );
}

function typed(answer: PassedAnswer, mediaType: string): PassedAnswer {
  return { ...answer, headers: { ...answer.headers, 'content-type': mediaType } };
}
