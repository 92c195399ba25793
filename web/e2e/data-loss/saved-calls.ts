import { refusal } from '../support/gateway-proxy.ts';
import type { TestProduct } from '../support/test-product.ts';

/** The answer to the question for the age, as a save sends it. */
export const ageKey = 'hra.q.age_in_years.a.years';

const path = '/hra/save-answers';

/** The saves that have arrived at the gateway. */
export function savedCalls({ proxy }: TestProduct) {
  return {
    /** Their bodies, oldest first. */
    saves: () => proxy.callsTo(path).map(({ body }) => body),
    /** A member of the newest one's body. */
    lastSaved: (key: string) => memberOf(proxy.lastBody(path), key),
    /** From now on every save is refused, so that what is typed stays in the tab. */
    keepUnsaved: () => proxy.intercept(path, () => refusal('the store is closed')),
  };
}

/** A member of a body; undefined where it has none. */
export function memberOf(body: unknown, key: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined;
}
