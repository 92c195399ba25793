import type { HeaderSet } from './headers.ts';
import { unreadable } from './unreadable.ts';

const maxHeaderBytes = 16 * 1024;
const uploadMs = 30_000;
/** How often slow uploads are looked for. */
const uploadCheckMs = 5_000;

/** How each server of this process listens. @param api the headers of what comes to no route */
export function serverOptions(api: HeaderSet) {
  return {
    logger: false,
    requestTimeout: uploadMs,
    exposeHeadRoutes: false,
    http: {
      maxHeaderSize: maxHeaderBytes,
      connectionsCheckingInterval: uploadCheckMs,
      // Without a Host header a request is refused by us: Node's own answer has no headers.
      requireHostHeader: false,
    },
    ...unreadable(api),
  } as const;
}
