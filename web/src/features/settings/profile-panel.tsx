import { useUserDetails } from '../../api/user-details.ts';
import { LoadError } from '../../components/empty-state.tsx';
import { profileCopy as copy } from './copy/settings.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSkeleton } from './settings-skeleton.tsx';

/** The profile form once the profile is loaded: without it, saving would overwrite the profile. */
export function ProfilePanel() {
  const details = useUserDetails();
  // A new form for another account (docs/faults.md D9).
  if (details.data) return <ProfileForm key={details.data.userEmail} details={details.data} />;
  if (details.isPending) return <ProfileSkeleton />;
  return (
    <LoadError pillar="health" onRetry={() => void details.refetch()}>
      {copy.failed}
    </LoadError>
  );
}
