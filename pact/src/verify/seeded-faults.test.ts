import { examples } from '@choose-life/contracts/gateway/examples';
import {
  type JsonSchema,
  jsonSchemaOf,
  typesOf,
  unreadMark,
} from '@choose-life/contracts/gateway/json-schema';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { operations } from '@choose-life/contracts/gateway/operations';
import { describe, expect, inject, it } from 'vitest';
import { runOnAnswer } from '../../test/support/run-on-answer.ts';
import { formOf, memberOf } from '../interactions/expected-answer.ts';
import type { Interaction } from '../interactions/interaction.ts';
import { interactions } from '../interactions/interactions.ts';
import { findingOf } from './finding.ts';
import { pathText, type Step, withoutIndexes } from './judge/difference.ts';
import { judgeAnswer } from './judge/judge-answer.ts';
import { createRedactor } from './redactor.ts';
import type { Verdict } from './verdict.ts';

const head = { status: 200, headers: { 'content-type': 'application/json' } };

describe('a gateway whose answers have one fault each', () => {
  const accepted = interactions.filter(
    ({ answer, kind }) => kind === 'accepted' && answer.body?.mediaType === 'application/json',
  );
  const askedExample = ({ answer }: Interaction): unknown => answer.body?.example;
  /** The answer that is asked for, with the members that nobody reads put back in. */
  const wholeExample = (interaction: Interaction): unknown =>
    interaction.form === null ? examples[interaction.operationId].response : askedExample(interaction);

  const judge = (interaction: Interaction, answer: unknown, exact: boolean): Promise<Verdict> => {
    const bytes = Buffer.from(JSON.stringify(answer));
    return runOnAnswer(interaction, { ok: true, value: { ...head, bytes } }, exact);
  };

  it('is sound before the faults are put in', async () => {
    for (const interaction of accepted) {
      const verdict = await judge(interaction, wholeExample(interaction), true);
      expect(verdict, interaction.name).toMatchObject({ kind: 'kept', drift: [], callAnswered: true });
      if (interaction.form === null) expect(verdict).toMatchObject({ notes: [] });
    }
  });

  it('is caught at each field that somebody reads, by its path', async () => {
    const counts = { fault: 0, unseen: 0, noted: 0, unread: 0, permitted: 0, unspecified: 0 };
    const missed: string[] = [];
    for (const [interaction, fault] of seeded(accepted)) {
      counts[fault.sort]++;
      const verdict = await judge(interaction, fault.answer, true);
      const name = `${interaction.name}: ${fault.path} ${fault.how}`;
      if (!isJudgedRight(verdict, fault)) missed.push(`${name}: ${JSON.stringify(verdict)}`);
    }
    const { fault, noted, permitted, unspecified, unread, unseen } = counts;
    const unneeded = unread + unspecified;
    process.stdout.write(
      `seeded faults: ${fault + unseen + unneeded}, of which ${fault} break the contract and ${unseen} hide a member: ` +
        `all caught by their path; ${unneeded} in fields that nobody reads: all listed; 0 missed. ` +
        `Members left out that may be missing: ${noted}, all noted. ` +
        `Changes that the contract permits: ${permitted}, none refused.\n`,
    );
    expect(missed).toEqual([]);
    expect(fault + unseen).toBeGreaterThanOrEqual(300);
  });

  it('is caught with a test account too, which only does not see what may be missing', async () => {
    const missed: string[] = [];
    for (const [interaction, fault] of seeded(accepted.filter(({ form }) => form === null))) {
      const verdict = await judge(interaction, fault.answer, false);
      const right =
        isJudgedRight(verdict, fault) ||
        (fault.sort === 'unseen' && isNoted(verdict, fault)) ||
        isOtherForm(verdict);
      if (!right) missed.push(`${interaction.name}: ${fault.path} ${fault.how} ${verdict.kind}`);
    }
    expect(missed).toEqual([]);
  });

  it('shows nothing of what its answers say about a person', () => {
    const all = seeded(accepted);
    const looked = inject('long') ? all : all.filter((_, at) => at % 3 === 0);
    for (const [interaction, { answer, path, how }] of looked) {
      const told = wordsReplaced(answer);
      const bytes = Buffer.from(JSON.stringify(told));
      const raw = { ...head, bytes };
      const { differences } = judgeAnswer(interaction, raw);
      const gateway = 'https://gateway.example.com/api';
      const finding = findingOf(interaction, 'prod', differences, gateway, createRedactor());
      expect(JSON.stringify(finding), `${path} ${how}`).not.toMatch(/private words|2718/);
    }
  });

  function seeded(of: readonly Interaction[]): [Interaction, SeededFault][] {
    return of.flatMap(interaction => {
      const operation: Operation = operations[interaction.operationId];
      const faults = seedFaults(
        jsonSchemaOf(operation.response),
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

function isJudgedRight(verdict: Verdict, fault: SeededFault): boolean {
  const { path, sort } = fault;
  const caught =
    verdict.kind === 'broken' && verdict.finding.differences.some(each => each.startsWith(`${path}: `));
  // A note names the list, and not the place in it.
  const noted = `${withoutIndexes(path)} is not`;
  const listed = verdict.kind === 'kept' && verdict.notes.some(note => note.startsWith(noted));
  switch (sort) {
    case 'fault':
    case 'unseen':
      return caught;
    case 'noted':
      return isNoted(verdict, fault);
    case 'unread':
      return listed;
    case 'unspecified':
      return caught || listed;
    case 'permitted':
      return verdict.kind === 'kept';
  }
}

function isNoted(verdict: Verdict, { path }: SeededFault): boolean {
  return verdict.kind === 'kept' && verdict.notes.some(note => note.includes(withoutIndexes(path)));
}

/** What is dropped may make another permitted form of the answer, as the wait-list's without a code. */
function isOtherForm(verdict: Verdict): boolean {
  return verdict.kind === 'kept' && verdict.notes.some(note => note.startsWith('in the form'));
}

/** An answer of the contract with one change in one field. */
interface SeededFault {
  /** `dropped`, `null`, or the type that stands there now. */
  readonly how: string;
  readonly path: string;
  readonly answer: unknown;
  /**
   * `fault`: it breaks the contract. `unread`: so it does, in a field that nobody reads, and nothing more is asked
   * for there. `permitted`: the contract has it so. `unseen`: the contract permits it, but the state that is asked for tells that there
   * is more to be seen. `noted`: the contract permits it, and the example shows it. `unspecified`: in a field that no example shows; nobody may depend on it.
   */
  readonly sort: 'fault' | 'noted' | 'unread' | 'permitted' | 'unseen' | 'unspecified';
}

const replacements: Readonly<Record<string, unknown>> = {
  string: 'forty-two',
  number: 42,
  boolean: true,
  object: { member: 1 },
  array: ['element'],
};

/**
 * For each field of the shape: the example without it, with null there, and with each type that does not belong there. A
 * field that the example leaves out gets wrong types alone. `asked` is the example of what is asked for.
 */
function seedFaults(answer: JsonSchema, example: unknown, asked: unknown): SeededFault[] {
  return fieldsOf(needed(answer), example, []).flatMap(({ isRequired, schema, steps, value }) => {
    const isUnread = schema[unreadMark] === true;
    const types: ReadonlySet<string> = typesOf(schema);
    const askedValue = valueAt(asked, steps);
    const unread = isUnread && askedValue === undefined;
    const seeded = (how: string, changed: unknown, sort: SeededFault['sort']): SeededFault => ({
      how,
      path: pathText(steps),
      answer: withValueAt(example, steps, changed),
      sort,
    });
    const optional = askedValue === undefined ? 'noted' : 'unseen';
    const dropped = isRequired ? 'fault' : unread || value === null ? 'permitted' : optional;
    const emptied = typeof askedValue === 'object' && askedValue !== null ? 'unseen' : 'permitted';
    const wrong = unread ? 'unread' : value === undefined ? 'unspecified' : 'fault';
    // A fixed text that nobody reads is asked for by its type alone.
    const isTextAsked = isUnread && typeof askedValue === 'string';
    const retyped = Object.entries(replacements).filter(([type]) => !types.has(type));
    return [
      ...(typeof steps.at(-1) === 'string' && value !== undefined
        ? [seeded('dropped', undefined, dropped)]
        : []),
      ...(value === null ? [] : [seeded('null', null, types.has('null') ? emptied : 'fault')]),
      ...retyped.map(([type, changed]) =>
        seeded(type, changed, isTextAsked && type === 'string' ? 'unread' : wrong),
      ),
    ];
  });
}

interface Member {
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
}

interface Field extends Member {
  readonly steps: readonly Step[];
  readonly value: unknown;
}

/** The field itself and all below it. */
function fieldsOf(member: Member, value: unknown, steps: readonly Step[]): Field[] {
  const field = { ...member, steps, value };
  if (typeof value !== 'object' || value === null) return [field];
  const below = membersOf(formOf(member.schema, value), value).flatMap(([step, part]) =>
    fieldsOf(part, Object(value)[step], [...steps, step]),
  );
  return [field, ...below];
}

/** Every known member of an object, and the first element of a list. */
function membersOf(form: JsonSchema, value: object): [Step, Member][] {
  const names = Object.keys(value);
  const { items, properties = {}, required = [] } = form;
  if (items) return names.slice(0, 1).map(() => [0, needed(items)]);
  return [...new Set([...names, ...Object.keys(properties)])].flatMap((name): [Step, Member][] => {
    const schema = memberOf(form, name);
    return schema === null ? [] : [[name, { schema, isRequired: required.includes(name) }]];
  });
}

/** What stands at a place of an answer; undefined where there is no such place. */
function valueAt(answer: unknown, steps: readonly Step[]): unknown {
  // Object() makes any value readable by name; a scalar has no members.
  return steps.reduce<unknown>((value, step) => Object(value)[step], answer);
}

function needed(schema: JsonSchema): Member {
  return { schema, isRequired: true };
}

function withValueAt(answer: unknown, [step, ...below]: readonly Step[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(answer)) {
    return answer.map((element, at) => (at === step ? withValueAt(element, below, value) : element));
  }
  const members = Object(answer);
  const changed = { ...members, [step]: withValueAt(members[step], below, value) };
  return Object.fromEntries(Object.entries(changed).filter(([, member]) => member !== undefined));
}
