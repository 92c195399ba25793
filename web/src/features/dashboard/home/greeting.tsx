import { useAtomValue } from 'jotai';
import { PageHeading } from '../../../components/page-heading.tsx';
import { storedAtoms } from '../../../session/stored-atoms.ts';
import { dashboardCopy } from '../copy/home.ts';

/** First and last name, '-' while unknown. */
export function useFullName(): string {
  const first = useAtomValue(storedAtoms.firstName);
  const last = useAtomValue(storedAtoms.lastName);
  return [first, last].filter(name => name !== null).join(' ') || '-';
}

/** The greeting (s.2.3). */
export function Greeting() {
  const name = useFullName();
  return (
    <PageHeading personal lead={dashboardCopy.question}>
      {dashboardCopy.greeting} {name}
    </PageHeading>
  );
}
