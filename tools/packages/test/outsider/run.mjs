/** Runs the compiled files against the product that the arguments name, and prints the results. */
import { createChooseLifeClient } from '@choose-life/client';
import { directCalls } from './out/direct-calls.js';
import { everyCall, troubleOf } from './out/every-call.js';
import { queryOptions } from './out/query-options.js';

const [url, gatewayUrl, mailboxUrl, email, password] = process.argv.slice(2);
await everyCall({ url, mailboxUrl, email, password });

const nobody = createChooseLifeClient({ url: `${url}/trpc` });
const unknownCaller = createChooseLifeClient({ url: `${url}/trpc`, token: 'no-such-token' });
const troubles = await Promise.all([
  troubleOf(nobody.authentication.login.mutate({ userEmail: email, userPassword: 'not the password' })),
  troubleOf(unknownCaller.authentication.userDetails.query()),
  troubleOf(nobody.authentication.resendOtp.mutate({ userEmail: '' })),
]);
const direct = await directCalls(gatewayUrl, email, password);
const cached = await queryOptions(url, email, password);
process.stdout.write(JSON.stringify({ troubles, direct, cached }));
