import { contractIssuesOf } from '@choose-life/contracts/gateway/outcome';

const maxNamed = 5;

/** Names the fields that are not valid and what is wrong there, never the values. */
export function invalidInputMessage(error: Parameters<typeof contractIssuesOf>[0]): string {
  const issues = contractIssuesOf(error);
  const named = issues.slice(0, maxNamed).map(({ path, message }) => `${path}: ${message}`);
  const more = issues.length > maxNamed ? ` (and ${issues.length - maxNamed} more)` : '';
  return `Please correct these fields and send again. ${named.join('; ')}${more}`;
}
