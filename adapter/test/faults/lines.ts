import { bodyLines } from './lines/bodies.ts';
import { connectingLines } from './lines/connecting.ts';
import { connectionLines } from './lines/connections.ts';
import { contractLines } from './lines/contract.ts';
import { httpLines } from './lines/http.ts';
import { sceneLines } from './lines/scenes.ts';
import { statusLines } from './lines/statuses.ts';
import type { Line } from './variant.ts';

/** Every line of the table in docs/faults.md, in its order. */
export const lines: readonly Line[] = [
  ...connectingLines,
  ...connectionLines,
  ...httpLines,
  ...bodyLines,
  ...contractLines,
  ...statusLines,
  ...sceneLines,
].toSorted((one, other) => (one.faults[0] ?? 0) - (other.faults[0] ?? 0));

/** How a line is named: F8, F9. */
export function nameOf({ faults }: Pick<Line, 'faults'>): string {
  return faults.map(number => `F${number}`).join(', ');
}
