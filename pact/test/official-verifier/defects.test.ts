import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningGateway, startGateway } from '@choose-life/gateway/testing/start-gateway';
import { startAlteringGateway } from '@choose-life/gateway-client/test/altering-gateway';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { interactions } from '../../src/interactions/interactions.ts';
import { committedLayout, pactFileNameOf } from '../../src/pact-file.ts';
import { stateHandlersOf } from '../../src/verify/states/state-handlers.ts';
import { type Provider, type Verification, verifyPact } from './verify-pact.ts';

const reportData = 'hra.getReportData, accepted';
const refusedLogin = 'authentication.login, refused';
const refusedWithToken = 'authentication.login, refused, a token beside a refusal';
const expired = 'company.readByCompanyId, session expired';
const expiredAsNumber = 'company.readByCompanyId, session expired, code 22 as a number';
const expiredBy401 = 'company.readByCompanyId, session expired, HTTP 401 for an expired session';
const pdfAsText = 'hra.getReportPdf, accepted, the PDF as plain text';
const planted = [
  reportData,
  refusedLogin,
  refusedWithToken,
  expired,
  expiredAsNumber,
  expiredBy401,
  pdfAsText,
];

describe('verification', () => {
  let gateway: RunningGateway;
  let dir: string;
  let pact: { interactions: { description: string }[] };
  beforeAll(async () => {
    gateway = await startGateway();
    dir = await mkdtemp(join(tmpdir(), 'choose-life-defects-'));
    const file = new URL(`../../pacts/${pactFileNameOf(committedLayout)}`, import.meta.url);
    pact = JSON.parse(await readFile(file, 'utf8'));
  });
  afterAll(async () => {
    await gateway.stop();
    await rm(dir, { recursive: true, force: true });
  });

  /** Some interactions are enough to see whether a defect is found; the others are left out of the file. */
  async function verify(names: readonly string[], defect: Partial<Provider> = {}): Promise<Verification> {
    const file = join(dir, 'edited.json');
    const kept = pact.interactions.filter(({ description }) => names.includes(description));
    await writeFile(file, JSON.stringify({ ...pact, interactions: kept }));
    const states = stateHandlersOf(gateway);
    const provider = { url: gateway.url, states, leave: gateway.behaveAsUsual, ...defect };
    const { problems, ...rest } = await verifyPact(file, committedLayout, provider);
    return { problems: problems.filter(problem => !problem.endsWith(': not in the pact')), ...rest };
  }

  it('passes the interactions that the defects are planted in', async () => {
    const { problems, verified } = await verify(planted);
    expect(problems).toEqual([]);
    expect(verified).toHaveLength(planted.length);
  });

  it.each([
    [reportData, 'a number as text', '"riskAge":', '"riskAge":"52","was":', '$.data.riskAge'],
    [reportData, 'a member gone', '"targetAge"', '"target_age"', '$.data'],
    [reportData, 'another status', '"status":"OK"', '"status":"ok"', '$.status'],
    [reportData, 'an expired session', '"status":"OK"', '"responseCode":"22"', '$'],
    [reportData, 'a bare list', /^.*$/, '[]', '$'],
    [refusedLogin, 'success', '"responseCode":"99"', '"responseCode":"00"', '$.responseCode'],
    [refusedLogin, 'an expired session', '"responseCode":"99"', '"responseCode":"22"', '$.responseCode'],
    [refusedLogin, 'a number for a code', '"responseCode":"99"', '"responseCode":99', '$.responseCode'],
    [
      refusedLogin,
      'a list for a message',
      /"responseMessage":"[^"]*"/,
      '"responseMessage":[]',
      '$.responseMessage',
    ],
    [refusedWithToken, 'no token', '"token"', '"toke"', '$'],
    [expired, 'a refusal', '"responseCode":"22"', '"responseCode":"99"', '$.responseCode'],
    [expired, 'the code as a number', '"responseCode":"22"', '"responseCode":22', '$.responseCode'],
    [expiredAsNumber, 'the code as text', '"responseCode":22', '"responseCode":"22"', '$.responseCode'],
    [pdfAsText, 'something that is no PDF', 'JVBERi0', 'SGVsbG8', '$'],
  ])('finds in "%s" %s', async (name, _, pattern, replacement, path) => {
    const proxy = await startAlteringGateway(async (_request, pass) => {
      const answer = await pass();
      return { ...answer, body: answer.body.toString().replace(pattern, replacement) };
    }, gateway.url);
    const { problems, verified } = await verify([name], { url: proxy.url });
    await proxy.stop();
    expect(verified).toEqual([]);
    expect(problems).toContainEqual(expect.stringContaining(`${name}: ${path}: `));
  });

  it('finds a form that the gateway does not take up', async () => {
    const others = planted.filter(name => name.split(', ').length > 2);
    const states = { ...stateHandlersOf(gateway), 'the gateway answers in another form': async () => ({}) };
    const { problems, verified } = await verify(others, { states });
    expect(verified).toEqual([]);
    for (const name of others) expect(problems).toContainEqual(expect.stringContaining(`${name}: `));
  });

  it('finds a state that is not left', async () => {
    const { verified } = await verify([expired, expiredBy401, 'content.readByContentId, session expired'], {
      leave: () => {},
    });
    expect(verified).not.toContain('content.readByContentId, session expired');
  });

  it('finds that the gateway is not there', async () => {
    const { problems, verified } = await verify([reportData], { url: 'http://127.0.0.1:9/api' });
    expect(verified).toEqual([]);
    expect(problems).toContain('the verifier broke down: connect ECONNREFUSED 127.0.0.1:9');
    expect(problems).toContain(`${reportData}: did not run`);
  });

  it('calls a state without a handler a problem', async () => {
    const { problems } = await verify([reportData], { states: {} });
    expect(problems).toContain("no handler for the state 'a person with a finished report'");
  });

  it('calls a state that cannot be reached a problem', async () => {
    const states = { 'a person with a finished report': () => Promise.reject(new Error('no')) };
    const { problems, verified } = await verify([reportData], { states });
    expect(verified).toEqual([]);
    expect(problems).toContainEqual(expect.stringMatching(`^${reportData}: `));
  });

  it('calls a file without interactions a problem, and every interaction that is missing', async () => {
    const file = join(dir, 'empty.json');
    await writeFile(file, JSON.stringify({ ...pact, interactions: [] }));
    const { problems, verified } = await verifyPact(file, 'prod', {
      url: gateway.url,
      states: stateHandlersOf(gateway),
      leave: gateway.behaveAsUsual,
    });
    expect(verified).toEqual([]);
    expect(problems).toHaveLength(1 + interactions.length);
    expect(problems).toContain('the pact has no interactions');
    expect(problems).toContain('authentication.login, refused: not in the pact');
  });
});
