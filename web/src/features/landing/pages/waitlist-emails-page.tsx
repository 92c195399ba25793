import { PageHeading } from '../../../components/page-heading.tsx';
import { waitListEmailsCopy } from '../copy/wait-list-emails.ts';
import { EmailList } from '../wait-list/email-list.tsx';

/** The wait-list; open to anyone (s.2.1, s.6). */
export function WaitlistEmailsPage() {
  return (
    <div className="content grid min-h-[36rem] content-start gap-6 py-10 lg:py-16">
      <PageHeading>{waitListEmailsCopy.heading}</PageHeading>
      <EmailList />
    </div>
  );
}
