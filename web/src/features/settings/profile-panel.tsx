import { useUserDetails } from '../../api/user-details.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { Button } from '../../components/ui/button.tsx';
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
    <EmptyState
      pillar="health"
      action={<Button onClick={() => void details.refetch()}>{copy.tryAgain}</Button>}
    >
      {copy.failed}
    </EmptyState>
  );
}
