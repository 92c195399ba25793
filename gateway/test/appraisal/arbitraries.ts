import type { Answers, AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import fc from 'fast-check';
import type { RiskProfile } from '../../src/appraisal/model.ts';
import questionnaire from '../../src/assessments/questionnaire.json' with { type: 'json' };

/** Profiles with values that the risk model accepts. */
export const profiles: fc.Arbitrary<RiskProfile> = fc.record({
  sex: fc.constantFrom('male', 'female'),
  age: fc.integer({ min: 30, max: 74 }),
  bmi: fc.double({ min: 15, max: 50, noNaN: true }),
  sbp: fc.integer({ min: 90, max: 200 }),
  treated: fc.boolean(),
  lowDiastolic: fc.boolean(),
  smoker: fc.boolean(),
  diabetes: fc.boolean(),
});

/** Option ids by answer key, for the questions with one input; an empty list for a number. */
export const optionIdsByKey: ReadonlyMap<string, readonly string[]> = new Map(
  questionnaire.modules.flatMap(module =>
    module.questions.flatMap(({ id, input }) => {
      const [firstInput] = input;
      if (firstInput === undefined || input.length > 1) return [];
      return [[id, firstInput.values.map(option => option.id)] as const];
    }),
  ),
);

type Input = (typeof questionnaire.modules)[number]['questions'][number]['input'][number];

function arbitraryOf({ max, min, values }: Input): fc.Arbitrary<AnswerValue | null> {
  if (values.length > 0) return fc.constantFrom(null, ...values.map(option => option.id));
  const number = fc.integer({ min: Math.ceil(min ?? 0), max: Math.floor(max ?? 100) });
  return fc.oneof(number, number.map(String), fc.constant(null));
}

const answerArbitraries = questionnaire.modules.flatMap(module =>
  module.questions.flatMap(question =>
    question.input.map(input => {
      // An input has an id only if its question has several inputs. Otherwise the key is the id of the question.
      const key = 'id' in input && typeof input.id === 'string' ? input.id : question.id;
      return [key, arbitraryOf(input)] as const;
    }),
  ),
);

/** Answers as a person can give them: any option, any whole number in its range (0 to 100 without one) as number or text, or no answer. */
export const anyAnswers: fc.Arbitrary<Answers> = fc.record(Object.fromEntries(answerArbitraries));

/** Any value of an answer, also an invalid one. */
export const anyValue: fc.Arbitrary<AnswerValue | null> = fc.oneof(
  fc.integer({ min: -10, max: 1000 }),
  fc.double(),
  fc.string({ maxLength: 12 }),
  fc.constant(null),
);
