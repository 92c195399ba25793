import { answerShapeOf } from '@choose-life/contracts/gateway/answer-shape';
import { examples } from '@choose-life/contracts/gateway/examples';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { operations } from '@choose-life/contracts/gateway/operations';
import { describe, expect, it } from 'vitest';
import { type SeededFault, seedFaults } from '../../test/support/seeded-faults.ts';
import { exampleOf } from '../interactions/expected-value.ts';
import type { Interaction } from '../interactions/interaction.ts';
import { interactions } from '../interactions/interactions.ts';
import { findingOf } from './findings/finding.ts';
import { unmaskedAnswer } from './findings/mask-answer.ts';
import { differenceText, withoutIndexes } from './judge/difference.ts';
import { judgeAnswer } from './judge/judge-answer.ts';
import { createRedactor } from './redactor.ts';
import { namesOfValues } from './request.ts';
import { runInteraction } from './run-interaction.ts';
import type { Verdict } from './verdict.ts';

/** Every state holds, whatever it asks for. */
const anyState = (exact: boolean) => ({
  exact,
  missingValueReason: (name: string) => `no value '${name}'`,
  setUp: async ({ request }: Interaction) => ({
    kind: 'reached' as const,
    values: Object.fromEntries(namesOfValues(request).map(name => [name, 'value'])),
  }),
  tearDown: async () => {},
  finish: async () => [],
});

const gatewayUrl = 'https://gateway.example.com/api';
const head = { status: 200, headers: { 'content-type': 'application/json' } };

describe('a gateway whose answers have one fault each', () => {
  const accepted = interactions.filter(
    ({ answer, kind }) => kind === 'accepted' && answer.body?.mediaType === 'application/json',
  );
  const askedExample = ({ answer }: Interaction): unknown => answer.body && exampleOf(answer.body.value);
  /** The answer that is asked for, with the members that nobody reads put back in. */
  const wholeExample = (interaction: Interaction): unknown =>
    interaction.form === null ? examples[interaction.operationId].response : askedExample(interaction);

  const judge = (interaction: Interaction, answer: unknown, exact: boolean): Promise<Verdict> => {
    const bytes = Buffer.from(JSON.stringify(answer));
    return runInteraction(interaction, {
      connection: { send: async () => ({ ok: true, value: { ...head, bytes } }), close: async () => {} },
      states: anyState(exact),
      redactor: createRedactor(),
      gatewayUrl,
      stageOf: () => 'prod',
    });
  };

  it('is sound before the faults are put in', async () => {
    for (const interaction of accepted) {
      expect(await judge(interaction, wholeExample(interaction), true), interaction.name).toEqual({
        kind: 'kept',
        notes: [],
        drift: [],
        callAnswered: true,
      });
    }
  });

  it('is caught at each field that somebody reads, by its path, and can be judged again', async () => {
    const counts = { fault: 0, unseen: 0, unread: 0, permitted: 0, unspecified: 0 };
    const missed: string[] = [];
    for (const [interaction, fault] of seeded(accepted)) {
      counts[fault.sort]++;
      const verdict = await judge(interaction, fault.answer, true);
      const name = `${interaction.name}: ${fault.path} ${fault.how}`;
      if (!isJudgedRight(verdict, fault)) missed.push(`${name}: ${JSON.stringify(verdict)}`);
      if (verdict.kind !== 'broken') continue;
      const again = judgeAnswer(interaction, unmaskedAnswer(verdict.finding.fixture.answer));
      expect(again.differences.map(differenceText), name).toEqual(verdict.finding.differences);
    }
    const { fault, permitted, unspecified, unread, unseen } = counts;
    const unneeded = unread + unspecified;
    process.stdout.write(
      `seeded faults: ${fault + unseen + unneeded}, of which ${fault} break the contract and ${unseen} hide a member: ` +
        `all caught by their path; ${unneeded} in fields that nobody reads: all listed; 0 missed. ` +
        `Changes that the contract permits: ${permitted}, none refused.\n`,
    );
    expect(missed).toEqual([]);
    expect(fault + unseen).toBeGreaterThanOrEqual(300);
  });

  it('is caught with a test account too, which only does not see what may be missing', async () => {
    const missed: string[] = [];
    for (const [interaction, fault] of seeded(accepted.filter(({ form }) => form === null))) {
      const verdict = await judge(interaction, fault.answer, false);
      const told =
        verdict.kind === 'kept' && verdict.notes.some(note => note.includes(withoutIndexes(fault.path)));
      const right =
        isJudgedRight(verdict, fault) || (fault.sort === 'unseen' && told) || isOtherForm(verdict);
      if (!right) missed.push(`${interaction.name}: ${fault.path} ${fault.how} ${verdict.kind}`);
    }
    expect(missed).toEqual([]);
  });

  it('shows nothing of what its answers say about a person', () => {
    for (const [interaction, { answer, path, how }] of seeded(accepted)) {
      const told = wordsReplaced(answer);
      const bytes = Buffer.from(JSON.stringify(told));
      const raw = { ...head, bytes };
      const { differences } = judgeAnswer(interaction, raw);
      const finding = findingOf(interaction, 'prod', raw, differences, gatewayUrl, createRedactor());
      expect(JSON.stringify(finding), `${path} ${how}`).not.toMatch(/private words|2718/);
    }
  });

  function seeded(of: readonly Interaction[]): [Interaction, SeededFault][] {
    return of.flatMap(interaction => {
      const operation: Operation = operations[interaction.operationId];
      const faults = seedFaults(
        answerShapeOf(operation.response),
        wholeExample(interaction),
        askedExample(interaction),
      );
      return faults.map((fault): [Interaction, SeededFault] => [interaction, fault]);
    });
  }
});

/** Every text and every figure as only its owner may know them; codes stay. */
function wordsReplaced(value: unknown): unknown {
  const text = JSON.stringify(value, (name, member) => {
    if (name === 'responseCode' || name === 'status') return member;
    if (typeof member === 'number') return 2718;
    return typeof member === 'string' ? 'private words' : member;
  });
  return JSON.parse(text);
}

function isJudgedRight(verdict: Verdict, { path, sort }: SeededFault): boolean {
  const caught =
    verdict.kind === 'broken' && verdict.finding.differences.some(each => each.startsWith(`${path}: `));
  // A note names the list, and not the place in it.
  const noted = `${withoutIndexes(path)} is not`;
  const listed = verdict.kind === 'kept' && verdict.notes.some(note => note.startsWith(noted));
  switch (sort) {
    case 'fault':
    case 'unseen':
      return caught;
    case 'unread':
      return listed;
    case 'unspecified':
      return caught || listed;
    case 'permitted':
      return verdict.kind === 'kept' && verdict.notes.length === 0;
  }
}

/** What is dropped may make another permitted form of the answer, as the wait-list's without a code. */
function isOtherForm(verdict: Verdict): boolean {
  return verdict.kind === 'kept' && verdict.notes.some(note => note.startsWith('in the form'));
}
