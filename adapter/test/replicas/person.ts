import { setTimeout as delay } from 'node:timers/promises';
import { Agent, fetch as fetchByAgent } from 'undici';
import { createChooseLifeClient } from '../../client/src/client.ts';
import { downloadReportPdf } from '../../client/src/download-report-pdf.ts';
import { gatewayErrorOf } from '../../client/src/gateway-error.ts';
import type { Deployment } from './deployment.ts';

/** The writes that the adapter acknowledged to a person. `run-drill.ts` compares them with the data of the gateway. */
export interface Person {
  readonly email: string;
  /** How often the person pressed "Sign up" or "Send Again": each press may send one e-mail. */
  mailRequests: number;
  /** The weight that was acknowledged last, null before the first save. */
  savedKg: number | null;
  /** The number of acknowledged saves. */
  saves: number;
  /** The id of the acknowledged report; null before the submission. */
  reportId: string | null;
  /** The number of complete PDFs that arrived. */
  pdfs: number;
  /** The number of retries of failed calls. */
  retries: number;
}

const userPassword = 'correct horse battery staple 7';
const clientId = 'choose-life-demo';
/** How often a person saves before the submission. */
const saveCount = 3;
/** The lightest and the heaviest weight that a person saves. Both are within the limits of the questionnaire. */
const minKg = 60;
const maxKg = 150;
/** How long a person retries a failed step. */
const maxRetryMs = 90_000;
/** How often a person without an e-mail presses "Send Again". */
const sendAgainMs = 5_000;

/** The client of a browser with its own IP address, so that limits by address count each person separately. */
export function browserAt(deployment: Pick<Deployment, 'url'>, localAddress: string) {
  const dispatcher = new Agent({ connect: { localAddress } });
  // The platform's `fetch` comes from another version of undici. The parts that the client uses are the same.
  const fetch = ((input: string, init: object) =>
    fetchByAgent(input, { ...init, dispatcher })) as unknown as typeof globalThis.fetch;
  let token: string | null = null;
  const options = { token: () => token, fetch };
  return {
    // Each call is sent in a request of its own.
    client: createChooseLifeClient({ ...options, url: `${deployment.url}/trpc`, maxItems: 1 }),
    downloadPdf: (request: Parameters<typeof downloadReportPdf>[0]) =>
      downloadReportPdf(request, { ...options, url: `${deployment.url}/reports/pdf` }),
    setToken: (newToken: string) => {
      token = newToken;
    },
    close: () => dispatcher.destroy(),
  };
}

/** A person before the sign-up. */
export function newPerson(email: string): Person {
  return { email, mailRequests: 0, savedKg: null, saves: 0, reportId: null, pdfs: 0, retries: 0 };
}

type Browser = ReturnType<typeof browserAt>;

/** Signs a person up, follows the link of the e-mail, and logs in. Each failed step is retried, as people do. */
export async function signUp(deployment: Deployment, person: Person, browser: Browser): Promise<void> {
  const { client } = browser;
  const { email: userEmail } = person;
  const retry = <Answer>(step: () => Promise<Answer>) => retryUntilDone(person, step);
  await retry(() => {
    person.mailRequests += 1;
    const name = { userFirstName: 'Ada', userLastName: 'Obi', userGender: 'Female' as const };
    return client.authentication.initiateEnrollment.mutate({ ...name, userEmail, userPassword });
  });
  const otp = await waitForCode(deployment, userEmail, async () => {
    person.mailRequests += 1;
    // A failure is ignored, because the next interval sends again.
    await client.authentication.resendOtp.mutate({ userEmail }).catch(() => undefined);
  });
  await retry(() => client.authentication.completeEnrollment.mutate({ userEmail, otp })).catch(error => {
    // A link works only once. If the link is refused, an earlier attempt has confirmed the account, and its answer was lost. If no attempt
    // had confirmed the account, the login below would fail.
    if (gatewayErrorOf(error)?.kind !== 'REJECTED') throw error;
  });
  browser.setToken(
    (await retry(() => client.authentication.login.mutate({ userEmail, userPassword }))).token,
  );
}

const answersWithWeight = (weight_kg: number) => ({
  general: { app_units: 'metric', sex: 'female', age_in_years: 45, height_cm: 170, weight_kg } as const,
});

/** The pause between saves, which keeps a person below the limit of saves in a minute. */
const savePauseMs = 1_100;

