import { Bone } from '../../../components/bone.tsx';
import { Loading } from '../../../components/loading.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { questionCopy } from '../../../copy/hra.ts';
import { reviewCopy } from '../../../copy/hra-review.ts';
import { routes } from '../../../paths.ts';
import { FrameWaiting } from '../components/frame-waiting.tsx';

const parts = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** The review until the answers are there. */
export function ReviewWaiting() {
  return (
    <FrameWaiting>
      <PageHeading lead={reviewCopy.lead}>{routes.hraReview.title}</PageHeading>
      <Loading>{questionCopy.loading}</Loading>
      <div className="grid gap-3">
        {parts.map(part => (
          <Bone key={part} className="h-18 rounded-card" />
        ))}
      </div>
    </FrameWaiting>
  );
}
