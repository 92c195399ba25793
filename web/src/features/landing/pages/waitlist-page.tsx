import { ApiProvider } from '../../../api/api-provider.tsx';
import { PrivacyLink } from '../../../components/privacy-link.tsx';
import { Quilt } from '../art/quilt.tsx';
import { waitListCopy } from '../copy/wait-list.ts';
import { CheckList } from '../parts/check-list.tsx';
import { JoinForm } from '../wait-list/join-form.tsx';
import { Laptop } from '../wait-list/laptop.tsx';

/** The wait-list form, with a drawing of a laptop (s.2.1). */
export function WaitlistPage() {
  const { heading, lead, points } = waitListCopy;
  return (
    <section className="relative isolate overflow-hidden">
      <div className="absolute end-0 top-0 bottom-16 -z-10 w-2/5 overflow-hidden rounded-es-card bg-indigo-deep max-lg:hidden">
        <Quilt columns={6} rows={8} className="size-full" />
      </div>
      <div className="content grid items-center gap-12 py-12 lg:min-h-[44rem] lg:grid-cols-2 lg:gap-16 lg:py-20">
        <div className="grid gap-6">
          <h1 tabIndex={-1} className="display text-h1">
            {heading}
          </h1>
          <p className="max-w-md text-lead text-ink-muted">{lead}</p>
          <div className="min-h-36">
            <ApiProvider>
              <JoinForm />
            </ApiProvider>
          </div>
          <CheckList points={points} className="gap-2" />
          <PrivacyLink className="justify-self-start text-indigo" />
        </div>
        <Laptop className="w-full max-lg:mx-auto max-lg:max-w-lg" />
      </div>
    </section>
  );
}
