import {
  bothSides,
  type Change,
  type ChangedSchema,
  callersOnly,
  gatewaysOnly,
  pairsOf,
  pathOfSteps,
  type Verdicts,
  verdictOfAnswer,
  verdictOfRequest,
} from './change.ts';
import { compareSchemas, type Documents } from './compare-schemas.ts';
import { callsOf, type DocumentCall, type OpenApiDocument, type SchemaObject } from './document.ts';

/** Everything in which two OpenAPI documents of the gateway differ, call by call. */
export function compareDocuments(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  const documents = { old: before, new: after };
  return pairsOf(callsOf(before), callsOf(after)).flatMap(([id, was, is]): Change[] => {
    if (!was) return [changeOfCall(id, 'is new', gatewaysOnly)];
    if (!is) return [changeOfCall(id, 'is gone', callersOnly)];
    return [
      ...compareHeads(was, is),
      ...compareRequests(was, is, documents),
      ...compareAnswers(was, is, documents),
      ...compareDocumentParts(before, after, was, is),
    ];
  });
}

/** What stands once in a document and concerns each call: where the gateway is, and how a session is shown. */
function compareDocumentParts(
  before: OpenApiDocument,
  after: OpenApiDocument,
  was: DocumentCall,
  is: DocumentCall,
): Change[] {
  const urlsOf = ({ servers = [] }: OpenApiDocument) => servers.map(({ url }) => pathOf(url));
  const removed = urlsOf(before).filter(url => !urlsOf(after).includes(url));
  const added = urlsOf(after).filter(url => !urlsOf(before).includes(url));
  const moved = (what: string, verdicts: Verdicts) => changeOfCall(is.id, what, verdicts);
  const shared = is.security.filter(scheme => was.security.includes(scheme));
  const shown = ({ components }: OpenApiDocument, scheme: string) => {
    const { description: _, ...meaning } = components?.securitySchemes?.[scheme] ?? {};
    return JSON.stringify(meaning);
  };
  return [
    ...removed.map(url => moved(`no longer served below ${url}`, callersOnly)),
    ...added.map(url => moved(`served below ${url} from now on`, gatewaysOnly)),
    ...shared
      .filter(scheme => shown(before, scheme) !== shown(after, scheme))
      .map(scheme =>
        moved(
          `auth: ${scheme} was ${shown(before, scheme)}, is ${shown(after, scheme)}`,
          bothSides('breaking'),
        ),
      ),
  ];
}

/** Hosts in the document are examples: only what stands below them is part of the contract. */
function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}

function changeOfCall(call: string, what: string, verdicts: Verdicts): Change {
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

function compareRequests(before: DocumentCall, after: DocumentCall, documents: Documents): Change[] {
  const inSchema = (old: SchemaObject, now: SchemaObject, place: string) =>
    compareSchemas(old, now, documents).map(change =>
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

function compareAnswers(before: DocumentCall, after: DocumentCall, documents: Documents): Change[] {
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
      return compareSchemas(oldSchema, newSchema, documents).map(change =>
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
