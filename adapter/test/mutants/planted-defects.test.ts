import type { OperationId } from '@choose-life/contracts/gateway/operations';
import { afterEach, describe, expect, it } from 'vitest';
import { type AdapterUnderTest, startAdapterUnderTest } from './ask-adapter.ts';
import type { WireAnswer } from './mutant.ts';
import { mutantsInTurn } from './mutants.ts';
import { describeFinding, runMutants, type Wrong } from './run-mutants.ts';

const anySeed = 1;

type Body = Record<string, unknown>;
type Plant = (sent: WireAnswer) => WireAnswer;

/** Changes what can be read as an object; the rest is left as it is. */
const inObjects =
  (change: (body: Body) => unknown): Plant =>
  sent => {
    try {
      const body: unknown = JSON.parse(sent.body.toString());
      if (typeof body !== 'object' || body === null || Array.isArray(body)) return sent;
      return { ...sent, body: Buffer.from(JSON.stringify(change({ ...body }))) };
    } catch {
      return sent;
    }
  };
const inText =
  (change: (text: string) => string): Plant =>
  sent => ({ ...sent, body: Buffer.from(change(sent.body.toString())) });

const pdf = `"${Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64')}"`;

/** Each acts as a defect of the adapter: it changes the answer before the adapter gets it, as the defect would. */
const defects: [defect: string, call: OperationId, plant: Plant, wrong: Wrong][] = [
  [
    "takes ' 00' for success",
    'user.update',
    inObjects(body => (body.responseCode === ' 00' ? { ...body, responseCode: '00' } : body)),
    'silent acceptance',
  ],
  [
    'swallows code 22',
    'authentication.userDetails',
    inObjects(body => (String(body.responseCode).trim() === '22' ? { ...body, responseCode: '00' } : body)),
    'silent acceptance',
  ],
  [
    'takes an expiry for a refusal',
    'content.readByContentId',
    inObjects(body => (body.responseCode === 22 ? { ...body, responseCode: '99' } : body)),
    'wrong refusal',
  ],
  [
    "takes 'ok' for 'OK'",
    'hra.appraiseRisks',
    inObjects(body => (body.status === 'ok' ? { ...body, status: 'OK' } : body)),
    'silent acceptance',
  ],
  [
    'takes the text 42 for a number',
    'authentication.userDetails',
    inObjects(body => (body.userAge === '42' ? { ...body, userAge: 42 } : body)),
    'silent acceptance',
  ],
  [
    'takes a missing list for an empty one',
    'waitList.read',
    inObjects(body => ({ data: [], ...body })),
    'silent acceptance',
  ],
  [
    'gives 0 for a missing age',
    'hra.getReportData',
    inObjects(body =>
      body.data ? { ...body, data: { ascvd: null, riskAge: 0, ...Object(body.data) } } : body,
    ),
    'silent acceptance',
  ],
  [
    'takes any text for a PDF',
    'hra.getReportPdf',
    inText(text => (/^"/.test(text) ? pdf : text)),
    'silent acceptance',
  ],
  ['replaces invalid UTF-8', 'authentication.login', inText(text => text), 'silent acceptance'],
  [
    'takes HTTP 500 for a success',
    'hra.getQuestionnaire',
    sent => (sent.status === 500 ? { ...sent, status: 200 } : sent),
    'silent acceptance',
  ],
  [
    'passes over trailing text',
    'company.readByCompanyId',
    inText(text => text.replace(/\}[^}]*$/, '}')),
    'silent acceptance',
  ],
  [
    'takes an empty answer for a success',
    'authentication.resendOtp',
    inText(text => text.trim() || '{"responseCode":"00"}'),
    'silent acceptance',
  ],
  [
    'mixes up two members',
    'authentication.userDetails',
    inObjects(body => ({ ...body, userFirstName: body.userLastName })),
    'silent acceptance',
  ],
  [
    'refuses a member it does not know',
    'hra.saveAnswers',
    inObjects(body => ('extraMember' in body ? {} : body)),
    'false refusal',
  ],
  [
    'refuses what nobody reads',
    'user.update',
    inObjects(body => (typeof body.responseMessage === 'number' ? {} : body)),
    'false refusal',
  ],
  [
    'refuses null where the screens show a dash',
    'risksAppraisedAudit.readByRisksAppraisedAuditUserId',
    inText(text => text.replace('"risksAppraisedAuditRiskAge":null', '"risksAppraisedAuditRiskAge":"-"')),
    'false refusal',
  ],
];

let adapter: AdapterUnderTest | undefined;
afterEach(() => adapter?.stop());

describe('the mutants find', () => {
  it.each(defects)(
    'an adapter that %s',
    async (_defect, call, plant, wrong) => {
      adapter = await startAdapterUnderTest(plant);
      const { findings } = await runMutants(mutantsInTurn(call), adapter);
      const found = findings.filter(finding => finding.wrong === wrong);
      expect(found.length).toBeGreaterThan(0);
      for (const finding of found.slice(0, 1)) {
        expect(describeFinding(finding, anySeed)).toContain(
          `MUTANTS_SEED=1 MUTANTS_ONLY=${finding.mutant.index} `,
        );
      }
    },
    60_000,
  );
});
