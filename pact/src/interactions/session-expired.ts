import { type OperationId, operations } from '@choose-life/contracts/gateway/operations';
import type { ProviderStateName } from '../provider-states.ts';

/**
 * How the session of each call is found to have expired (s.8). A token that is held goes along on every call (s.6), and
 * code 22 counts on every call: a gateway may look at the token also where the call needs none.
 */
export function sessionExpiredStates(id: OperationId): readonly ProviderStateName[] {
  return operations[id].auth === 'token'
    ? ['a person with an expired session']
    : ['a person with an expired session', 'every call checks its session'];
}
