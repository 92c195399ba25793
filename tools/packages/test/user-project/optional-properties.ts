import type { ChooseLifeOptions, ReportPdfOptions, RouterInputs, RouterOutputs } from '@choose-life/client';
import { questionnaireSchema } from '@choose-life/client/questionnaire';
import type { FakeAnswers, MswUrls, RejectionDetails } from '@choose-life/client/testing';
import type { components } from '@choose-life/openapi/gateway';

/** The names of the optional properties, at any depth, that do not accept `undefined`. */
type PropertiesWithoutUndefined<T> = T extends string | number | AbortSignal | ((...args: never) => unknown)
  ? never
  : T extends readonly (infer Element)[]
    ? PropertiesWithoutUndefined<Element>
    : T extends object
      ? {
          [Name in keyof T]-?:
            | NameIfWithoutUndefined<T, Name>
            | PropertiesWithoutUndefined<Required<T>[Name]>;
        }[keyof T]
      : never;
/**
 * The name if the property is optional and does not accept `undefined`. The first condition skips index signatures, which are never optional.
 * The second finds optional properties: an object without properties can be assigned to a `Pick` only if the picked property is optional.
 */
type NameIfWithoutUndefined<T, Name extends keyof T> = string extends Name
  ? never
  : Record<string, never> extends Pick<T, Name>
    ? undefined extends Required<T>[Name]
      ? never
      : Name
    : never;

/** The types of the options that users pass. */
type Options = ChooseLifeOptions | ReportPdfOptions | FakeAnswers | MswUrls | RejectionDetails;

type UnexpectedNames = PropertiesWithoutUndefined<
  Options | RouterInputs | RouterOutputs | components['schemas']
>;

/**
 * Compiles only if all optional properties accept `undefined`. With `exactOptionalPropertyTypes`, a user could otherwise not pass a value
 * that may be undefined. The error of the compiler names the properties.
 */
export const propertiesWithoutUndefined: [UnexpectedNames] extends [never] ? 'none' : UnexpectedNames =
  'none';

/** Compiles only if the answer of the call can be passed as the questionnaire. */
export const schemaOf = (answer: RouterOutputs['hra']['getQuestionnaire']) => questionnaireSchema(answer);
