/** Uses the product as the test of a front end would, from login to the PDF and an e-mail, and prints the results as JSON. */
import { createChooseLifeClient, downloadReportPdf, gatewayErrorOf } from '@choose-life/client';
import { startEmbedded } from '@choose-life/embedded';

const frontEnd = 'http://localhost:5173';
// A second product in the same process, to check that the two products share nothing.
const [product, otherProduct] = await Promise.all([
  startEmbedded({ publicUrl: frontEnd, allowedOrigins: [frontEnd] }),
  startEmbedded(),
]);
const takenPortError = await startEmbedded({ port: Number(new URL(product.url).port) }).catch(
  error => error.code,
);
const invalidPortError = await startEmbedded({ port: Number.NaN }).catch(error => error.code);
const invalidOriginError = await startEmbedded({ allowedOrigins: ['here'] }).catch(error => error.message);

const { email: userEmail, password: userPassword } = product.demoAccount;
let token = null;
const client = createChooseLifeClient({ url: product.trpcUrl, token: () => token });
token = (await client.authentication.login.mutate({ userEmail, userPassword })).token;

// The client id of the questionnaire of the embedded gateway.
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
const callAfter31Minutes = await client.authentication.userDetails
  .query()
  .catch(error => gatewayErrorOf(error)?.kind);
const [unknownPath, docs] = await Promise.all([
  fetch(`${product.gatewayUrl}/prod/none`),
  fetch(`${product.url}/docs`),
]);
const preflightHeaders = { origin: frontEnd, 'access-control-request-method': 'POST' };
const preflightResponse = await fetch(product.trpcUrl, { method: 'OPTIONS', headers: preflightHeaders });
const otherMailboxAtFirst = await otherProduct.mailbox();
const otherClient = createChooseLifeClient({ url: otherProduct.trpcUrl });
await otherClient.authentication.initiatePasswordReset.mutate({ userEmail });
const [otherMessage] = await otherProduct.mailbox();
const { publicUrl } = await (await fetch(`${otherProduct.url}/config.json`)).json();
// `stop` may be called twice.
await Promise.all([product.stop(), product.stop(), otherProduct.stop()]);
const afterStop = await fetch(product.url).catch(() => 'nobody answers');

process.stdout.write(
  JSON.stringify({
    takenPortError,
    invalidPortError,
    invalidOriginError,
    pdfStart: (await pdf.text()).slice(0, 5),
    messageRecipient: message.to,
    messageLinksToFrontEnd: message.text.includes(`${frontEnd}/`),
    otherProductLinksToItself:
      otherMessage.text.includes(`${otherProduct.url}/`) && publicUrl === otherProduct.url,
    otherMailboxAtFirst,
    allowedOrigin: preflightResponse.headers.get('access-control-allow-origin'),
    callAfter31Minutes,
    unknownGatewayPath: unknownPath.status,
    docs: docs.status,
    afterStop,
  }),
);
