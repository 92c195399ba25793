import { codes } from '@choose-life/contracts/domain/codes';
import { wireCategories } from '@choose-life/contracts/domain/content';
import { type TProperties, type TSchema, Type } from '@sinclair/typebox';

/**
 * Requests and answers of the measured calls, written by hand for ajv and fast-json-stringify. `nullable` and lists of
 * types, since both compile them to plain checks, which they do not do with unions.
 */
const text = Type.String();
const nullable = <Value>(type: string) => Type.Optional(Type.Unsafe<Value | null>({ type, nullable: true }));
const maybeText = nullable<string>('string');
const maybeNumber = nullable<number>('number');
const id = Type.Unsafe<string | number>({ type: ['string', 'number'] });
const maybeId = Type.Optional(Type.Unsafe<string | number | null>({ type: ['string', 'number', 'null'] }));
const input = <Members extends TProperties>(members: Members) =>
  Type.Object(members, { additionalProperties: false });
const name = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const each = <Name extends string, Schema extends TSchema>(schema: Schema, ...names: readonly Name[]) =>
  // One entry for each name.
  Object.fromEntries(names.map(name => [name, schema])) as Record<Name, Schema>;
/** A member of any type: `withoutMisfits` removes a value that does not fit, since ajv cannot. */
const lenient = Type.Optional(Type.Unknown());
const accepted = { responseCode: Type.Literal(codes.success), responseMessage: lenient };
const ok = Type.Literal(codes.ok);

export const login = {
  input: input({ userEmail: name(320), userPassword: name(1024) }),
  answer: Type.Object({ ...accepted, token: name(8192), userEmail: text }),
};

export const noInput = input({});

export const userDetails = Type.Object({
  ...accepted,
  userEmail: text,
  ...each(maybeText, 'userFirstName', 'userLastName'),
  ...each(maybeId, 'userCompanyId', 'userId'),
  ...each(maybeNumber, 'userAge', 'userRiskAge'),
  ...each(maybeNumber, 'recommendedSteps', 'recommendedCalories', 'recommendedSleep'),
  ...each(lenient, 'userGender', 'userOfficeAddress', 'userBloodGlucose', 'userCountry', 'userExtensions'),
});

const questionInput = Type.Object({
  id: maybeText,
  label: maybeText,
  values: Type.Optional(
    Type.Unsafe<object[] | null>({ ...Type.Array(Type.Object({ id, label: text })), nullable: true }),
  ),
  min: maybeNumber,
  max: maybeNumber,
  units: maybeText,
});
const question = Type.Object({
  id: Type.String({ minLength: 1 }),
  label: maybeText,
  prompt: maybeText,
  input: Type.Array(questionInput),
});
export const questionnaire = Type.Object({
  status: ok,
  meta: Type.Object({
    modules: Type.Array(Type.Object({ label: text, prompt: maybeText, questions: Type.Array(question) })),
    responses: Type.Object({
      ...each(maybeText, 'appraiseRisksClientId', 'appraiseRisksUserId'),
      ...each(maybeText, 'hraAppDefaultHraId', 'hraAppExternalId'),
    }),
    config: Type.Object({ saveKey: maybeText }),
  }),
});

const articles = Type.Object({
  data: Type.Array(
    Type.Object({
      contentId: id,
      ...each(maybeText, 'contentTitle', 'contentIntroduction', 'contentDisplayPictureUrl'),
      ...each(maybeText, 'contentCreatedAt', 'contentAuthorName', 'contentBody'),
      ...each(maybeText, 'contentBodyImage', 'contentConclusion'),
      categories: Type.Optional(Type.Unsafe<string[] | null>({ ...Type.Array(text), nullable: true })),
    }),
  ),
});
export const library = {
  input: input({
    categories: Type.Array(Type.Unsafe<string>({ type: 'string', enum: [...wireCategories] })),
    pageNumber: Type.Optional(Type.Integer({ minimum: 1 })),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  }),
  upstream: Type.Object({ ...accepted, contentLibrary: articles }),
  answer: Type.Object({ contentLibrary: articles }),
};

export const reportList = {
  input: input({ risksAppraisedAuditUserId: name(320) }),
  answer: Type.Object({
    ...accepted,
    data: Type.Array(
      Type.Object({
        risksAppraisedAuditReportId: maybeId,
        ...each(maybeText, 'risksAppraisedAuditCreatedAt', 'risksAppraisedAuditStatus'),
        risksAppraisedAuditRiskAge: maybeNumber,
        risksAppraisedUniqueString: maybeText,
        ...each(lenient, 'risksAppraisedAuditRiskAgeBound', 'risksAppraisedAuditReason'),
        ...each(lenient, 'risksAppraisedAuditModel'),
      }),
    ),
  }),
};

const age = Type.Unsafe<number | null>({ type: 'number', nullable: true });
const ages = Type.Object({
  targetAge: age,
  riskAge: age,
  ascvd: Type.Optional(Type.Object({ data: Type.Optional(Type.Object({ age: Type.Optional(age) })) })),
  report: lenient,
});
export const reportData = {
  input: input({ getReportDataClientId: name(200), getReportDataReportId: name(200) }),
  upstream: Type.Object({ status: ok, data: ages }),
  answer: Type.Object({
    status: ok,
    targetAge: age,
    riskAge: age,
    currentAge: age,
    report: Type.Unsafe<object | null>({ type: 'object', nullable: true, additionalProperties: true }),
  }),
};

const answerValue = Type.Unsafe<string | number | null>({
  type: ['string', 'number', 'null'],
  maxLength: 1000,
});
export const saveAnswers = {
  input: input({
    answers: Type.Record(text, Type.Record(text, answerValue)),
    assessment: input({
      uniqueString: Type.Optional(text),
      clientId: name(500),
      userId: name(500),
      defaultHraId: Type.Optional(text),
      externalId: Type.Optional(text),
      saveKey: Type.Optional(text),
    }),
  }),
  answer: Type.Object({ uniqueString: name(500) }),
};

export const reportPdf = {
  input: input({ getReportPdfReportId: name(200), getReportPdfClientId: name(200) }),
  upstream: Type.String({ minLength: 1 }),
  answer: Type.Object({ fileName: text, mediaType: text, base64: text }),
};
