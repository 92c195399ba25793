import { readOwnCompany } from '../companies/companies.ts';
import { done } from './done.ts';
import type { HandlersOf } from './handler.ts';

export const company: HandlersOf<'company'> = {
  'company.readByCompanyId': async ({ request, caller }, { db }) => {
    return { ...done, data: await readOwnCompany(db, caller, request.companyId) };
  },
};
