import { createChooseLifeClient, gatewayErrorOf, reportIdOf } from '@choose-life/client';
import { afterEach } from 'vitest';
import {
  jsonAnswer,
  type Misbehave,
  type MisbehavingGateway,
  startMisbehaving,
} from './misbehaving-gateway.ts';
import { type RunningAdapter, startAdapterHere } from './start-adapter-here.ts';

export const token = 'a-very-secret-token';
export const dataRequest = {
  getReportDataReportId: reportIdOf('report-1'),
  getReportDataClientId: 'client-1',
};
export const pdfRequest = { getReportPdfReportId: reportIdOf('report-1'), getReportPdfClientId: 'client-1' };
export const pdf = Buffer.from('%PDF-1.7\nfour words of report\n%%EOF\n').toString('base64');

export let gateway: MisbehavingGateway;
export let adapter: RunningAdapter;

// Whoever imports this file starts an adapter in each test.
afterEach(async () => {
  await gateway.stop();
  await adapter.stop();
});

/** Starts a gateway and an adapter. @returns the typed client of the adapter. */
export const start = async (misbehave: Misbehave, variables: NodeJS.ProcessEnv = {}) => {
  gateway = await startMisbehaving(misbehave);
  adapter = await startAdapterHere(gateway.url, variables);
  return createChooseLifeClient({ url: `${adapter.url}/trpc`, token: () => token });
};
export const always =
  (status: number, body: unknown): Misbehave =>
  socket =>
    socket.write(jsonAnswer(status, body));

/** The typed error of a call that must fail. */
export const errorOf = async (call: Promise<unknown>) =>
  gatewayErrorOf(await call.catch((error: unknown) => error));
