import { Link } from 'wouter';
import { buttonVariants } from '../../../components/ui/button.tsx';
import { questionCopy } from '../copy/pages.ts';
import { linkToReview, type ReviewTrip } from '../state/review-trip.ts';

/** Leads back to review after an answer was changed. */
export function BackToReview({ trip }: { trip: ReviewTrip }) {
  return (
    <Link {...linkToReview(trip)} className={buttonVariants({ className: 'w-full sm:w-auto sm:flex-1' })}>
      {questionCopy.backToReview}
    </Link>
  );
}
