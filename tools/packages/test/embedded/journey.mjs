/** A front end's test of the product, from login to the PDF and an e-mail. It prints its results. */
import { createChooseLifeClient, downloadReportPdf, gatewayErrorOf } from '@choose-life/client';
import { startEmbedded } from '@choose-life/embedded';

const frontEnd = 'http://localhost:5173';
// A second product in the same process, to check that the two products share nothing.
const [product, other] = await Promise.all([
  startEmbedded({ publicUrl: frontEnd, allowedOrigins: [frontEnd] }),
  startEmbedded(),
]);
const portTaken = await startEmbedded({ port: Number(new URL(product.url).port) }).catch(error => error.code);
const portRefused = await startEmbedded({ port: Number.NaN }).catch(error => error.code);
const originRefused = await startEmbedded({ allowedOrigins: ['here'] }).catch(error => error.message);

const { email: userEmail, password: userPassword } = product.demoAccount;
let token = null;
const client = createChooseLifeClient({ url: product.trpcUrl, token: () => token });
token = (await client.authentication.login.mutate({ userEmail, userPassword })).token;

const clientId = 'choose-life-demo';
const answers = { general: { app_units: 'metric', sex: 'female', age_in_years: 45, height_cm: 170 } };
const assessment = { clientId, userId: userEmail };
const { uniqueString } = await client.hra.saveAnswers.mutate({ answers, assessment });
const { meta } = await client.hra.appraiseRisks.mutate({
  answers,
  assessment: { ...assessment, uniqueString },
});
const pdf = await downloadReportPdf(
  { getReportPdfReportId: String(meta.reportId), getReportPdfClientId: clientId },
  { url: product.reportsUrl, token },
);

await client.authentication.initiatePasswordReset.mutate({ userEmail });
const [message] = await product.mailbox();

// A session ends after 30 minutes without a call.
product.advanceClock(31 * 60 * 1000);
const after31Minutes = await client.authentication.userDetails
  .query()
  .catch(error => gatewayErrorOf(error)?.kind);
const [gateway, docs] = await Promise.all([
  fetch(`${product.gatewayUrl}/prod/none`),
  fetch(`${product.url}/docs`),
]);
const preflight = { origin: frontEnd, 'access-control-request-method': 'POST' };
const preflightResponse = await fetch(product.trpcUrl, { method: 'OPTIONS', headers: preflight });
const initialMessagesOfOther = await other.mailbox();
const clientOfOther = createChooseLifeClient({ url: other.trpcUrl });
await clientOfOther.authentication.initiatePasswordReset.mutate({ userEmail });
const [messageOfOther] = await other.mailbox();
const { publicUrl } = await (await fetch(`${other.url}/config.json`)).json();
// `stop` may be called twice.
await Promise.all([product.stop(), product.stop(), other.stop()]);
const afterStop = await fetch(product.url).catch(() => 'nobody answers');

process.stdout.write(
  JSON.stringify({
    portTaken,
    portRefused,
    originRefused,
    pdf: (await pdf.text()).slice(0, 5),
    message: [message.to, message.text.includes(`${frontEnd}/`)],
    otherLinksToItself: messageOfOther.text.includes(`${other.url}/`) && publicUrl === other.url,
    initialMessagesOfOther,
    allowedOrigin: preflightResponse.headers.get('access-control-allow-origin'),
    after31Minutes,
    gateway: gateway.status,
    docs: docs.status,
    afterStop,
  }),
);
