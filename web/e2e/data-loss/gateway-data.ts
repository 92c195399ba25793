import { createChooseLifeClient } from '@choose-life/client';
import { propertyOf, refusal } from '../support/gateway-proxy.ts';
import { password } from '../support/signed-in.ts';
import type { TestProduct } from '../support/test-product.ts';

/** The wire key of the answer to the question about age. */
export const ageKey = 'hra.q.age_in_years.a.years';

const savePath = '/hra/save-answers';

/** Functions that read the calls with which the adapter saves answers, and a function that makes the gateway refuse these calls. */
export function savesAtGateway(product: TestProduct) {
  return {
    /** The bodies of the calls so far, oldest first. */
    saves: () => product.proxy.callsTo(savePath).map(({ body }) => body),
    /** A property of the body of the last call. */
    lastSaved: (key: string) => propertyOf(product.proxy.lastBody(savePath), key),
    /** Makes the gateway refuse every save from now on, so that typed answers stay in the tab. */
    refuseSaves: () => product.proxy.intercept(savePath, () => refusal('the store is closed')),
  };
}

/** The reports and saved assessments of the person at the gateway, read in a separate session. */
export async function reportsOf(product: TestProduct, { email }: { readonly email: string }) {
  // `createAccount` also accepts an existing account, and opens another session of it.
  const { token } = await product.gateway.createAccount({ email, password });
  const client = createChooseLifeClient({ url: `${product.url}/trpc`, token: () => token });
  const list = await client.risksAppraisedAudit.readByRisksAppraisedAuditUserId.query({
    risksAppraisedAuditUserId: email,
  });
  return list.data;
}
