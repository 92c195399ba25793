import { useLocation } from 'wouter';
import { dispatch } from '../../../assessment/dispatch.ts';
import { reloadSaved } from '../../../assessment/use-opened-assessment.ts';
import { Modal } from '../../../components/modal.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { NotificationSign } from '../../../feedback/overlays.tsx';
import { pathOf } from '../../../paths.ts';
import { savedModalCopy } from '../copy/pages.ts';

/** 'Health Assessment Saved' (s.2.4): go on with the saved answers, or leave for the dashboard home. */
export function SavedModal() {
  const [, navigate] = useLocation();
  const close = () => dispatch({ type: 'dismissed', what: 'savedModal' });
  const goOn = () => {
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
      sign={<NotificationSign type="success" />}
      onClose={goOn}
      firstFocus="action"
      actions={
        <>
          <Button onClick={goOn}>{savedModalCopy.continue}</Button>
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
