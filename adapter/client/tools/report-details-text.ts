import { readFileSync } from 'node:fs';
import { generatedHead } from './generated-head.ts';

/** The source of `src/report-details.ts`: the types of the contract's room, which the client may not import. */
export function reportDetailsText(): string {
  const path = import.meta.resolve('@choose-life/contracts/domain/report/report-details');
  return `${generatedHead}\n${readFileSync(new URL(path), 'utf8')}`;
}
