import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { examples } from '@choose-life/contracts/gateway/examples';
import { jsonSchemaOf } from '@choose-life/contracts/gateway/json-schema';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { operations } from '@choose-life/contracts/gateway/operations';
import { describe, expect, inject, it } from 'vitest';
import { type Mutant, mutantsOf } from '../../test/support/mutants.ts';
import { runInteractionWithAnswer } from '../../test/support/run-interaction-with-answer.ts';
import type { Interaction } from '../interactions/interaction.ts';
import { interactions } from '../interactions/interactions.ts';
import { withoutIndexes } from './judge/difference.ts';
import { judgeAnswer } from './judge/judge-answer.ts';
import { createRedactor } from './redactor.ts';
import type { Verdict } from './verdict.ts';
import { findingOf } from './verdict.ts';

const responseHead = { status: 200, headers: { 'content-type': 'application/json' } };

describe('runInteraction for an answer with one seeded fault', () => {
  const accepted = interactions.filter(
    ({ answer, kind }) => kind === 'accepted' && answer.body?.mediaType === 'application/json',
  );
  /** The whole example of an interaction, which also has optional members and members that no client reads. */
  const wholeExample = ({ answer, variant, operationId }: Interaction): unknown =>
    variant === null ? examples[operationId].response : answer.body?.example;
  const judge = (interaction: Interaction, answer: unknown, hasExactStates: boolean): Promise<Verdict> => {
    const bytes = Buffer.from(JSON.stringify(answer));
    return runInteractionWithAnswer(
      interaction,
      { ok: true, value: { ...responseHead, bytes } },
      { hasExactStates },
    );
  };
  const seeded = accepted.flatMap(interaction => {
    const { response }: Operation = operations[interaction.operationId];
    const mutants = mutantsOf(jsonSchemaOf(response), wholeExample(interaction));
    return mutants.map((fault): [Interaction, Mutant] => [interaction, fault]);
  });

  it('returns `kept` for the example without a fault', async () => {
    for (const interaction of accepted) {
      const verdict = await judge(interaction, wholeExample(interaction), true);
      expect(verdict, interaction.name).toMatchObject({ kind: 'kept', drift: [], callAnswered: true });
      if (interaction.variant === null) expect(verdict).toMatchObject({ notes: [] });
    }
  });

  it('returns a breach with the path of the fault, or a note if the fault is no breach', async () => {
    const unreportedFaults: string[] = [];
    const counts = { caught: 0, noted: 0 };
    for (const [interaction, fault] of seeded) {
      const verdict = await judge(interaction, fault.value, true);
      const isBreach = breaksContract(interaction, fault);
      if (isBreach) counts.caught++;
      else counts.noted++;
      const isReported = isBreach ? isBrokenAt(verdict, fault) : isNoted(verdict, fault);
      if (!isReported)
        unreportedFaults.push(`${interaction.name}: ${fault.path} ${fault.sort} ${JSON.stringify(verdict)}`);
    }
    process.stdout.write(`seeded faults: ${counts.caught} caught by their path, ${counts.noted} noted\n`);
    expect(unreportedFaults).toEqual([]);
    // Of the 480 faults, 349 are caught. Fewer than 300 mean that responses or kinds of faults are no longer tried.
    expect(counts.caught).toBeGreaterThanOrEqual(300);
  });

  it('returns the same with a test account, except that a missing optional member is only a note', async () => {
    for (const [interaction, fault] of seeded.filter(([{ variant }]) => variant === null)) {
      const verdict = await judge(interaction, fault.value, false);
      const isNoteExpected = fault.sort === 'optional, left out' || !breaksContract(interaction, fault);
      const isReported = isNoteExpected ? isNoted(verdict, fault) : isBrokenAt(verdict, fault);
      // Without the member, the answer may be a permitted variant, such as a wait-list answer without a code.
      const isVariant = verdict.kind === 'kept' && verdict.notes.some(note => note.startsWith('in the form'));
      expect(isReported || isVariant, `${interaction.name}: ${fault.path} ${fault.sort}`).toBe(true);
    }
  });

  it('makes a finding without personal data', () => {
    // The short run checks every third fault.
    const checked = inject('long') ? seeded : seeded.filter((_, at) => at % 3 === 0);
    for (const [interaction, { path, sort, value }] of checked) {
      const raw = { ...responseHead, bytes: Buffer.from(JSON.stringify(withPrivateValues(value))) };
      const { differences } = judgeAnswer(interaction, raw);
      const finding = findingOf({
        interaction,
        stage: 'prod',
        differences,
        gatewayUrl: 'https://gateway.example.com/api',
        redactor: createRedactor(),
      });
      expect(JSON.stringify(finding), `${path} ${sort}`).not.toMatch(/private words|2718/);
    }
  });
});

/** Whether the fault breaks the contract. Any other fault is a note or drift. A missing member is a breach if the interaction expects it. */
function breaksContract({ answer }: Interaction, { path, sort }: Mutant): boolean {
  const isExpected = valueAt(answer.body?.example, path) !== undefined;
  if (['a member more', 'null, left out'].includes(sort)) return false;
  return sort.startsWith('unread') || sort === 'optional, left out' ? isExpected : true;
}

function isBrokenAt(verdict: Verdict, { path }: Mutant): boolean {
  return verdict.kind === 'broken' && verdict.finding.differences.some(each => each.startsWith(`${path}: `));
}

/** Whether the verdict has a note on the fault, or drift. Notes have no list indexes. A member that no client reads may be missing without a note. */
function isNoted(verdict: Verdict, { path, sort }: Mutant): boolean {
  if (verdict.kind !== 'kept') return false;
  if (sort === 'a member more') return verdict.drift.some(each => each.endsWith('somethingNew'));
  if (['unread, left out', 'null, left out'].includes(sort)) return true;
  return verdict.notes.some(note => note.includes(withoutIndexes(path)));
}

/** The value with every text replaced by 'private words' and every number by 2718, except codes. The test searches for both. */
function withPrivateValues(value: unknown): unknown {
  const text = JSON.stringify(value, (name, member) => {
    if (name === 'responseCode' || name === 'status') return member;
    if (typeof member === 'number') return 2718;
    return typeof member === 'string' ? 'private words' : member;
  });
  return JSON.parse(text);
}

/** The value at a path of an answer; undefined if there is none. */
function valueAt(answer: unknown, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((value, step) => propertiesOf(value)[step], answer);
}
