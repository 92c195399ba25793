import { Quilt } from '../art/quilt.tsx';

/** The hero of a page without a pillar. */
export function PageHead({ heading, lead }: { heading: string; lead: string }) {
  return (
    <section className="on-deep relative isolate overflow-hidden bg-indigo-deep text-on-deep">
      <Quilt columns={8} rows={2} keep="xMinYMin slice" className="h-24 w-full md:hidden" />
      <Quilt columns={8} rows={4} className="absolute inset-y-0 end-0 -z-10 h-full w-2/5 max-md:hidden" />
      <div className="content grid gap-4 py-10 md:min-h-72 md:content-center md:py-16">
        <h1 tabIndex={-1} className="display text-hero md:w-3/5 md:pe-8">
          {heading}
        </h1>
        <p className="max-w-md text-lead text-balance text-on-deep-muted md:max-w-[min(28rem,52%)]">{lead}</p>
      </div>
    </section>
  );
}
