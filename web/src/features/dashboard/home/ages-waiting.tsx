import { Bone } from '../../../components/bone.tsx';
import { Loading } from '../../../components/loading.tsx';
import { dashboardCopy } from '../../../copy/dashboard.ts';

/** The ages until they come, as high as they will be. */
export function AgesWaiting() {
  return (
    <>
      <Loading>{dashboardCopy.ages.loading}</Loading>
      <Bone className="h-72 rounded-button" />
    </>
  );
}
