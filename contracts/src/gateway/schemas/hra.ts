import { z } from 'zod';
import { codes } from '../../domain/codes.ts';
import { id, unreadText } from './envelope.ts';

const limit = z.number().nullish();
const text = z.string().nullish();

export const questionOption = z.looseObject({ id, label: z.string() });

/** One input of a question: a choice when it has values, else a number (s.3). */
export const questionInput = z.looseObject({
  id: text,
  label: text,
  values: z.array(questionOption).nullish(),
  min: limit,
  max: limit,
  units: text,
});

export const question = z.looseObject({
  id: z.string().min(1),
  label: text,
  prompt: text,
  input: z.array(questionInput),
});

export const questionModule = z.looseObject({
  label: z.string(),
  prompt: text,
  questions: z.array(question),
});

export const getQuestionnaire = {
  response: z.looseObject({
    status: z.literal(codes.ok),
    meta: z.looseObject({
      modules: z.array(questionModule),
      responses: z.looseObject({
        appraiseRisksClientId: text,
        appraiseRisksUserId: text,
        hraAppDefaultHraId: text,
        hraAppExternalId: text,
      }),
      config: z.looseObject({ saveKey: text }),
    }),
  }),
};

/** The flat map of save and appraise (s.7): the named members, and one `hra.q.{question}.a{suffix}` per answer. */
export const flatMap = z
  .object({
    unique_string: z.string().optional(),
    'appraise_risks.client_id': z.string().optional(),
    'appraise_risks.user_id': z.string().optional(),
    'hra.app.cholunits': z.string().optional(),
    'hra.app.hra_id': z.string().optional(),
    'hra.app.units': z.string().optional(),
    'hra.app.default_hra_id': z.string().optional(),
    'hra.app.external_id': z.string().optional(),
    save_key: z.string().optional(),
  })
  .catchall(z.union([z.string(), z.number()]));

const uniqueString = z.string().min(1).max(500);

export const saveAnswers = { request: flatMap, response: z.looseObject({ uniqueString }) };

export const appraiseRisks = {
  request: flatMap,
  response: z.looseObject({ status: z.literal(codes.ok), meta: z.looseObject({ reportId: id }) }),
};

/**
 * The members of a saved-answers response that hold answers: camel-case versions of the question keys, as hraQSexA (s.3), in
 * any letters. Without a flag, since JSON Schema has none.
 */
const savedAnswerKey = /^[Hh][Rr][Aa]/;

/** An answer as a save may have held it; null where there is none. */
const savedAnswer = z.union([z.string(), z.number(), z.null()]);

export const getSavedAnswers = {
  // As long as a save may give one back: what was saved can be opened again.
  request: z.strictObject({ uniqueString, userId: z.string().min(1).max(320) }),
  response: z
    .looseObject({ appraiseRisksUserId: z.string().min(1), uniqueString: unreadText })
    .superRefine((answer, context) => {
      for (const [key, value] of Object.entries(answer)) {
        // An answer that cannot be shown would be lost with the next save.
        if (!savedAnswerKey.test(key) || savedAnswer.safeParse(value).success) continue;
        context.addIssue({ code: 'custom', path: [key], message: 'expected a text, a number or null' });
      }
    })
    .meta({ patternProperties: { [savedAnswerKey.source]: { type: ['string', 'number', 'null'] } } }),
};
