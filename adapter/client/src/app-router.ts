import type {
  inferRouterInputs,
  inferRouterOutputs,
  TRPC_ERROR_CODE_KEY,
  TRPC_ERROR_CODE_NUMBER,
  TRPCBuiltRouter,
} from '@trpc/server';
import type { GatewayError } from './gateway-error.ts';
import type { Procedures } from './generated/procedures.ts';

/**
 * An error of the adapter in tRPC's format. `gatewayErrorOf` reads `data.gateway`. `path` is the procedure; it is missing for an unknown
 * procedure and for an error of the whole request.
 */
export interface AdapterErrorShape {
  message: string;
  code: TRPC_ERROR_CODE_NUMBER;
  data: { code: TRPC_ERROR_CODE_KEY; httpStatus: number; path?: string | undefined; gateway: GatewayError };
}

/**
 * The router type for tRPC clients. Without `transformer: true`, tRPC would map each output type to the type of its JSON form. For an object
 * that may have unknown members, this drops the known optional members (decision 0008). The outputs are JSON already, so the transformer in
 * `links.ts` does not change values.
 */
export type AppRouter = TRPCBuiltRouter<
  { ctx: object; meta: object; errorShape: AdapterErrorShape; transformer: true },
  Procedures
>;

/** The input of each procedure, by router and name: `RouterInputs['hra']['saveAnswers']`. */
export type RouterInputs = inferRouterInputs<AppRouter>;
/** The output of each procedure, by router and name: `RouterOutputs['hra']['getReportData']`. */
export type RouterOutputs = inferRouterOutputs<AppRouter>;
