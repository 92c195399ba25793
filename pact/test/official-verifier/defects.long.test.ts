import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RunningGateway, startGateway } from '@choose-life/gateway/testing/start-gateway';
import { temporaryFolder } from '@choose-life/gateway/testing/temporary-folder';
import { startAlteringGateway } from '@choose-life/gateway-client/test/altering-gateway';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { interactions } from '../../src/interactions/interactions.ts';
import { committedLayout, type PactInteraction, pactFileNameOf } from '../../src/pact-file.ts';
import { otherFormState } from '../../src/provider-states.ts';
import { stateHandlersOf } from '../../src/verify/states/state-handlers.ts';
import { type Provider, type Verification, verifyPact } from './verify-pact.ts';

const reportData = 'hra.getReportData, accepted';
const refusedLogin = 'authentication.login, refused';
const refusedWithToken = 'authentication.login, refused, a token beside a refusal';
const expired = 'company.readByCompanyId, session expired';
const expiredAsNumber = 'company.readByCompanyId, session expired, code 22 as a number';
const expiredBy401 = 'company.readByCompanyId, session expired, HTTP 401 for an expired session';
const pdfAsText = 'hra.getReportPdf, accepted, the PDF as plain text';

type Defect = [name: string, what: string, pattern: string | RegExp, replacement: string, path: string];
const defects: Defect[] = [
  [reportData, 'a number as text', '"riskAge":', '"riskAge":"52","was":', '$.data.riskAge'],
  [reportData, 'a member gone', '"targetAge"', '"target_age"', '$.data'],
  [reportData, 'another status', '"status":"OK"', '"status":"ok"', '$.status'],
  [reportData, 'an expired session', '"status":"OK"', '"responseCode":"22"', '$'],
  [reportData, 'a bare list', /^.*$/, '[]', '$'],
  [refusedLogin, 'success', '"responseCode":"99"', '"responseCode":"00"', '$.responseCode'],
  [refusedLogin, 'an expired session', '"responseCode":"99"', '"responseCode":"22"', '$.responseCode'],
  [refusedLogin, 'a number for a code', '"responseCode":"99"', '"responseCode":99', '$.responseCode'],
  [refusedLogin, 'a list for a message', /(?<="responseMessage":)"[^"]*"/, '[]', '$.responseMessage'],
  [refusedWithToken, 'no token', '"token"', '"toke"', '$'],
  [expired, 'a refusal', '"responseCode":"22"', '"responseCode":"99"', '$.responseCode'],
  [expired, 'the code as a number', '"responseCode":"22"', '"responseCode":22', '$.responseCode'],
  [expiredAsNumber, 'the code as text', '"responseCode":22', '"responseCode":"22"', '$.responseCode'],
  [pdfAsText, 'something that is no PDF', 'JVBERi0', 'SGVsbG8', '$'],
];
const planted = [...new Set(defects.map(([name]) => name))];
const inOtherForms = [refusedWithToken, expiredAsNumber, expiredBy401, pdfAsText];

