import type { appRouter } from '@choose-life/adapter/routers/app-router';
import type { errorShapeOf } from '@choose-life/adapter/trpc/errors';
import type { answerGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import type { CallId } from '@choose-life/contracts/gateway/extensions';
import type { AdapterErrorShape, AnswerGroups, AppRouter, RouterOutputs } from '../src/client.ts';
import type { Procedures } from '../src/generated/procedures.ts';
import type { SavedAnswers } from '../src/saved-answers.ts';
import { createFakeAdapter, delayed, type FakeAnswers, offline, rejected } from '../src/testing.ts';

/**
 * The generated types of the client must equal the types of the adapter's router. Compiling is the test: the message names the call that differs.
 * All inputs and outputs are JSON already, so tRPC's `Serialize` types need not be compared.
 */

/**
 * A type member by member, so that an intersection equals an object type. Optional members stay optional, and `readonly` is removed. Index
 * signatures are removed on both sides: the adapter passes unknown members on, and the client's types do not name them.
 */
type Plain<T> = T extends readonly (infer Item)[]
  ? Plain<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T as string extends Key ? never : Key]: Plain<T[Key]> }
    : T;

type EqualPlain<A, B> = Equal<Plain<A>, Plain<B>>;
/**
 * Whether two types are identical. One generic function is assignable to the other only if the types in their conditions are identical. A plain
 * `A extends B` would accept `any`.
 */
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** The procedures of the app router by router and name, from tRPC's internal `_def.record`. */
type ClientRecord = AppRouter['_def']['record'];
type ServerRecord = (typeof appRouter)['_def']['record'];

/** tRPC's types of the procedure with an id, for example `hra.saveAnswers`. */
type TypesOf<Routers, Id extends string> = Id extends `${infer Router}.${infer Name}`
  ? Routers extends {
      [R in Router]: { [N in Name]: { _def: { $types: infer Types; type: infer ProcedureType } } };
    }
    ? Types & { type: ProcedureType }
    : never
  : never;

type Input<Routers, Id extends string> = TypesOf<Routers, Id> extends { input: infer T } ? T : never;
type Output<Routers, Id extends string> = TypesOf<Routers, Id> extends { output: infer T } ? T : never;
type ProcedureType<Routers, Id extends string> = TypesOf<Routers, Id> extends { type: infer T } ? T : never;

/** The ids of the calls whose check is not `true`. */
type FailedIds<Checks> = { [Id in keyof Checks]: Checks[Id] extends true ? never : Id }[keyof Checks];
/** The calls whose input type is narrower in the client than in the adapter, because the client's type lists the answer keys. */
type CallsWithNarrowerInput = 'hra.saveAnswers' | 'hra.appraiseRisks';
type DifferingInputs = FailedIds<{
  [Id in Exclude<CallId, CallsWithNarrowerInput>]: EqualPlain<
    Input<ClientRecord, Id>,
    Input<ServerRecord, Id>
  >;
}>;
/**
 * The calls with a narrower input whose client type is not assignable to the adapter's type. The brackets compare a union as a whole. Without
 * them the condition would be evaluated for each member of the union.
 */
type CallsWithRefusedInput = FailedIds<{
  [Id in CallsWithNarrowerInput]: [Input<ClientRecord, Id>] extends [Input<ServerRecord, Id>] ? true : false;
}>;
type DifferingOutputs = FailedIds<{
  [Id in CallId]: EqualPlain<Output<ClientRecord, Id>, Output<ServerRecord, Id>>;
}>;
type DifferingProcedureTypes = FailedIds<{
  [Id in CallId]: EqualPlain<ProcedureType<ClientRecord, Id>, ProcedureType<ServerRecord, Id>>;
}>;
/** The calls of the contract that the client lacks. The comparisons above do not find a call that the adapter lacks too. */
type MissingCalls = FailedIds<{ [Id in CallId]: [TypesOf<ClientRecord, Id>] extends [never] ? false : true }>;

/** Compiles only without ids. The message of the compiler contains the ids of the calls that differ. */
type AssertNever<Ids extends never> = Ids;
export type NoCallIsMissing = AssertNever<MissingCalls>;
export type InputsAreEqual = AssertNever<DifferingInputs>;
export type InputsAreAccepted = AssertNever<CallsWithRefusedInput>;
export type OutputsAreEqual = AssertNever<DifferingOutputs>;
export type ProcedureTypesAreEqual = AssertNever<DifferingProcedureTypes>;

/** The ids of all procedures of the routers. */
type IdsOf<Routers> = {
  [Router in keyof Routers & string]: `${Router}.${keyof Routers[Router] & string}`;
}[keyof Routers & string];
/** The client has no call that the contract does not have. */
export type NoAdditionalCall = AssertNever<Exclude<IdsOf<Procedures>, CallId>>;

/** The error types are assignable in both directions. They are not equal: the client's is a union by kind, the adapter's is not. */
type AssertAssignable<From extends To, To> = From;
type ServerErrorShape = ReturnType<typeof errorShapeOf>;
export type AdapterErrorsAreClientErrors = AssertAssignable<ServerErrorShape, AdapterErrorShape>;
export type ClientErrorsAreAdapterErrors = AssertAssignable<AdapterErrorShape, ServerErrorShape>;

/** An optional member of an output remains, and remains optional, thanks to `transformer: true` in `AppRouter`. */
type Details = RouterOutputs['authentication']['userDetails'];
export type OptionalMembersStay = AssertAssignable<
  EqualPlain<Details['recommendedSteps'], number | null | undefined>,
  true
>;

/** The client's answer groups have the same keys as those of the contract. `additional`, which has any key, is not compared. */
type ContractGroups = typeof answerGroups;
type KeysBy<Groups> = { [Name in keyof ContractGroups & keyof Groups]: keyof NonNullable<Groups[Name]> };
type ContractKeys = { -readonly [Name in keyof ContractGroups]: ContractGroups[Name][number] };
export type AnswerKeysAreEqual = AssertAssignable<EqualPlain<KeysBy<AnswerGroups>, ContractKeys>, true>;
export type SavedAnswersCanBeSent = AssertAssignable<SavedAnswers, AnswerGroups>;

/** Every form of an answer of the fake adapter can be delayed: an error, `offline`, an output, and a function. */
export const delayedAnswers: FakeAnswers = {
  authentication: { userDetails: delayed(1, rejected('SESSION_EXPIRED')), logOut: delayed(1, offline) },
  company: { readByCompanyId: delayed(1, { data: { companyName: null } }) },
  hra: {
    getQuestionnaire: delayed(1, () => rejected('TIMEOUT')),
    getReportData: delayed(1, ({ getReportDataReportId: id }) => (id === 1 ? offline : rejected('TIMEOUT'))),
  },
  // @ts-expect-error: this is not an answer of the call, delayed or not.
  waitList: { create: delayed(1, { responseCode: 'OK' }) },
};

const reportData = { status: 'OK', targetAge: 44, riskAge: 52, currentAge: 45, report: null } as const;
/** A misspelt member, procedure or kind of a fake adapter does not compile. */
export const misspelt = [
  // @ts-expect-error: the member is riskAge.
  createFakeAdapter({ hra: { getReportData: { ...reportData, riskage: 52 } } }),
  // @ts-expect-error: the procedure is getReportData.
  createFakeAdapter({ hra: { getReportDate: reportData } }),
  // @ts-expect-error: there is no such kind.
  rejected('EXPIRED'),
];
