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
  const judge = (
    interaction: Interaction,
    answer: unknown,
    states: { readonly hasStateHandlers: boolean },
  ): Promise<Verdict> => {
    const bytes = Buffer.from(JSON.stringify(answer));
    return runInteractionWithAnswer(interaction, { ok: true, value: { ...responseHead, bytes } }, states);
  };
  const seeded = accepted.flatMap(interaction => {
    const { response }: Operation = operations[interaction.operationId];
    const mutants = mutantsOf(jsonSchemaOf(response), wholeExample(interaction));
    return mutants.map(fault => ({ interaction, fault }));
  });

  it('returns `kept` for the example without a fault', async () => {
    for (const interaction of accepted) {
      const verdict = await judge(interaction, wholeExample(interaction), { hasStateHandlers: true });
      expect(verdict, interaction.name).toMatchObject({ kind: 'kept', drift: [], callAnswered: true });
      if (interaction.variant === null) expect(verdict).toMatchObject({ notes: [] });
    }
  });

  it('returns the path of the fault: in a finding if the fault breaks the contract, otherwise at most in a note', async () => {
    const unreportedFaults: string[] = [];
    let breachCount = 0;
    for (const { interaction, fault } of seeded) {
      const verdict = await judge(interaction, fault.value, { hasStateHandlers: true });
      const isBreach = breaksContract(interaction, fault);
      if (isBreach) breachCount++;
      const isReported = isBreach ? isBrokenAt(verdict, fault) : isNoted(verdict, fault);
      if (!isReported)
        unreportedFaults.push(
          `${interaction.name}: ${fault.path} ${fault.changeKind} ${JSON.stringify(verdict)}`,
        );
    }
    expect(unreportedFaults).toEqual([]);
    // Of the 480 faults, 349 break the contract. Fewer than 300 mean that responses or kinds of faults are no longer tried.
    expect(breachCount).toBeGreaterThanOrEqual(300);
  });

  // A run with a test account has no state handlers.
  it('returns the same with a test account, except that a missing optional member is only a note', async () => {
    for (const { interaction, fault } of seeded) {
      // A variant needs state handlers, so a run with a test account does not expect it.
      if (interaction.variant !== null) continue;
      const verdict = await judge(interaction, fault.value, { hasStateHandlers: false });
      const isNoteExpected = fault.changeKind === 'optional, omitted' || !breaksContract(interaction, fault);
      const isReported = isNoteExpected ? isNoted(verdict, fault) : isBrokenAt(verdict, fault);
      // Without the member, the answer may be a permitted variant, such as a wait-list answer without a code.
      const isVariant = verdict.kind === 'kept' && verdict.notes.some(note => note.startsWith('in the form'));
      expect(isReported || isVariant, `${interaction.name}: ${fault.path} ${fault.changeKind}`).toBe(true);
    }
  });

  it('makes a finding without personal data', () => {
    // The short run checks every third fault.
    const checked = inject('long') ? seeded : seeded.filter((_, index) => index % 3 === 0);
    for (const { interaction, fault } of checked) {
      const { changeKind, path, value } = fault;
      const raw = { ...responseHead, bytes: Buffer.from(JSON.stringify(withPrivateValues(value))) };
      const { differences } = judgeAnswer(interaction, raw);
      const finding = findingOf({
        interaction,
        stage: 'prod',
        differences,
        gatewayUrl: 'https://gateway.example.com/api',
        redactor: createRedactor(),
      });
      expect(JSON.stringify(finding), `${path} ${changeKind}`).not.toMatch(/private words|2718/);
    }
  });
});

/** Whether the fault breaks the contract. Any other fault leads to a note or drift. */
function breaksContract({ answer }: Interaction, { changeKind, path }: Mutant): boolean {
  if (['an unknown member', 'null, omitted'].includes(changeKind)) return false;
  // The contract allows these faults, so they are a breach only if the interaction expects the member.
  if (changeKind.startsWith('unread') || changeKind === 'optional, omitted') {
    return valueAt(answer.body?.example, path) !== undefined;
  }
  return true;
}

function isBrokenAt(verdict: Verdict, { path }: Mutant): boolean {
  return verdict.kind === 'broken' && verdict.finding.differences.some(each => each.startsWith(`${path}: `));
}

/** Whether the verdict is `kept` with a note on the fault, or with drift for an unknown member. */
function isNoted(verdict: Verdict, { changeKind, path }: Mutant): boolean {
  if (verdict.kind !== 'kept') return false;
  if (changeKind === 'an unknown member') return verdict.drift.some(each => each.endsWith('somethingNew'));
  // A member that no client reads, or that is null in the example, may be missing without a note.
  if (['unread, omitted', 'null, omitted'].includes(changeKind)) return true;
  // The paths in notes have no list indexes.
  return verdict.notes.some(note => note.includes(withoutIndexes(path)));
}

/** Replaces every text by 'private words' and every number by 2718, except codes. The test searches the findings for these two values. */
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
