/** What Node says of a server that cannot be reached, or is no longer. Names may be unknown for a while as well. */
const networkCodes = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * Lost connections, a server that stops, crashes or starts, one without a connection to spare, and its own time limits. Of two
 * transactions that wait for each other it ends one (40P01): that one did nothing, and may come again.
 */
const serverStates = /^(08...|25P03|40P01|53300|57014|57P0[1235])$/;

/** pg's own errors have no code. Their words are pinned by the drill of lost connections. */
const driverErrors: readonly (readonly [RegExp, string])[] = [
  [/^Query read timeout/, 'QUERY_TIMEOUT'],
  [/^timeout expired|due to connection timeout/, 'CONNECT_TIMEOUT'],
  [/^timeout exceeded when trying to connect/, 'POOL_TIMEOUT'],
  [
    /^Connection terminated|^Client has encountered a connection error|^Client was closed/,
    'CONNECTION_CLOSED',
  ],
];

/** What says that Postgres is away, silent or has no connection to spare. @returns a code for logs; null for other errors. */
export function lostConnectionCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  if (code !== null) return networkCodes.has(code) || serverStates.test(code) ? code : null;
  return driverErrors.find(([words]) => words.test(error.message))?.[1] ?? null;
}

/** Whether the connection is still whole: the server ended the statement alone. */
export function endedStatementAlone(code: string): boolean {
  return code === '57014' || code === '40P01';
}
