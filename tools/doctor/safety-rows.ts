import { adapterSafety } from './adapter-safety.ts';
import type { Process } from './examined.ts';
import { gatewaySafety } from './gateway-safety.ts';
import type { SafetyRow } from './safety-row.ts';

/** Each row of a process is looked at; those that speak are printed. */
export const safetyRows: Readonly<Record<Process, readonly SafetyRow[]>> = {
  adapter: adapterSafety,
  gateway: gatewaySafety,
};
