import { createChooseLifeClient } from '@choose-life/client';
import { password } from '../support/signed-in.ts';
import type { TestProduct } from '../support/test-product.ts';

/** The person's report list as the gateway has it, read in a session of its own. */
export async function reportsOf(product: TestProduct, { email }: { readonly email: string }) {
  const { token } = await product.gateway.createAccount({ email, password });
  const client = createChooseLifeClient({ url: `${product.url}/trpc`, token: () => token });
  const list = await client.risksAppraisedAudit.readByRisksAppraisedAuditUserId.query({
    risksAppraisedAuditUserId: email,
  });
  return list.data;
}
