import type { DocumentCall } from './calls-of.ts';
import type { Change } from './change.ts';
import { compareSchemas, type Resolvers } from './compare-schemas.ts';
import type { SchemaObject } from './document.ts';
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
    compareSchemas(old, now, resolvers).map(
      (change): Change => ({
        call: after.id,
        place: `${place} ${pathOfSteps(change.steps)}`.trim(),
        what: change.what,
        within: { side: 'request', status: '', change },
        ...verdictOfRequest(change),
      }),
    );
  return [
    ...inSchema(before.parameters, after.parameters, 'parameter'),
    ...compareBodies(before, after),
    ...pairMedia(before.body, after.body).flatMap(({ media, old, now }): Change[] => {
      if (old && now) return inSchema(old, now, 'request');
      if (before.bodyRequired === null || after.bodyRequired === null) return [];
      return now
        ? [changeOfCall(after.id, `request: ${media} is taken from now on`, gatewaysOnly)]
        : [changeOfCall(after.id, `request: ${media} is no longer taken`, callersOnly)];
    }),
  ];
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
  const statuses = [...new Set([...Object.keys(before.answers), ...Object.keys(after.answers)])];
  return statuses.flatMap((status): Change[] => {
    const [old, now] = [before.answers[status], after.answers[status]];
    if (!old) return [changeOfCall(after.id, `answer: HTTP ${status} is new`, callersOnly)];
    if (!now)
      return [changeOfCall(after.id, `answer: HTTP ${status} is gone`, verdictOfRemovedStatus(status))];
    if (Object.keys(now).length === 0 && Object.keys(old).length > 0) {
      return [
        changeOfCall(after.id, `answer: HTTP ${status} has no body any more`, verdictOfRemovedStatus(status)),
      ];
    }
    return pairMedia(old, now).flatMap(({ media, old: oldSchema, now: newSchema }): Change[] => {
      if (!oldSchema) return [changeOfCall(after.id, `answer: HTTP ${status} may be ${media}`, callersOnly)];
      if (!newSchema)
        return [changeOfCall(after.id, `answer: HTTP ${status} is no longer ${media}`, gatewaysOnly)];
      return compareSchemas(oldSchema, newSchema, resolvers).map(
        (change): Change => ({
          call: after.id,
          place: `answer ${status} ${pathOfSteps(change.steps)}`.trim(),
          what: change.what,
          within: { side: 'answer', status, change },
          ...verdictOfAnswer(change),
        }),
      );
    });
  });
}

/** Without its success a call cannot succeed; a failure that comes no more hurts nobody. */
function verdictOfRemovedStatus(status: string): Verdicts {
  return /^2/.test(status) ? bothSides('breaking') : gatewaysOnly;
}

interface MediaPair {
  readonly media: string;
  readonly old: SchemaObject | undefined;
  readonly now: SchemaObject | undefined;
}

/** Each media type of either side with its schemas. */
function pairMedia(
  before: Readonly<Record<string, SchemaObject>>,
  after: Readonly<Record<string, SchemaObject>>,
): MediaPair[] {
  const all = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return all.map(media => ({ media, old: before[media], now: after[media] }));
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.join(', ');
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'not said');
}
