import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { Modal } from '../../../components/modal.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { shellCopy } from '../../../copy/dashboard.ts';
import { pathOf } from '../../../paths.ts';
import { useUnfinishedAssessment } from '../../../session/assessment/unfinished-assessment.ts';
import { logOut } from '../../../session/log-out.ts';

const copy = shellCopy.unsaved;

/** Logging out, and the question before it where answers would be lost (faults D26). */
export function useLeaving(): { leave: () => void; question: ReactNode } {
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState(false);
  const unfinished = useUnfinishedAssessment();
  // The way comes first: no signed-in page may ask again without a token.
  const logOutNow = () => {
    setAsking(false);
    navigate(pathOf('login'));
    logOut();
  };
  const goBack = () => {
    setAsking(false);
    if (unfinished) navigate(unfinished.path);
  };
  const question = (
    <Modal
      open={asking}
      title={copy.title}
      onClose={() => setAsking(false)}
      actions={
        <>
          <Button onClick={goBack}>{copy.save}</Button>
          <Button variant="outline" onClick={logOutNow}>
            {copy.leave}
          </Button>
        </>
      }
    >
      {copy.body}
    </Modal>
  );
  return { leave: unfinished?.unsaved ? () => setAsking(true) : logOutNow, question };
}
