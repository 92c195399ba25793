import { z } from 'zod';
import { accepted } from './envelope.ts';

const company = z.looseObject({ companyName: z.string().nullish() });

export const companyUnderData = accepted.extend({ data: company });

/** The company's record stands under `data`; `companyInfo.data` (s.3) is taken too. */
export const readByCompanyId = {
  request: z.strictObject({ companyId: z.string().min(1).max(200) }),
  response: z.union([companyUnderData, accepted.extend({ companyInfo: z.looseObject({ data: company }) })]),
};
