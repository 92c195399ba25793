import { adapterSafety } from './adapter-safety.ts';
import { gatewaySafety } from './gateway-safety.ts';
import type { SafetyRow } from './safety-row.ts';

/** Each row is looked at; those that speak are printed. */
export const safetyRows: readonly SafetyRow[] = [...adapterSafety, ...gatewaySafety];
