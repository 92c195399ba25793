import type { z } from 'zod';
import { authenticationOperations } from './operations/authentication.ts';
import { companyOperations } from './operations/company.ts';
import { contentOperations } from './operations/content.ts';
import { hraOperations } from './operations/hra.ts';
import { risksAppraisedAuditOperations } from './operations/risks-appraised-audit.ts';
import { userOperations } from './operations/user.ts';
import { waitListOperations } from './operations/wait-list.ts';

/** The one table of the gateway's 22 calls (s.7): adapter, OpenAPI document, Pact interactions and gateway routes are derived from it. */
export const operations = {
  ...authenticationOperations,
  ...waitListOperations,
  ...userOperations,
  ...hraOperations,
  ...risksAppraisedAuditOperations,
  ...companyOperations,
  ...contentOperations,
} as const;

/** The mechanical name of a call, for example `hra.getReportPdf`. */
export type OperationId = keyof typeof operations;

/** The request of a call: members of the body and path parameters alike, under the gateway's own names. */
export type OperationRequest<Id extends OperationId> = z.infer<(typeof operations)[Id]['request']>;

/** The accepted answer of a call, as it stands on the wire. */
export type OperationResponse<Id extends OperationId> = z.infer<(typeof operations)[Id]['response']>;

/** All names, in the table's order. The keys of a plain literal are exactly its names. */
export const operationIds = Object.keys(operations) as OperationId[];
