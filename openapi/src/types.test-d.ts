import type {
  OperationId,
  OperationRequest,
  OperationResponse,
  operations,
} from '@choose-life/contracts/gateway/operations';
import type { refusedByCode, refusedByStatus } from '@choose-life/contracts/gateway/schemas/envelope';
import type { z } from 'zod';
import type { operations as Generated } from '../gateway.d.ts';

/* The types that openapi-typescript generates from the document equal those that zod infers from the table. The test is `tsc`. */

/** The type without index signatures. zod adds them to loose objects, openapi-typescript does not. */
type WithoutIndexSignatures<T> = T extends readonly (infer Item)[]
  ? WithoutIndexSignatures<Item>[]
  : T extends object
    ? { [Key in keyof T as string extends Key ? never : Key]: WithoutIndexSignatures<T[Key]> }
    : T;

/** Whether two types are identical. Assignability is not enough, since almost any object is assignable to a refusal. */
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

type Body<T> = T extends { requestBody: { content: { 'application/json': infer Content } } }
  ? Content
  : unknown;
type Path<T> = T extends { parameters: { path: infer Parameters } } ? Parameters : unknown;
type DocumentRequest<Id extends OperationId> = Body<Generated[Id]> & Path<Generated[Id]>;
type DocumentAnswer<Id extends OperationId> = Generated[Id]['responses'][200]['content']['application/json'];

/** A request that the document does not describe has no members in the table. */
type SameRequest<Id extends OperationId> =
  unknown extends DocumentRequest<Id>
    ? Equal<OperationRequest<Id>, Record<string, never>>
    : Equal<WithoutIndexSignatures<DocumentRequest<Id>>, WithoutIndexSignatures<OperationRequest<Id>>>;

type SameAnswer<Id extends OperationId> = Equal<
  WithoutIndexSignatures<DocumentAnswer<Id>>,
  WithoutIndexSignatures<OperationResponse<Id> | Refused<Id>>
>;

/** A refusal by its code or its status. Calls with the success rule `code` or `accepted` (wait-list) refuse only by code. */
type Refused<Id extends OperationId> =
  | z.infer<typeof refusedByCode>
  | ((typeof operations)[Id]['success']['kind'] extends 'code' | 'accepted'
      ? never
      : z.infer<typeof refusedByStatus>);

type DifferingRequests = { [Id in OperationId]: SameRequest<Id> extends true ? never : Id }[OperationId];
type DifferingAnswers = { [Id in OperationId]: SameAnswer<Id> extends true ? never : Id }[OperationId];

/** Compiles only if no call differs. Otherwise the compiler's message names the calls that differ. */
type AssertNever<Difference extends never> = Difference;
export type RequestsAreEqual = AssertNever<DifferingRequests>;
export type AnswersAreEqual = AssertNever<DifferingAnswers>;
