import type { appRouter } from '@choose-life/adapter/routers/app-router';
import type { errorShapeOf } from '@choose-life/adapter/trpc/errors';
import type { answerGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import type { CallId } from '@choose-life/contracts/gateway/extensions';
import type { AdapterErrorShape, AnswerGroups, AppRouter, RouterOutputs } from '../src/client.ts';
import type { Procedures } from '../src/generated/procedures.ts';
import type { SavedAnswers } from '../src/saved-answers.ts';
import { delayed, type FakeAnswers, offline, rejected } from '../src/testing.ts';

/**
 * The types of the published client are the adapter's own. `tsc` is the test: its message names the call that differs. The
 * router's types are compared before tRPC derives their JSON forms, since all of them are JSON.
 */

/**
 * Member by member, so that an intersection equals the object that it makes; optional ones stay so, and of JSON none is read-only. Members
 * without a name count on neither side: the adapter passes them on, and the client's types do not name them.
 */
type Plain<T> = T extends readonly (infer Item)[]
  ? Plain<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T as string extends Key ? never : Key]: Plain<T[Key]> }
    : T;

type Equal<A, B> = Same<Plain<A>, Plain<B>>;
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

type Record = AppRouter['_def']['record'];
type ServerRecord = (typeof appRouter)['_def']['record'];

/** `types` of the procedure with that id, for example `hra.saveAnswers`. */
type TypesOf<Routers, Id extends string> = Id extends `${infer Router}.${infer Name}`
  ? Routers extends { [R in Router]: { [N in Name]: { _def: { $types: infer Types; type: infer Type } } } }
    ? Types & { type: Type }
    : never
  : never;

type Input<Routers, Id extends string> = TypesOf<Routers, Id> extends { input: infer T } ? T : never;
type Output<Routers, Id extends string> = TypesOf<Routers, Id> extends { output: infer T } ? T : never;
type Type<Routers, Id extends string> = TypesOf<Routers, Id> extends { type: infer T } ? T : never;

type Differing<Sameness> = { [Id in keyof Sameness]: Sameness[Id] extends true ? never : Id }[keyof Sameness];
/** Of these the client says more than the adapter asks for: which keys there are. */
type NarrowerInput = 'hra.saveAnswers' | 'hra.appraiseRisks';
type DifferingInputs = Differing<{
  [Id in Exclude<CallId, NarrowerInput>]: Equal<Input<Record, Id>, Input<ServerRecord, Id>>;
}>;
type RefusedInputs = Differing<{
  [Id in CallId]: [Input<Record, Id>] extends [Input<ServerRecord, Id>] ? true : false;
}>;
type DifferingOutputs = Differing<{
  [Id in CallId]: Equal<Output<Record, Id>, Output<ServerRecord, Id>>;
}>;
type DifferingKinds = Differing<{ [Id in CallId]: Equal<Type<Record, Id>, Type<ServerRecord, Id>> }>;
type Absent = Differing<{ [Id in CallId]: [TypesOf<Record, Id>] extends [never] ? false : true }>;

/** Compiles only while nothing differs: the names of the calls that differ stand in the compiler's message. */
type Nothing<Difference extends never> = Difference;
export type NoneIsMissing = Nothing<Absent>;
export type InputsAreEqual = Nothing<DifferingInputs>;
export type InputsAreTaken = Nothing<RefusedInputs>;
export type OutputsAreEqual = Nothing<DifferingOutputs>;
export type QueriesAreQueries = Nothing<DifferingKinds>;

/** And none too many. */
type IdsOf<Routers> = {
  [Router in keyof Routers & string]: `${Router}.${keyof Routers[Router] & string}`;
}[keyof Routers & string];
export type NoneTooMany = Nothing<Exclude<IdsOf<Procedures>, CallId>>;

/** An error fits both ways: the client's is split by kind, the adapter's is not. */
type Fits<From extends To, To> = From;
type ServerErrorShape = ReturnType<typeof errorShapeOf>;
export type ErrorsFit = Fits<ServerErrorShape, AdapterErrorShape>;
export type ErrorsFitBack = Fits<AdapterErrorShape, ServerErrorShape>;

/** tRPC's own inference hands the types on as they stand, optional members beside unknown ones included. */
type Details = RouterOutputs['authentication']['userDetails'];
export type OptionalMembersStay = Fits<Equal<Details['recommendedSteps'], number | null | undefined>, true>;

/** The keys of each group are the contract's, in what is sent and in what comes back. */
type ContractGroups = typeof answerGroups;
type KeysBy<Groups> = { [Name in keyof ContractGroups & keyof Groups]: keyof NonNullable<Groups[Name]> };
type ContractKeys = { -readonly [Name in keyof ContractGroups]: ContractGroups[Name][number] };
export type SentKeysAreTheContracts = Fits<Equal<KeysBy<AnswerGroups>, ContractKeys>, true>;
export type SavedAnswersCanBeSent = Fits<SavedAnswers, AnswerGroups>;

/** Any answer of the fake may be delayed. */
export const laterAnswers: FakeAnswers = {
  authentication: { userDetails: delayed(1, rejected('SESSION_EXPIRED')), logOut: delayed(1, offline) },
  company: { readByCompanyId: delayed(1, { data: { companyName: null } }) },
  hra: {
    getQuestionnaire: delayed(1, () => rejected('TIMEOUT')),
    getReportData: delayed(1, ({ getReportDataReportId: id }) => (id === 1 ? offline : rejected('TIMEOUT'))),
  },
  // @ts-expect-error: no answer of the call, later either.
  waitList: { create: delayed(1, { responseCode: 'OK' }) },
};
