import { createChooseLifeClient } from '@choose-life/client';
import { getUntypedClient } from '@trpc/client';
import { readToken } from '../../src/session/token.ts';
import type { Procedure } from './procedure.ts';

/** Each call alone, so that its time is its own. */
const client = createChooseLifeClient({ url: '/trpc', token: readToken, maxItems: 1 });
// Which procedure is called is known only when somebody chooses one.
const anyProcedure = getUntypedClient(client);

/** Calls a procedure by name, over the typed client's own links. */
export function callProcedure(
  { id, type }: Pick<Procedure, 'id' | 'type'>,
  input: unknown,
): Promise<unknown> {
  return type === 'query' ? anyProcedure.query(id, input) : anyProcedure.mutation(id, input);
}
