import type { operations, paths } from '@choose-life/openapi/gateway';
import createClient from 'openapi-fetch';

/** The type of the questionnaire's response in the OpenAPI document, including refusals. */
type Questionnaire = operations['hra.getQuestionnaire']['responses'][200]['content']['application/json'];

/**
 * Calls the gateway directly, without the adapter.
 * @param url the address of the gateway, which ends with `/api`
 * @returns the name of the company, the number of sections in the questionnaire, and the code of a refusal
 */
export async function directCalls(url: string, userEmail: string, userPassword: string): Promise<string[]> {
  const gateway = createClient<paths>({ baseUrl: `${url}/prod` });
  const login = await gateway.POST('/authentication/login', { body: { userEmail, userPassword } });
  // The body determines success, because a refusal also has HTTP 200.
  if (!login.data || !('token' in login.data) || login.data.responseCode !== '00')
    throw new Error('Not logged in');
  const headers = { Authorization: String(login.data.token) };

  const details = await gateway.GET('/authentication/user-details', { headers });
  const companyId = details.data && 'userCompanyId' in details.data ? String(details.data.userCompanyId) : '';
  const company = await gateway.GET('/company/read-by-company-id/{companyId}', {
    params: { path: { companyId } },
    headers,
  });
  const questionnaire = await gateway.POST('/hra/get-questionnaire', { body: {}, headers });
  const refused = await gateway.POST('/authentication/login', {
    body: { userEmail, userPassword: 'another' },
  });
  return [
    companyNameOf(company.data),
    `${sectionCountOf(questionnaire.data)} sections`,
    `refused with ${refused.data?.responseCode}`,
  ];
}

// Casts below: a refusal may have any property, so TypeScript cannot narrow the type to an accepted answer.
type Company = operations['company.readByCompanyId']['responses'][200]['content']['application/json'];

function companyNameOf(answer: Company | undefined): string {
  if (!answer || !('data' in answer)) return 'no company';
  return (answer as { data: { companyName?: string | null } }).data.companyName ?? 'no name';
}

function sectionCountOf(answer: Questionnaire | undefined): number {
  if (!answer || !('meta' in answer)) return 0;
  return (answer as { meta: { modules: unknown[] } }).meta.modules.length;
}

/** None of these calls may compile. If one does, the compiler reports an unused `@ts-expect-error`. */
export function refusedByTheCompiler(url: string): unknown[] {
  const gateway = createClient<paths>({ baseUrl: url });
  return [
    // @ts-expect-error: there is no such path.
    () => gateway.GET('/authentication/log-in'),
    // @ts-expect-error: a property of the body is missing.
    () => gateway.POST('/authentication/login', { body: { userEmail: 'ada@example.test' } }),
  ];
}
