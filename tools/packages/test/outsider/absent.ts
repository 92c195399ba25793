import type { ChooseLifeOptions, ReportPdfOptions, RouterInputs, RouterOutputs } from '@choose-life/client';
import { questionnaireSchema } from '@choose-life/client/questionnaire';
import type { FakeAnswers, MswUrls, RejectionDetails } from '@choose-life/client/testing';
import type { components } from '@choose-life/openapi/gateway';

/** The optional members, at any depth, that do not accept `undefined`. */
type Refusing<T> = T extends string | number | AbortSignal | ((...given: never) => unknown)
  ? never
  : T extends readonly (infer Element)[]
    ? Refusing<Element>
    : T extends object
      ? { [Name in keyof T]-?: RefusingAt<T, Name> | Refusing<Required<T>[Name]> }[keyof T]
      : never;
type RefusingAt<T, Name extends keyof T> = string extends Name
  ? never
  : Record<string, never> extends Pick<T, Name>
    ? undefined extends Required<T>[Name]
      ? never
      : Name
    : never;

type Given = ChooseLifeOptions | ReportPdfOptions | FakeAnswers | MswUrls | RejectionDetails;

type All = Refusing<Given | RouterInputs | RouterOutputs | components['schemas']>;

/** There must be none. */
export const refusing: [All] extends [never] ? 'none' : { refusing: All } = 'none';

/** The answer of the call can be passed as the questionnaire. */
export const schemaOf = (answer: RouterOutputs['hra']['getQuestionnaire']) => questionnaireSchema(answer);
