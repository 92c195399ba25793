import type { CallError, ChooseLifeClient, ErrorsOf } from '@choose-life/client';
import { savedAnswersOf } from '@choose-life/client/saved-answers';

/** None of these functions may compile. If one does, the compiler reports an unused `@ts-expect-error`. */
export function refusedByTheCompiler({ authentication, content, hra }: ChooseLifeClient): unknown[] {
  const assessment = { clientId: '', userId: '' };
  return [
    // @ts-expect-error: a property is misspelt.
    () => authentication.resendOtp.mutate({ userMail: 'ada@example.test' }),
    // @ts-expect-error: there is no such category.
    () => content.readContentLibrary.query({ categories: ['Cars'] }),
    // @ts-expect-error: a write is not a query.
    () => authentication.login.query({ userEmail: '', userPassword: '' }),
    // @ts-expect-error: an answer is a string, a number or null.
    () => hra.saveAnswers.mutate({ answers: { general: { sex: true } }, assessment }),
    // @ts-expect-error: an answer key is misspelt.
    () => hra.saveAnswers.mutate({ answers: { general: { hieght_cm: 170 } }, assessment }),
    // @ts-expect-error: a group of answers is misspelt.
    () => hra.saveAnswers.mutate({ answers: { genral: {} }, assessment }),
    // @ts-expect-error: a saved answer is misspelt.
    async () => savedAnswersOf(await hra.getSavedAnswers.query({ uniqueString: '', userId: '' })).general.sxe,
    // @ts-expect-error: there is no such call.
    (error: ErrorsOf<'hra.saveAnswer'>) => error.kind,
    // @ts-expect-error: there is no such kind.
    (error: CallError) => error.kind === 'CONFLICT',
    // @ts-expect-error: a property of an answer is misspelt.
    async () => (await authentication.login.mutate({ userEmail: '', userPassword: '' })).tokn,
    // @ts-expect-error: a property of an answer is misspelt.
    async () => (await authentication.userDetails.query()).userFirstNam,
    // @ts-expect-error: a property of a nested object of an answer is misspelt.
    async () => (await hra.getQuestionnaire.query()).meta.modules[0]?.qestions,
    // @ts-expect-error: an age may be null.
    async () => (await authentication.userDetails.query()).userAge.toFixed(),
  ];
}
