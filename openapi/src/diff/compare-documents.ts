import { callsOf, type DocumentCall, type Fact } from './calls.ts';
import {
  type Change,
  callersOnly,
  everybody,
  gatewaysOnly,
  nobody,
  pairsOf,
  type Verdicts,
} from './change.ts';
import { compareSchemas, type Documents } from './compare-schemas.ts';
import type { OpenApiDocument } from './document.ts';
import { bodiesAt, isOf, namesOf, type PactInteraction } from './interactions.ts';

/** Everything in which two OpenAPI documents of the gateway differ, call by call, with the interactions that each change touches. */
export function compareDocuments(
  before: OpenApiDocument,
  after: OpenApiDocument,
  interactions: readonly PactInteraction[],
): Change[] {
  const documents = { old: before, new: after };
  return pairsOf(callsOf(before), callsOf(after)).flatMap(([call, was, is]): Change[] => {
    const own = interactions.filter(each => (was && isOf(each, was)) || (is && isOf(each, is)));
    const ofCall = { place: 'call', interactions: namesOf(own) };
    if (!was) return [{ call, ...ofCall, what: 'is new', ...gatewaysOnly }];
    if (!is) return [{ call, ...ofCall, what: 'is gone', ...callersOnly }];
    return compareCalls(was, is, documents, own).map(change => ({ call, ...ofCall, ...change }));
  });
}

/** A change of a call. What says nothing of interactions touches all of the call's. */
type CallChange = Omit<Change, 'call' | 'place' | 'interactions'> & Partial<Change>;

function compareCalls(
  was: DocumentCall,
  is: DocumentCall,
  documents: Documents,
  own: readonly PactInteraction[],
): CallChange[] {
  const pairs = pairsOf(was.facts, is.facts);
  const moved = pairs.filter(([, old, now]) => !old || !now).map(([key]) => `${key} `);
  const ofFacts = pairs.flatMap(([key, old, now]): CallChange[] => {
    // Where all of an answer is new or gone, so is what stands in it.
    if (moved.some(other => key.startsWith(other))) return [];
    const { name, place } = old ?? now;
    const told = (how: string, verdicts: Verdicts = everybody) => [
      { place, what: `${name} ${how}`.trim(), ...verdicts },
    ];
    if (!old) return told('is new', now.comes);
    if (!now) return told('is gone', old.goes);
    const isSame = old.value === now.value;
    return [
      ...(isSame ? [] : told(`was ${old.value}, is ${now.value}`, old.changes)),
      ...schemaChanges(old, now, documents, own),
    ];
  });
  return was.texts === is.texts ? ofFacts : [...ofFacts, { what: 'words or examples', ...nobody }];
}

function schemaChanges(
  { place, schema: old }: Fact,
  { schema: now }: Fact,
  documents: Documents,
  own: readonly PactInteraction[],
): CallChange[] {
  if (old === undefined || now === undefined) return [];
  const side = place.startsWith('answer') ? 'answer' : 'request';
  const changes = compareSchemas(old, now, { documents, side, bodies: bodiesAt(place, own) });
  return changes.map(({ interactions, path, ...change }) => ({
    ...change,
    place: `${place} ${path}`.trim(),
    // No body has a parameter.
    ...(place !== 'parameter' && { interactions }),
  }));
}
