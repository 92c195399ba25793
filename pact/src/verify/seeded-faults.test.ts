import { examples } from '@choose-life/contracts/gateway/examples';
import { jsonSchemaOf } from '@choose-life/contracts/gateway/json-schema';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { operations } from '@choose-life/contracts/gateway/operations';
import { describe, expect, inject, it } from 'vitest';
import { type Mutant, mutantsOf } from '../../test/support/mutants.ts';
import { runOnAnswer } from '../../test/support/run-on-answer.ts';
import type { Interaction } from '../interactions/interaction.ts';
import { interactions } from '../interactions/interactions.ts';
import { withoutIndexes } from './judge/difference.ts';
import { judgeAnswer } from './judge/judge-answer.ts';
import { createRedactor } from './redactor.ts';
import type { Verdict } from './verdict.ts';
import { findingOf } from './verdict.ts';

const head = { status: 200, headers: { 'content-type': 'application/json' } };

describe('a gateway whose answers have one fault each', () => {
  const accepted = interactions.filter(
    ({ answer, kind }) => kind === 'accepted' && answer.body?.mediaType === 'application/json',
  );
  /** The answer that is asked for, with what may be missing and what nobody reads put back in. */
  const wholeExample = ({ answer, form, operationId }: Interaction): unknown =>
    form === null ? examples[operationId].response : answer.body?.example;
  const judge = (interaction: Interaction, answer: unknown, exact: boolean): Promise<Verdict> => {
    const bytes = Buffer.from(JSON.stringify(answer));
    return runOnAnswer(interaction, { ok: true, value: { ...head, bytes } }, exact);
  };
  const seeded = accepted.flatMap(interaction => {
    const { response }: Operation = operations[interaction.operationId];
    const mutants = mutantsOf(jsonSchemaOf(response), wholeExample(interaction));
    return mutants.map((fault): [Interaction, Mutant] => [interaction, fault]);
  });

  it('is sound before the faults are put in', async () => {
    for (const interaction of accepted) {
      const verdict = await judge(interaction, wholeExample(interaction), true);
      expect(verdict, interaction.name).toMatchObject({ kind: 'kept', drift: [], callAnswered: true });
      if (interaction.form === null) expect(verdict).toMatchObject({ notes: [] });
    }
  });

  it('is caught at each field that somebody reads, by its path', async () => {
    const missed: string[] = [];
    const counts = { caught: 0, noted: 0 };
    for (const [interaction, fault] of seeded) {
      const verdict = await judge(interaction, fault.value, true);
      const isCaught = breaks(interaction, fault);
      if (isCaught) counts.caught++;
      else counts.noted++;
      const right = isCaught ? isBrokenAt(verdict, fault) : isNoted(verdict, fault);
      if (!right) missed.push(`${interaction.name}: ${fault.path} ${fault.sort} ${JSON.stringify(verdict)}`);
    }
    process.stdout.write(`seeded faults: ${counts.caught} caught by their path, ${counts.noted} noted\n`);
    expect(missed).toEqual([]);
    // Some 20 faults for each answer of the contract: fewer mean that answers or sorts of faults are no longer tried.
    expect(counts.caught).toBeGreaterThanOrEqual(300);
  });

  it('is caught with a test account too, which only does not see what may be missing', async () => {
    for (const [interaction, fault] of seeded.filter(([{ form }]) => form === null)) {
      const verdict = await judge(interaction, fault.value, false);
      const mayMiss = fault.sort === 'optional, left out' || !breaks(interaction, fault);
      const right = mayMiss ? isNoted(verdict, fault) : isBrokenAt(verdict, fault);
      // An answer without the member may be another permitted form, as the wait-list's without a code.
      const isOtherForm =
        verdict.kind === 'kept' && verdict.notes.some(note => note.startsWith('in the form'));
      expect(right || isOtherForm, `${interaction.name}: ${fault.path} ${fault.sort}`).toBe(true);
    }
  });

  it('shows nothing of what its answers say about a person', () => {
    const looked = inject('long') ? seeded : seeded.filter((_, at) => at % 3 === 0);
    for (const [interaction, { path, sort, value }] of looked) {
      const raw = { ...head, bytes: Buffer.from(JSON.stringify(wordsReplaced(value))) };
      const { differences } = judgeAnswer(interaction, raw);
      const finding = findingOf(
        interaction,
        'prod',
        differences,
        'https://gateway.example.com/api',
        createRedactor(),
      );
      expect(JSON.stringify(finding), `${path} ${sort}`).not.toMatch(/private words|2718/);
    }
  });
});

/** Whether it breaks the contract; what does not is noted, or drift. A member that is asked for is not only noted. */
function breaks({ answer }: Interaction, { path, sort }: Mutant): boolean {
  const isAsked = valueAt(answer.body?.example, path) !== undefined;
  if (['a member more', 'null, left out'].includes(sort)) return false;
  return sort.startsWith('unread') || sort === 'optional, left out' ? isAsked : true;
}

function isBrokenAt(verdict: Verdict, { path }: Mutant): boolean {
  return verdict.kind === 'broken' && verdict.finding.differences.some(each => each.startsWith(`${path}: `));
}

/** A note names the list, and not the place in it. Unread members may be missing. */
function isNoted(verdict: Verdict, { path, sort }: Mutant): boolean {
  if (verdict.kind !== 'kept') return false;
  if (sort === 'a member more') return verdict.drift.some(each => each.endsWith('somethingNew'));
  if (['unread, left out', 'null, left out'].includes(sort)) return true;
  return verdict.notes.some(note => note.includes(withoutIndexes(path)));
}

/** Every text and every figure as only its owner may know them; codes stay. */
function wordsReplaced(value: unknown): unknown {
  const text = JSON.stringify(value, (name, member) => {
    if (name === 'responseCode' || name === 'status') return member;
    if (typeof member === 'number') return 2718;
    return typeof member === 'string' ? 'private words' : member;
  });
  return JSON.parse(text);
}

/** The value at a place of an answer; undefined where there is no such place. */
function valueAt(answer: unknown, path: string): unknown {
  // Object() makes any value readable by name; a scalar has no members.
  return path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((value, step) => Object(value)[step], answer);
}
