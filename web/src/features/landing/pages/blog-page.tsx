import { Suspense } from 'react';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { Articles } from '../blog/articles.tsx';
import { blogCopy } from '../copy/blog.ts';

/** Prerendered and static, so that its code is deferred. */
const head = lazyComponent(async () => (await import('../parts/page-head.tsx')).PageHead, { deferred: true });

/** The wellness blog (s.2.1). */
export function BlogPage() {
  return (
    <>
      <Suspense fallback={<div className="min-h-72 bg-indigo-deep" />}>
        <head.Component heading={blogCopy.heading} lead={blogCopy.lead} />
      </Suspense>
      <div className="content min-h-[32rem] py-10 lg:py-16">
        <Articles />
      </div>
    </>
  );
}
