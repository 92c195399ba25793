import type { z } from 'zod';
import { authenticationOperations } from './operations/authentication.ts';
import { companyOperations } from './operations/company.ts';
import { contentOperations } from './operations/content.ts';
import { hraOperations } from './operations/hra.ts';
import { risksAppraisedAuditOperations } from './operations/risks-appraised-audit.ts';
import { userOperations } from './operations/user.ts';
import { waitListOperations } from './operations/wait-list.ts';

/** The table of the gateway's 22 calls (s.7). The adapter, the OpenAPI document, the Pact interactions and the gateway's routes use it. */
export const operations = {
  ...authenticationOperations,
  ...waitListOperations,
  ...userOperations,
  ...hraOperations,
  ...risksAppraisedAuditOperations,
  ...companyOperations,
  ...contentOperations,
} as const;

/** The name of a call of the specification, for example `hra.getReportPdf`: its path in camel case. */
export type OperationId = keyof typeof operations;

/** The request of a call: the members of its body and its path parameters, with the gateway's names. */
export type OperationRequest<Id extends OperationId> = z.infer<(typeof operations)[Id]['request']>;

/** The accepted answer of a call, as the gateway sends it. */
export type OperationResponse<Id extends OperationId> = z.infer<(typeof operations)[Id]['response']>;

/** The names of the 22 calls, in the order of the table. The cast is safe because an object literal has no other keys. */
export const operationIds = Object.keys(operations) as OperationId[];
