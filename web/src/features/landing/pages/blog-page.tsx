import { Suspense } from 'react';
import { callingPart } from '../../../api/calling-part.tsx';
import { Loading } from '../../../components/loading.tsx';
import { blogCopy } from '../copy/blog.ts';
import { PageHead } from '../parts/page-head.tsx';

const Articles = callingPart(async () => (await import('../blog/articles.tsx')).Articles);

/** The wellness blog: five filters and the cards of the content library (s.2.1). */
export function BlogPage() {
  return (
    <>
      <PageHead heading={blogCopy.heading} lead={blogCopy.lead} />
      <div className="content min-h-[32rem] py-10 lg:py-16">
        <Suspense fallback={<Loading>{blogCopy.loading}</Loading>}>
          <Articles />
        </Suspense>
      </div>
    </>
  );
}
