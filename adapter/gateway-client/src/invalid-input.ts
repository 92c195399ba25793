import { contractIssuesOf } from '@choose-life/contracts/gateway/outcome';
import type { z } from 'zod';

const mostNamed = 5;

/** Names the fields that are not valid and what is wrong there, never the values. */
export function invalidInputMessage(error: z.core.$ZodError): string {
  const issues = contractIssuesOf(error);
  const named = issues.slice(0, mostNamed).map(({ path, problem }) => `${path}: ${problem}`);
  const more = issues.length > mostNamed ? ` (and ${issues.length - mostNamed} more)` : '';
  return `Please correct these fields and send again. ${named.join('; ')}${more}`;
}
