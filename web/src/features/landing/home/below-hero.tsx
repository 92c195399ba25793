import { Link } from 'wouter';
import { Button } from '../../../components/ui/button.tsx';
import { pathOf } from '../../../paths.ts';
import { homeFaqs } from '../copy/faqs.ts';
import { homeCopy } from '../copy/home.ts';
import { FaqSection } from '../parts/faq-section.tsx';
import { TipsSection } from '../parts/tip-cards.tsx';
import { HraPromo } from './hra-promo.tsx';
import { PillarCards } from './pillar-cards.tsx';
import { Testimonials } from './testimonials.tsx';
import { UsersStrip } from './users-strip.tsx';

/** The deferred part of the landing home. */
export function BelowHero() {
  const { faq, tips } = homeCopy;
  return (
    <>
      <UsersStrip />
      <PillarCards />
      <HraPromo />
      <Testimonials />
      <FaqSection
        heading={faq.heading}
        lead={faq.text}
        items={homeFaqs}
        pillar="health"
        more={
          <Button asChild variant="outline">
            <Link href={pathOf('faqs')}>{faq.all}</Link>
          </Button>
        }
      />
      <TipsSection {...tips} />
    </>
  );
}
