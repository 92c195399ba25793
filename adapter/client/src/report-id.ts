declare const reportId: unique symbol;

/**
 * The id of a report. What the report list and a submission give fits into what asks for a report; a plain text or number
 * fits only by `reportIdOf`, so that no other id gets there by mistake.
 */
export type ReportId = (string | number) & { readonly [reportId]: 'ReportId' };

/** The same for an id that was kept outside of the types, for example in storage or an address. */
export function reportIdOf(id: string | number): ReportId {
  // The mark exists in types alone.
  return id as ReportId;
}
