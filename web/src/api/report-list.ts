import { latestReportId } from '@choose-life/contracts/domain/reports';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { ScreenMeta } from '../feedback/screen-meta.ts';
import { storedAtoms } from '../session/stored-atoms.ts';
import { trpc } from './trpc.ts';

/**
 * The e-mail that identifies the person in calls (s.6), from user-details. Until that answers, the stored one, but only where it
 * is the one that logged in: it may belong to another account than the token.
 */
export function useUserEmail(): string | null {
  return useIdentity().email;
}

function useIdentity(): { readonly email: string | null; readonly isPending: boolean } {
  // A part of the page that mounts later does not repeat a call that has just failed and been shown.
  const details = trpc.authentication.userDetails.useQuery(undefined, { retryOnMount: false });
  const known = useAtomValue(storedAtoms.userDetailsEmail);
  const typed = useAtomValue(storedAtoms.email);
  const { isPending } = details;
  if (details.data) return { email: details.data.userEmail, isPending };
  const same = known?.toLowerCase() === typed?.toLowerCase();
  return { email: isPending && !same ? null : (known ?? typed), isPending };
}

/** The person's reports. Requested only once an e-mail is known. */
export function useReports(meta?: ScreenMeta) {
  const { email, isPending } = useIdentity();
  const list = trpc.risksAppraisedAudit.readByRisksAppraisedAuditUserId.useQuery(
    { risksAppraisedAuditUserId: email ?? '' },
    { enabled: email !== null, ...(meta && { meta }) },
  );
  const isLoading = list.isLoading || (email === null && isPending);
  return { reports: list.data?.data, isLoading, isError: list.isError, refetch: list.refetch };
}

/** The person's reports. The latest id is stored as `reportId` when the list arrives. */
export function useReportList() {
  const keepReportId = useSetAtom(storedAtoms.reportId);
  const list = useReports();
  const latest = list.reports ? latestReportId(list.reports) : null;
  useEffect(() => {
    if (latest !== null) keepReportId(latest);
  }, [latest, keepReportId]);
  return { ...list, latest };
}
