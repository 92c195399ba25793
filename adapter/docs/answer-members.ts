import {
  type AnswerShape,
  answerShapeOf,
  type ObjectShape,
  variantsOf,
} from '@choose-life/contracts/gateway/answer-shape';
import { type CallId, calls } from '@choose-life/contracts/gateway/extensions';
import { typeTextOf } from '@choose-life/contracts/gateway/type-text';
import type { z } from 'zod';
import { ownAnswers } from '../src/routers/own-answers.ts';
import { meaningOf } from './member-meanings.ts';

/** One member of an answer, as the reference shows it. */
export interface AnswerMember {
  /** The names on the way to it; `[]` stands for each item of a list. */
  readonly path: string;
  /** As TypeScript writes it, or `object` and `list of objects`, whose members follow. */
  readonly type: string;
  readonly mayBeMissing: boolean;
  readonly meaning: string;
}

const shapesOfOwn: { readonly [Id in CallId]?: z.ZodType } = ownAnswers;

/** The members of what a procedure answers, each with those below it. None where it answers no object. */
export function answerMembersOf(id: CallId): readonly AnswerMember[] {
  const own = shapesOfOwn[id];
  return membersBelow(answerShapeOf(own ?? calls[id].response), '', '', own === undefined);
}

/** @param mayMiss whether the gateway decides what is there; the adapter's own answers are always whole. */
function membersBelow(shape: AnswerShape, path: string, parent: string, mayMiss: boolean): AnswerMember[] {
  const rows = objectsOf(shape).flatMap(object => [
    ...[...object.members].flatMap(([name, member]) => {
      const own = `${path}${name}`;
      return [
        {
          path: own,
          type: typeOf(member.shape, mayMiss),
          mayBeMissing: mayMiss && !member.isRequired,
          meaning: meaningOf(name, parent),
        },
        ...membersBelow(member.shape, `${own}${isList(member.shape) ? '[]' : ''}.`, name, mayMiss),
      ];
    }),
    ...patternRows(object, path, parent),
  ]);
  // Two forms of an answer may share members.
  return [...new Map(rows.map(row => [row.path, row])).values()];
}

/** Members that are known by a pattern stand in one row. The contract has one such pattern: that of saved answers (s.3). */
const savedAnswers = 'hra…';

function patternRows({ pattern }: ObjectShape, path: string, parent: string): AnswerMember[] {
  if (pattern === null) return [];
  const meaning = meaningOf(savedAnswers, parent);
  return [{ path: `${path}${savedAnswers}`, type: typeTextOf(pattern.shape), mayBeMissing: true, meaning }];
}

function objectsOf(shape: AnswerShape): readonly ObjectShape[] {
  return variantsOf(shape).flatMap(form => {
    if (form.type === 'list') return objectsOf(form.element);
    return form.type === 'object' ? [form] : [];
  });
}

function isList(shape: AnswerShape): boolean {
  return variantsOf(shape).some(({ type }) => type === 'list');
}

function typeOf(shape: AnswerShape, mayMiss: boolean): string {
  if (objectsOf(shape).length === 0) return typeTextOf(shape);
  const word = isList(shape) ? 'list of objects' : 'object';
  const isNull = variantsOf(shape).some(form => form.type === 'scalar' && form.accepts(null));
  // Where a gateway leaves out a list, the adapter's own answers have an empty one.
  return isNull && (mayMiss || !isList(shape)) ? `${word} | null` : word;
}
