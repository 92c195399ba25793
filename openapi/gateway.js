import { successRules } from './success-rules.js';

/** Documented in gateway.d.ts. */
export function isAccepted(operation, answer) {
  const rule = successRules[operation];
  if (rule === '(pdf)') return typeof answer === 'string' && answer !== '';
  const { responseCode, status, [rule]: field } = typeof answer === 'object' && answer !== null ? answer : {};
  // With any other code, the answer is a refusal or an expired session under every rule.
  if (responseCode !== undefined && responseCode !== '00') return false;
  if (rule === '(code)') return responseCode === '00';
  if (rule === '(status)') return status === 'OK';
  return rule === '(accepted)' || (typeof field === 'string' && field !== '');
}
