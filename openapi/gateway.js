import { successRules } from './success-rules.js';

/** Documented in gateway.d.ts. */
export function isAccepted(operation, answer) {
  const rule = successRules[operation];
  if (rule === '(pdf)') return typeof answer === 'string' && answer !== '';
  const members = typeof answer === 'object' && answer !== null ? answer : {};
  const { responseCode, status } = members;
  // With any other code, the answer is a refusal or an expired session under every rule.
  if (responseCode !== undefined && responseCode !== '00') return false;
  if (rule === '(code)') return responseCode === '00';
  if (rule === '(status)') return status === 'OK';
  if (rule === '(accepted)') return true;
  // A rule without parentheses is the name of the field that proves success.
  const field = members[rule];
  return typeof field === 'string' && field !== '';
}
