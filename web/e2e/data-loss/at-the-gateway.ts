import { createChooseLifeClient } from '@choose-life/client';
import { refusal } from '../support/gateway-proxy.ts';
import { password } from '../support/signed-in.ts';
import type { TestProduct } from '../support/test-product.ts';

/** The wire key of the answer to the question about age. */
export const ageKey = 'hra.q.age_in_years.a.years';

const path = '/hra/save-answers';

/** Functions that read and replace the save calls which arrive at the gateway. */
export function savedCalls(product: TestProduct) {
  // Functions, because a hook starts the product after `savedCalls` is called.
  return {
    saves: () => product.proxy.callsTo(path).map(({ body }) => body),
    lastSaved: (key: string) => propertyOf(product.proxy.lastBody(path), key),
    /** Makes the gateway refuse every save from now on, so that typed answers stay in the tab. */
    refuseSaves: () => product.proxy.intercept(path, () => refusal('the store is closed')),
  };
}

/** A property of a request body; undefined if it is missing. */
export function propertyOf(body: unknown, key: string): unknown {
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
