import type { OperationId } from '@choose-life/contracts/gateway/operations';
import { own, type Rule, readBy } from './rule.ts';

/** How the body says that the call succeeded (s.4). */
export type Success = 'code' | 'status' | 'accepted' | 'pdf' | { readonly field: string };

/** One form an accepted answer may have. `shown`: what a caller of the procedure must get of it. */
export interface Form {
  readonly rule: Rule;
  readonly shown: (answer: unknown) => unknown;
}

export interface CallRule {
  readonly success: Success;
  readonly forms: readonly Form[];
  /** What a caller looks at in the procedure's output, in the form of `shown`. */
  readonly seen: (output: unknown) => unknown;
  /** The call changes something without a session: its HTTP 401 is about what was typed. */
  readonly judgesInput?: true;
}

const text: Rule = { is: 'text', presence: 'needed' };
const text0: Rule = { is: 'text', presence: 'optional' };
const filled: Rule = { is: 'filled', presence: 'needed' };
const id: Rule = { is: 'id', presence: 'needed' };
const id0: Rule = { is: 'id', presence: 'optional' };
const number0: Rule = { is: 'number', presence: 'optional' };
const age: Rule = { is: 'number', presence: 'nullable' };

const object = (members: Record<string, Rule>): Rule => ({ is: 'object', presence: 'needed', members });
const object0 = (members: Record<string, Rule>): Rule => ({ is: 'object', presence: 'optional', members });
const list = (of: Rule): Rule => ({ is: 'list', presence: 'needed', of });

/** The answer is passed on unchanged, so the same members are compared in both. */
const passed = (success: Success, rule: Rule): CallRule => ({
  success,
  forms: [{ rule, shown: answer => readBy(rule, answer) }],
  seen: output => readBy(rule, output),
});
const codeAlone = passed('code', object({}));
const judging = { judgesInput: true } as const;

/** The value at a path of members; undefined where a member is missing. */
const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>(
    (reached, name) =>
      typeof reached === 'object' && reached !== null ? own(Object(reached), name) : undefined,
    value,
  );

const question = object({
  id: filled,
  label: text0,
  prompt: text0,
  input: list(
    object({
      id: text0,
      label: text0,
      values: { is: 'list', presence: 'optional', of: object({ id, label: text }) },
      min: number0,
      max: number0,
      units: text0,
    }),
  ),
});

const article = object({
  contentId: id,
  contentTitle: text0,
  contentIntroduction: text0,
  contentDisplayPictureUrl: text0,
  contentCreatedAt: text0,
  contentAuthorName: text0,
  contentBody: text0,
  contentBodyImage: text0,
  contentConclusion: text0,
  categories: { is: 'list', presence: 'optional', of: text },
});
const articles = list(article);

const ages = { targetAge: age, riskAge: age, ascvd: object0({ data: object0({ age: number0 }) }) };
const agesAt = (answer: unknown, ...path: string[]) => [
  at(answer, ...path, 'targetAge') ?? null,
  at(answer, ...path, 'riskAge') ?? null,
  at(answer, ...path, 'ascvd', 'data', 'age') ?? null,
];
/** Where data stands, nothing beside it is read. */
const nothing: Rule = { is: 'object', presence: 'optional', members: { never: filled } };

const company = object({ companyName: text0 });

/** What each call's accepted answer must hold, after s.3 and s.7 of the specification and docs/faults.md. */
export const callRules: Readonly<Record<OperationId, CallRule>> = {
  'authentication.initiatePasswordReset': { ...codeAlone, ...judging },
  'authentication.completePasswordReset': { ...codeAlone, ...judging },
  'authentication.changePassword': codeAlone,
  'authentication.initiateEnrollment': { ...codeAlone, ...judging },
  'authentication.completeEnrollment': { ...codeAlone, ...judging },
  'authentication.resendOtp': { ...codeAlone, ...judging },
  'authentication.login': { ...passed('code', object({ token: filled, userEmail: text })), ...judging },
  'authentication.userDetails': passed(
    'code',
    object({
      userEmail: text,
      userFirstName: text0,
      userLastName: text0,
      userCompanyId: id0,
      userId: id0,
      userAge: number0,
      userRiskAge: number0,
      recommendedSteps: number0,
      recommendedCalories: number0,
      recommendedSleep: number0,
    }),
  ),
  'waitList.create': { ...passed('accepted', object({})), ...judging },
  'waitList.read': passed(
    'accepted',
    object({ data: list(object({ waitListId: id, waitListEmail: text, waitListCreatedAt: text0 })) }),
  ),
  'waitList.delete': { ...passed('accepted', object0({})), ...judging, seen: () => [] },
  'user.update': codeAlone,
  'hra.getQuestionnaire': passed(
    'status',
    object({
      meta: object({
        modules: list(object({ label: text, prompt: text0, questions: list(question) })),
        responses: object({
          appraiseRisksClientId: text0,
          appraiseRisksUserId: text0,
          hraAppDefaultHraId: text0,
          hraAppExternalId: text0,
        }),
        config: object({ saveKey: text0 }),
      }),
    }),
  ),
  'hra.appraiseRisks': passed('status', object({ meta: object({ reportId: id }) })),
  'hra.getReportData': {
    success: 'status',
    forms: [
      {
        rule: object({ data: { is: 'object', presence: 'nullable', members: ages } }),
        shown: answer => agesAt(answer, 'data'),
      },
      { rule: object({ ...ages, data: nothing }), shown: answer => agesAt(answer) },
    ],
    seen: output => [at(output, 'targetAge'), at(output, 'riskAge'), at(output, 'currentAge')],
  },
  'hra.getSavedAnswers': passed(
    { field: 'appraiseRisksUserId' },
    {
      is: 'object',
      presence: 'needed',
      members: { appraiseRisksUserId: filled },
      beginning: { with: 'hra', rule: { is: 'answer', presence: 'optional' } },
    },
  ),
  'hra.saveAnswers': passed({ field: 'uniqueString' }, object({ uniqueString: filled })),
  'hra.getReportPdf': {
    success: 'pdf',
    forms: [{ rule: text, shown: answer => String(answer).trim() }],
    seen: output => at(output, 'base64'),
  },
  'risksAppraisedAudit.readByRisksAppraisedAuditUserId': passed(
    'code',
    object({
      data: list(
        object({
          risksAppraisedAuditReportId: id0,
          risksAppraisedAuditCreatedAt: text0,
          risksAppraisedAuditStatus: text0,
          risksAppraisedAuditRiskAge: number0,
          risksAppraisedUniqueString: text0,
        }),
      ),
    }),
  ),
  'company.readByCompanyId': {
    success: 'code',
    forms: [
      { rule: object({ data: company }), shown: answer => at(answer, 'data', 'companyName') ?? null },
      {
        rule: object({ companyInfo: object({ data: company }) }),
        shown: answer => at(answer, 'companyInfo', 'data', 'companyName') ?? null,
      },
    ],
    seen: output => at(output, 'data', 'companyName'),
  },
  'content.readContentLibrary': {
    success: 'code',
    forms: [
      {
        rule: object({ contentLibrary: object({ data: articles }) }),
        shown: answer => readBy(articles, at(answer, 'contentLibrary', 'data')),
      },
      { rule: object({ data: articles }), shown: answer => readBy(articles, at(answer, 'data')) },
    ],
    seen: output => readBy(articles, at(output, 'contentLibrary', 'data')),
  },
  'content.readByContentId': passed('code', object({ data: article })),
};
