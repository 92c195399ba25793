import { Bone } from '../../../components/bone.tsx';
import { Loading } from '../../../components/loading.tsx';
import { questionCopy } from '../../../copy/hra.ts';
import { FrameWaiting } from '../components/frame-waiting.tsx';

/** A page of questions until they are there. */
export function QuestionsWaiting({ title }: { title: string }) {
  return (
    <FrameWaiting>
      <div className="flex items-center gap-4 rounded-card bg-indigo-tint p-5 sm:gap-5 sm:p-6">
        <Bone className="size-11 shrink-0 sm:size-12" />
        <div className="grid flex-1 gap-2">
          <h1 tabIndex={-1} className="display text-h3">
            {title}
          </h1>
          <Bone className="h-4 w-2/3" />
        </div>
      </div>
      <Loading>{questionCopy.loading}</Loading>
      {['first', 'second', 'third'].map(question => (
        <div key={question} className="grid gap-3">
          <Bone className="h-6 w-3/4" />
          <Bone className="h-14 rounded-button" />
          <Bone className="h-14 rounded-button" />
        </div>
      ))}
    </FrameWaiting>
  );
}
