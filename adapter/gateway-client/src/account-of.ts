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
  for (const field of accountFields) {
    // Any object can be asked for a member; what comes out stays unknown.
    const value = (request as Record<string, unknown>)[field];
    if (typeof value === 'string' && value !== '') return value.trim().toLowerCase();
  }
  return null;
}
