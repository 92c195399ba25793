import { createChooseLifeClient } from '@choose-life/client';
import { getUntypedClient } from '@trpc/client';
import { readToken } from '../../src/session/token.ts';
import { addresses } from './addresses.ts';
import type { Procedure } from './procedure.ts';
import { keepingRaw, type RawAnswer } from './raw-answer.ts';

/**
 * Calls a procedure by name, over the typed client's own links.
 *
 * @param keep is handed the answer as it came over the wire.
 */
export function callProcedure(
  { id, type }: Pick<Procedure, 'id' | 'type'>,
  input: unknown,
  keep: (raw: RawAnswer) => void,
): Promise<unknown> {
  const url = addresses.trpc;
  // Each call alone, so that its time and its answer are its own.
  const client = createChooseLifeClient({ url, token: readToken, maxItems: 1, fetch: keepingRaw(keep) });
  // Which procedure is called is known only when somebody chooses one.
  const anyProcedure = getUntypedClient(client);
  return type === 'query' ? anyProcedure.query(id, input) : anyProcedure.mutation(id, input);
}
