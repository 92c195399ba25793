/** Runs the compiled files against the product that the arguments name, and prints the results. */
import { createChooseLifeClient } from '@choose-life/client';
import { directCalls } from './out/direct-calls.js';
import { adviceAfter, everyCall } from './out/every-call.js';
import { callWithQueryOptions } from './out/query-options.js';

const [url, gatewayUrl, mailboxUrl, email, password] = process.argv.slice(2);
await everyCall({ url, mailboxUrl, email, password });

const withoutToken = createChooseLifeClient({ url: `${url}/trpc` });
const withUnknownToken = createChooseLifeClient({ url: `${url}/trpc`, token: 'no-such-token' });
const adviceAfterErrors = await Promise.all([
  adviceAfter(
    withoutToken.authentication.login.mutate({ userEmail: email, userPassword: 'not the password' }),
  ),
  adviceAfter(withUnknownToken.authentication.userDetails.query()),
  adviceAfter(withoutToken.authentication.resendOtp.mutate({ userEmail: '' })),
]);
const results = {
  adviceAfterErrors,
  directCalls: await directCalls(gatewayUrl, email, password),
  queryOptions: await callWithQueryOptions(url, email, password),
};
process.stdout.write(JSON.stringify(results));
