/** The time that was so long before, as the tables hold times. */
export function isoBefore(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString();
}
