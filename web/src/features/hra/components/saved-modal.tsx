import { useLocation } from 'wouter';
import { dispatch } from '@/assessment/dispatch';
import { reloadSaved } from '@/assessment/use-opened-assessment';
import { Modal } from '@/components/modal';
import { Button } from '@/components/ui/button';
import { NotificationIcon } from '@/feedback/overlays';
import { pathOf } from '@/paths';
import { savedModalCopy } from '../copy/pages.ts';

/**
 * 'Health Assessment Saved' (s.2.4). 'Continue Assessment' loads the saved answers from the gateway, 'Leave Assessment' opens the dashboard.
 * Closing the modal has the same effect as 'Continue Assessment'.
 */
export function SavedModal() {
  const [, navigate] = useLocation();
  const close = () => dispatch({ type: 'dismissed', notice: 'saved-modal' });
  const continueAssessment = () => {
    close();
    void reloadSaved();
  };
  const leave = () => {
    close();
    navigate(pathOf('dashboard'));
  };
  return (
    <Modal
      title={savedModalCopy.title}
      icon={<NotificationIcon type="success" />}
      onClose={continueAssessment}
      firstFocus="action"
      actions={
        <>
          <Button onClick={continueAssessment}>{savedModalCopy.continue}</Button>
          <Button variant="outline" onClick={leave}>
            {savedModalCopy.leave}
          </Button>
        </>
      }
    >
      {savedModalCopy.body}
    </Modal>
  );
}
