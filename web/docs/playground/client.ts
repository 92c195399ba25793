import { createChooseLifeClient } from '@choose-life/client';
import { getUntypedClient } from '@trpc/client';
import { readToken } from '../../src/session/token.ts';
import { addresses } from './addresses.ts';
import type { Procedure } from './procedure.ts';
import { keepingRaw, type RawAnswer } from './raw-answer.ts';

/**
 * Calls a procedure by its name, with the links of the typed client.
 * @param keep gets the raw answer.
 */
export function callProcedure(
  { id, type }: Pick<Procedure, 'id' | 'type'>,
  input: unknown,
  keep: (raw: RawAnswer) => void,
): Promise<unknown> {
  const url = addresses.trpc;
  // One request per call, so that time and raw answer are its own.
  const client = createChooseLifeClient({ url, token: readToken, maxItems: 1, fetch: keepingRaw(keep) });
  // The procedure is only known at run time.
  const anyProcedure = getUntypedClient(client);
  return type === 'query' ? anyProcedure.query(id, input) : anyProcedure.mutation(id, input);
}
