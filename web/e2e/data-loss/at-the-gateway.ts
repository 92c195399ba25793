import { createChooseLifeClient } from '@choose-life/client';
import { refusal } from '../support/gateway-proxy.ts';
import { password } from '../support/signed-in.ts';
import type { TestProduct } from '../support/test-product.ts';

/** The answer to the question for the age, as a save sends it. */
export const ageKey = 'hra.q.age_in_years.a.years';

const path = '/hra/save-answers';

/** Functions that read and replace the save calls which arrive at the gateway. */
export function savedCalls(product: TestProduct) {
  // The product is started by a hook, after this function is called.
  return {
    saves: () => product.proxy.callsTo(path).map(({ body }) => body),
    lastSaved: (key: string) => memberOf(product.proxy.lastBody(path), key),
    /** From now on every save is refused, so that typed answers stay in the tab. */
    keepUnsaved: () => product.proxy.intercept(path, () => refusal('the store is closed')),
  };
}

/** A member of a request body; undefined if it is missing. */
export function memberOf(body: unknown, key: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined;
}

/** The person's report list at the gateway, read in a separate session. */
export async function reportsOf(product: TestProduct, { email }: { readonly email: string }) {
  const { token } = await product.gateway.createAccount({ email, password });
  const client = createChooseLifeClient({ url: `${product.url}/trpc`, token: () => token });
  const list = await client.risksAppraisedAudit.readByRisksAppraisedAuditUserId.query({
    risksAppraisedAuditUserId: email,
  });
  return list.data;
}
