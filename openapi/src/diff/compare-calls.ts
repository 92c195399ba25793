import type { DocumentCall } from './calls-of.ts';
import type { Change, ChangedSchema } from './change.ts';
import { compareSchemas, type Resolvers } from './compare-schemas.ts';
import type { SchemaObject } from './document.ts';
import { pairsOf } from './pairs.ts';
import { pathOfSteps } from './schema-change.ts';
import {
  bothSides,
  callersOnly,
  gatewaysOnly,
  type Verdicts,
  verdictOfAnswer,
  verdictOfRequest,
} from './verdict.ts';

/** Everything in which a call differs between two documents. */
export function compareCalls(before: DocumentCall, after: DocumentCall, resolvers: Resolvers): Change[] {
  return [
    ...compareHeads(before, after),
    ...compareRequests(before, after, resolvers),
    ...compareAnswers(before, after, resolvers),
  ];
}

export function changeOfCall(call: string, what: string, verdicts: Verdicts): Change {
  return { call, place: 'call', what, within: null, ...verdicts };
}

function compareHeads(before: DocumentCall, after: DocumentCall): Change[] {
  const changes: Change[] = [];
  const compare = (name: string, old: unknown, now: unknown, verdicts: Verdicts) => {
    const [was, is] = [textOf(old), textOf(now)];
    if (was === is) return;
    // A document that begins to say it, or ceases to, changes nothing about the call.
    const counts = old !== undefined && now !== undefined;
    changes.push(
      changeOfCall(after.id, `${name} was ${was}, is ${is}`, counts ? verdicts : bothSides('safe')),
    );
  };
  const isRead = before.effect === 'read';
  const asksLess = after.security.every(scheme => before.security.includes(scheme));
  compare('method', before.method, after.method, bothSides('breaking'));
  compare('path', before.path, after.path, bothSides('breaking'));
  compare('stage', before.stage, after.stage, bothSides('breaking'));
  compare('success', before.success, after.success, bothSides('breaking'));
  // Who still takes a call for a read may send it twice.
  compare('effect', before.effect, after.effect, isRead ? callersOnly : gatewaysOnly);
  compare('auth', before.security, after.security, asksLess ? gatewaysOnly : callersOnly);
  for (const [name, place] of Object.entries(before.parameterPlaces)) {
    const now = after.parameterPlaces[name];
    if (now !== undefined) compare(`place of ${name}`, place, now, bothSides('breaking'));
  }
  if (before.texts !== after.texts) {
    changes.push(changeOfCall(after.id, 'words or examples', bothSides('safe')));
  }
  return changes;
}

function compareRequests(before: DocumentCall, after: DocumentCall, resolvers: Resolvers): Change[] {
  const inSchema = (old: SchemaObject, now: SchemaObject, place: string) =>
    compareSchemas(old, now, resolvers).map(change =>
      changeWithin(after.id, place, { side: 'request', status: '', change }, verdictOfRequest(change)),
    );
  return [
    ...inSchema(before.parameters, after.parameters, 'parameter'),
    ...compareBodies(before, after),
    ...pairsOf(before.body, after.body).flatMap(([media, old, now]): Change[] => {
      if (old && now) return inSchema(old, now, 'request');
      if (before.bodyRequired === null || after.bodyRequired === null) return [];
      return now
        ? [changeOfCall(after.id, `request: ${media} is taken from now on`, gatewaysOnly)]
        : [changeOfCall(after.id, `request: ${media} is no longer taken`, callersOnly)];
    }),
  ];
}

function changeWithin(call: string, place: string, within: ChangedSchema, verdicts: Verdicts): Change {
  const { steps, what } = within.change;
  return { call, place: `${place} ${pathOfSteps(steps)}`.trim(), what, within, ...verdicts };
}

function compareBodies(
  { bodyRequired: before }: DocumentCall,
  { id, bodyRequired: after }: DocumentCall,
): Change[] {
  if (before === after) return [];
  const texts = (required: boolean | null) =>
    required === null ? 'not taken' : required ? 'needed' : 'taken, and may be missing';
  const what = `request: a body was ${texts(before)}, is ${texts(after)}`;
  if (after === true) return [changeOfCall(id, what, before === null ? bothSides('breaking') : callersOnly)];
  return [changeOfCall(id, what, after === null ? bothSides('breaking') : gatewaysOnly)];
}

function compareAnswers(before: DocumentCall, after: DocumentCall, resolvers: Resolvers): Change[] {
  return pairsOf(before.answers, after.answers).flatMap(([status, old, now]): Change[] => {
    const said = (what: string, verdicts: Verdicts) =>
      changeOfCall(after.id, `answer: HTTP ${status} ${what}`, verdicts);
    if (!old) return [said('is new', callersOnly)];
    if (!now) return [said('is gone', verdictOfRemovedStatus(status))];
    if (Object.keys(now).length === 0 && Object.keys(old).length > 0) {
      return [said('has no body any more', verdictOfRemovedStatus(status))];
    }
    return pairsOf(old, now).flatMap(([media, oldSchema, newSchema]): Change[] => {
      if (!oldSchema) return [said(`may be ${media}`, callersOnly)];
      if (!newSchema) return [said(`is no longer ${media}`, gatewaysOnly)];
      return compareSchemas(oldSchema, newSchema, resolvers).map(change =>
        changeWithin(
          after.id,
          `answer ${status}`,
          { side: 'answer', status, change },
          verdictOfAnswer(change),
        ),
      );
    });
  });
}

/** Without its success a call cannot succeed; a failure that comes no more hurts nobody. */
function verdictOfRemovedStatus(status: string): Verdicts {
  return /^2/.test(status) ? bothSides('breaking') : gatewaysOnly;
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.join(', ');
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'not said');
}
