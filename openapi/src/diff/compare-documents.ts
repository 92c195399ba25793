import { callsOf, type DocumentCall } from './calls-of.ts';
import type { Change } from './change.ts';
import { changeOfCall, compareCalls } from './compare-calls.ts';
import type { OpenApiDocument } from './document.ts';
import { resolverOf } from './variant.ts';
import { bothSides, callersOnly, gatewaysOnly, type Verdicts } from './verdict.ts';

/** Everything in which two OpenAPI documents of the gateway differ, call by call. */
export function compareDocuments(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  const [old, now] = [callsOf(before), callsOf(after)];
  const resolvers = { old: resolverOf(before), new: resolverOf(after) };
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((id): Change[] => {
    const [was, is] = [old.get(id), now.get(id)];
    if (!was) return [changeOfCall(id, 'is new', gatewaysOnly)];
    if (!is) return [changeOfCall(id, 'is gone', callersOnly)];
    return [...compareCalls(was, is, resolvers), ...compareDocumentParts(before, after, was, is)];
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
