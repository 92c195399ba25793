import { useAtomValue } from 'jotai';
import { trpc } from '../../api/trpc.ts';
import { storedAtoms } from '../../session/stored-atoms.ts';
import { profileCopy } from './copy/settings.ts';

/** The name of the company, or 'No company yet' (s.2.3). */
export function useCompanyName(): string {
  const companyId = useAtomValue(storedAtoms.companyId);
  const company = trpc.company.readByCompanyId.useQuery(
    { companyId: companyId ?? '' },
    { enabled: companyId !== null },
  );
  if (company.isLoading) return profileCopy.loading;
  return (companyId !== null && company.data?.data.companyName?.trim()) || profileCopy.noCompany;
}