/**
 * Saves a different weight each time until `isOver`, and never repeats a failed save.
 * @returns the kind and outcome of each save that failed
 */
export async function keepSaving(
  person: Person,
  { client }: Browser,
  isOver: () => boolean,
): Promise<readonly string[]> {
  const failures: string[] = [];
  let uniqueString: string | undefined;
  for (let round = 0; !isOver(); round += 1) {
    const kg = minKg + (round % (maxKg - minKg + 1));
    const assessment = { clientId, userId: person.email, ...(uniqueString && { uniqueString }) };
    try {
      const answer = await client.hra.saveAnswers.mutate({ answers: answersWithWeight(kg), assessment });
      uniqueString = answer.uniqueString;
      person.savedKg = kg;
      person.saves += 1;
    } catch (error) {
      const callError = gatewayErrorOf(error);
      failures.push(callError ? `${callError.kind}, ${callError.outcome}` : String(error));
    }
    await delay(savePauseMs);
  }
  return failures;
}

/** Makes all calls of a person from the sign-up to the PDF. Each failed step is retried, as people do. */
export async function completeJourney(
  deployment: Deployment,
  person: Person,
  localAddress: string,
): Promise<void> {
  const browser = browserAt(deployment, localAddress);
  const { client } = browser;
  const retry = <Answer>(step: () => Promise<Answer>) => retryUntilDone(person, step);
  await signUp(deployment, person, browser);

  let assessment: { clientId: string; userId: string; uniqueString?: string } = {
    clientId,
    userId: person.email,
  };
  for (let kg = minKg; kg < minKg + saveCount; kg += 1) {
    const answer = await retry(() =>
      client.hra.saveAnswers.mutate({ answers: answersWithWeight(kg), assessment }),
    );
    person.savedKg = kg;
    person.saves += 1;
    assessment = { ...assessment, uniqueString: answer.uniqueString };
  }
  const submittedKg = minKg + saveCount;
  const submission = { answers: answersWithWeight(submittedKg), assessment };
  const { meta } = await retry(() => client.hra.appraiseRisks.mutate(submission));
  person.savedKg = submittedKg;
  person.reportId = String(meta.reportId);
  const request = { getReportPdfReportId: meta.reportId, getReportPdfClientId: clientId };
  const pdf = await retry(() => browser.downloadPdf(request));
  if ((await pdf.text()).startsWith('%PDF-')) person.pdfs += 1;
  await browser.close();
}

/** Retries a step until it succeeds, for at most `maxRetryMs`. A refused step is not retried, because it would be refused again. */
async function retryUntilDone<Answer>(person: Person, step: () => Promise<Answer>): Promise<Answer> {
  const endsAt = performance.now() + maxRetryMs;
  for (;;) {
    try {
      return await step();
    } catch (error) {
      const callError = gatewayErrorOf(error);
      if (callError === null || callError.kind === 'REJECTED') throw error;
      // At least half a second, as between two presses of a button.
      const pauseMs = Math.max(callError.retryAfterMs ?? 0, 500);
      if (performance.now() + pauseMs > endsAt) throw error;
      person.retries += 1;
      await delay(pauseMs);
    }
  }
}

/**
 * Waits for an e-mail with a link, and returns the code of the newest link. An e-mail without a link is ignored: it asks a person who signed up
 * twice to sign up again. An e-mail that a killed gateway was sending arrives after a minute.
 */
async function waitForCode(
  deployment: Deployment,
  email: string,
  sendAgain: () => Promise<void>,
): Promise<string> {
  const endsAt = performance.now() + maxRetryMs;
  const resendTimer = setInterval(sendAgain, sendAgainMs);
  try {
    while (performance.now() < endsAt) {
      const messages = deployment.mailServer.accepted.filter(({ to }) => to === email);
      const code = messages.map(({ lines }) => codeIn(lines)).findLast(found => found !== null);
      if (code) return code;
      await delay(100);
    }
  } finally {
    clearInterval(resendTimer);
  }
  throw new Error(`no e-mail with a link came to ${email}`);
}

/** The code of the link in an e-mail; null without a link. In quoted-printable, "=" at the end of a line continues the line, and "=3D" is "=". */
function codeIn(lines: readonly string[]): string | null {
  const text = lines.join('\n').replace(/=\n/g, '').replaceAll('=3D', '=');
  return text.match(/[?&]otp=([\w-]+)/)?.[1] ?? null;
}
