import type {
  inferRouterInputs,
  inferRouterOutputs,
  TRPC_ERROR_CODE_KEY,
  TRPC_ERROR_CODE_NUMBER,
  TRPCBuiltRouter,
} from '@trpc/server';
import type { GatewayError } from './gateway-error.ts';
import type { Procedures } from './generated/procedures.ts';

/** The whole of an error as the adapter sends it; `data.gateway` is what `gatewayErrorOf` reads. */
export interface AdapterErrorShape {
  message: string;
  code: TRPC_ERROR_CODE_NUMBER;
  data: { code: TRPC_ERROR_CODE_KEY; httpStatus: number; path?: string | undefined; gateway: GatewayError };
}

/**
 * The router type of clients. It names a transformer (`links.ts`): without one tRPC would compute the JSON form of each answer, and
 * lose optional members; these answers are JSON already.
 */
export type AppRouter = TRPCBuiltRouter<
  { ctx: object; meta: object; errorShape: AdapterErrorShape; transformer: true },
  Procedures
>;

/** The input of each procedure, by router and name: `RouterInputs['hra']['saveAnswers']`. */
export type RouterInputs = inferRouterInputs<AppRouter>;
/** The output of each procedure, by router and name: `RouterOutputs['hra']['getReportData']`. */
export type RouterOutputs = inferRouterOutputs<AppRouter>;
