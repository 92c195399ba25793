const accountFields = [
  'userEmail',
  'username',
  'userId',
  'appraise_risks.user_id',
  'risksAppraisedAuditUserId',
];

/** The e-mail a request names, in one spelling; null when it names none. For limits and hashed log fields only. */
export function accountOf(request: unknown): string | null {
  if (typeof request !== 'object' || request === null) return null;
  const values = new Map<string, unknown>(Object.entries(request));
  const account = accountFields
    .map(field => values.get(field))
    .find(value => typeof value === 'string' && value !== '');
  return typeof account === 'string' ? account.trim().toLowerCase() : null;
}
