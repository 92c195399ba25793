import { lazyPart } from '../../../components/lazy-component.tsx';
import { Articles } from '../blog/articles.tsx';
import { blogCopy } from '../copy/blog.ts';

/** Prerendered and static, so that its code is deferred. */
const head = lazyPart(async () => (await import('../parts/page-head.tsx')).PageHead, {
  deferred: true,
  fallback: <div className="min-h-72 bg-indigo-deep" />,
});

/** The wellness blog (s.2.1). */
export function BlogPage() {
  return (
    <>
      <head.Component heading={blogCopy.heading} lead={blogCopy.lead} />
      <div className="content min-h-[32rem] py-10 lg:py-16">
        <Articles />
      </div>
    </>
  );
}
