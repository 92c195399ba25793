import { setTimeout as delay } from 'node:timers/promises';
import { Agent, fetch as fetchByAgent } from 'undici';
import { createChooseLifeClient } from '../../client/src/client.ts';
import { downloadReportPdf } from '../../client/src/download-report-pdf.ts';
import { type CallError, gatewayErrorOf } from '../../client/src/gateway-error.ts';
import type { Deployment } from './deployment.ts';

/** The writes that the adapter acknowledged to a person. The drill compares them with the gateway's data. */
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
  pdfs: number;
  /** The number of failed calls that were repeated. */
  repeats: number;
}

const userPassword = 'correct horse battery staple 7';
const clientId = 'choose-life-demo';
/** How often a person saves before the submission. */
const saves = 3;
/** How long a person repeats a failed step. */
const patienceMs = 90_000;
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
    client: createChooseLifeClient({ ...options, url: `${deployment.url}/trpc`, maxItems: 1 }),
    pdfOf: (request: Parameters<typeof downloadReportPdf>[0]) =>
      downloadReportPdf(request, { ...options, url: `${deployment.url}/reports/pdf` }),
    setToken: (newToken: string) => {
      token = newToken;
    },
    close: () => dispatcher.destroy(),
  };
}

/** A person before the sign-up. */
export function newPerson(email: string): Person {
  return { email, mailRequests: 0, savedKg: null, saves: 0, reportId: null, pdfs: 0, repeats: 0 };
}

type Browser = ReturnType<typeof browserAt>;

/** Signs a person up, follows the link of the e-mail, and logs in. Repeats each step that fails, as people do. */
export async function signUp(deployment: Deployment, person: Person, browser: Browser): Promise<void> {
  const { client } = browser;
  const { email: userEmail } = person;
  const press = <Answer>(work: () => Promise<Answer>) => pressAgain(person, work);
  await press(() => {
    person.mailRequests += 1;
    const name = { userFirstName: 'Ada', userLastName: 'Obi', userGender: 'Female' as const };
    return client.authentication.initiateEnrollment.mutate({ ...name, userEmail, userPassword });
  });
  const otp = await codeFor(deployment, userEmail, async () => {
    person.mailRequests += 1;
    // A failure is ignored, because the next interval sends again.
    await client.authentication.resendOtp.mutate({ userEmail }).catch(() => undefined);
  });
  await press(() => client.authentication.completeEnrollment.mutate({ userEmail, otp })).catch(error => {
    // A link works only once. If it is refused, an earlier attempt has confirmed the account and its answer was lost. The login proves this.
    if (gatewayErrorOf(error)?.kind !== 'REJECTED') throw error;
  });
  browser.setToken(
    (await press(() => client.authentication.login.mutate({ userEmail, userPassword }))).token,
  );
}

const answersAt = (weight_kg: number) => ({
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
  const faults: string[] = [];
  let uniqueString: string | undefined;
  // The weights are within the limits of the questionnaire.
  for (let kg = 50; !isOver(); kg = kg === 150 ? 50 : kg + 1) {
    const assessment = { clientId, userId: person.email, ...(uniqueString && { uniqueString }) };
    try {
      const answer = await client.hra.saveAnswers.mutate({ answers: answersAt(kg), assessment });
      uniqueString = answer.uniqueString;
      person.savedKg = kg;
      person.saves += 1;
    } catch (error) {
      const fault = gatewayErrorOf(error);
      faults.push(fault ? `${fault.kind}, ${fault.outcome}` : String(error));
    }
    await delay(savePauseMs);
  }
  return faults;
}

/** Goes from sign-up to the PDF, and repeats each step that fails, as people do. */
export async function goThrough(deployment: Deployment, person: Person, localAddress: string): Promise<void> {
  const browser = browserAt(deployment, localAddress);
  const { client } = browser;
  const press = <Answer>(work: () => Promise<Answer>) => pressAgain(person, work);
  await signUp(deployment, person, browser);

  let assessment: { clientId: string; userId: string; uniqueString?: string } = {
    clientId,
    userId: person.email,
  };
  for (let kg = 60; kg < 60 + saves; kg += 1) {
    const answer = await press(() => client.hra.saveAnswers.mutate({ answers: answersAt(kg), assessment }));
    person.savedKg = kg;
    person.saves += 1;
    assessment = { ...assessment, uniqueString: answer.uniqueString };
  }
  const submission = { answers: answersAt(60 + saves), assessment };
  const { meta } = await press(() => client.hra.appraiseRisks.mutate(submission));
  person.savedKg = 60 + saves;
  person.reportId = String(meta.reportId);
  const request = { getReportPdfReportId: meta.reportId, getReportPdfClientId: clientId };
  const pdf = await press(() => browser.pdfOf(request));
  if ((await pdf.text()).startsWith('%PDF-')) person.pdfs += 1;
  await browser.close();
}

/** Repeats a step that fails until it succeeds. A refusal is not repeated, because it would be refused again. */
async function pressAgain<Answer>(person: Person, work: () => Promise<Answer>): Promise<Answer> {
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const fault: CallError | undefined = gatewayErrorOf(error) ?? undefined;
      if (fault === undefined || fault.kind === 'REJECTED' || performance.now() > until) throw error;
      person.repeats += 1;
      // At least half a second, as between two presses of a button.
      await delay(Math.max(fault.retryAfterMs ?? 0, 500));
    }
  }
}

/**
 * Waits for an e-mail with a link, and returns the code of the newest link. E-mails without a link ask a person who signed up twice to sign up
 * again. An e-mail that a killed gateway was sending arrives after a minute.
 */
async function codeFor(
  deployment: Deployment,
  email: string,
  sendAgain: () => Promise<void>,
): Promise<string> {
  const until = performance.now() + patienceMs;
  const again = setInterval(sendAgain, sendAgainMs);
  try {
    while (performance.now() < until) {
      const messages = deployment.mailServer.accepted.filter(({ to }) => to === email);
      const code = messages.map(({ lines }) => codeIn(lines)).findLast(found => found !== null);
      if (code) return code;
      await delay(100);
    }
  } finally {
    clearInterval(again);
  }
  throw new Error(`no e-mail with a link came to ${email}`);
}

/** The code of the link in an e-mail. In its encoding (quoted-printable) "=" at the end of a line continues it, and "=3D" is "=". */
function codeIn(lines: readonly string[]): string | null {
  const text = lines.join('\n').replace(/=\n/g, '').replaceAll('=3D', '=');
  return text.match(/[?&]otp=([\w-]+)/)?.[1] ?? null;
}