describe("Pact's own verifier", () => {
  let gateway: RunningGateway;
  const dir = temporaryFolder();
  let pact: { interactions: PactInteraction[] };
  beforeAll(async () => {
    gateway = await startGateway();
    const file = new URL(`../../pacts/${pactFileNameOf(committedLayout)}`, import.meta.url);
    pact = JSON.parse(await readFile(file, 'utf8'));
  });
  afterAll(() => gateway.stop());

  /** Verifies a file of these interactions. Those of the table that are not in it are no problem here. */
  async function verify(
    some: readonly PactInteraction[],
    more: Partial<Provider> = {},
  ): Promise<Verification> {
    const file = join(dir, `${some.length}.json`);
    await writeFile(file, JSON.stringify({ ...pact, interactions: some }));
    const states = stateHandlersOf(gateway);
    const provider = { url: gateway.url, states, leave: gateway.behaveAsUsual, ...more };
    const { problems, ...rest } = await verifyPact(file, committedLayout, provider);
    return { problems: problems.filter(problem => !problem.endsWith(': not in the pact')), ...rest };
  }
  const interactionOf = (name: string) => {
    const found = pact.interactions.find(({ description }) => description === name);
    if (found === undefined) throw new Error(`the pact has no interaction '${name}'`);
    return found;
  };

  describe('by one file, in which interactions stand once more for each defect', () => {
    let verification: Verification;
    const withDefect = (name: string, what: string) => `${name}: ${what}`;
    const inUsualForm = (name: string) => `${name}: in the usual form`;
    beforeAll(async () => {
      // A state more tells which defect the next answer has.
      const defectState = 'an answer with a defect';
      let defect: Defect | undefined;
      const proxy = await startAlteringGateway(async (_request, pass) => {
        const answer = await pass();
        if (defect === undefined) return answer;
        const [, , pattern, replacement] = defect;
        return { ...answer, body: answer.body.toString().replace(pattern, replacement) };
      }, gateway.url);
      const copies = defects.map(([name, what], row) => {
        const { providerStates = [], ...rest } = interactionOf(name);
        const own = [...providerStates, { name: defectState, params: { row } }];
        return { ...rest, description: withDefect(name, what), providerStates: own };
      });
      const withoutForm = inOtherForms.map(name => {
        const { providerStates = [], ...rest } = interactionOf(name);
        const own = providerStates.filter(state => state.name !== otherFormState);
        return { ...rest, description: inUsualForm(name), providerStates: own };
      });
      const states = {
        ...stateHandlersOf(gateway),
        [defectState]: async ({ row }: { row: number }) => {
          defect = defects[row];
          return {};
        },
      };
      const leave = () => {
        defect = undefined;
        gateway.behaveAsUsual();
      };
      const sound = planted.map(interactionOf);
      verification = await verify([...sound, ...copies, ...withoutForm], { url: proxy.url, states, leave });
      await proxy.stop();
    }, 120_000);

    it('passes what has no defect, and nothing else', () => {
      expect([...verification.verified].sort()).toEqual([...planted].sort());
    });

    it.each(defects)('finds in "%s" %s', (name, what, _pattern, _replacement, path) => {
      const found = `${withDefect(name, what)}: ${path}: `;
      expect(verification.problems).toContainEqual(expect.stringContaining(found));
    });

    it.each(inOtherForms)('finds that the gateway does not take up the form of "%s"', name => {
      expect(verification.problems).toContainEqual(expect.stringContaining(`${inUsualForm(name)}: `));
    });
  });

  it('finds a state that is not left, one without a handler, and one that cannot be reached', async () => {
    const next = 'content.readByContentId, session expired';
    const names = [expired, expiredBy401, next, reportData, 'company.readByCompanyId, accepted'];
    const { 'a person with a session': _, ...handlers } = stateHandlersOf(gateway);
    const states = {
      ...handlers,
      'a person with a finished report': () => Promise.reject(new Error('no')),
    };
    const { problems, verified } = await verify(names.map(interactionOf), { states, leave: () => {} });
    gateway.behaveAsUsual();
    expect(verified).not.toContain(next);
    expect(verified).not.toContain(reportData);
    expect(problems).toContainEqual(expect.stringMatching(`^${reportData}: `));
    expect(problems).toContain("no handler for the state 'a person with a session'");
  });

  it('finds that the gateway is not there', async () => {
    const { problems, verified } = await verify([interactionOf(reportData)], {
      url: 'http://127.0.0.1:9/api',
    });
    expect(verified).toEqual([]);
    expect(problems).toContain('the verifier broke down: connect ECONNREFUSED 127.0.0.1:9');
    expect(problems).toContain(`${reportData}: did not run`);
  });

  it('has a file without interactions as a problem, and every interaction that is missing', async () => {
    const file = join(dir, 'empty.json');
    await writeFile(file, JSON.stringify({ ...pact, interactions: [] }));
    const provider = { url: gateway.url, states: stateHandlersOf(gateway), leave: gateway.behaveAsUsual };
    const { problems, verified } = await verifyPact(file, 'prod', provider);
    expect(verified).toEqual([]);
    expect(problems).toHaveLength(1 + interactions.length);
    expect(problems).toContain('the pact has no interactions');
    expect(problems).toContain('authentication.login, refused: not in the pact');
  });
});
