import { Link } from 'wouter';
import { Button } from '../../../components/ui/button.tsx';
import { pathOf } from '../../../paths.ts';
import { homeFaqs } from '../copy/faqs.ts';
import { homeCopy } from '../copy/home.ts';
import { Hero } from '../home/hero.tsx';
import { HraPromo } from '../home/hra-promo.tsx';
import { PillarCards } from '../home/pillar-cards.tsx';
import { Testimonials } from '../home/testimonials.tsx';
import { UsersStrip } from '../home/users-strip.tsx';
import { FaqSection } from '../parts/faq-section.tsx';
import { TipsSection } from '../parts/tip-cards.tsx';

/** The front door (s.2.1). */
export function HomePage() {
  const { faq, tips } = homeCopy;
  return (
    <>
      <Hero />
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
      <TipsSection heading={tips.heading} items={tips.items} />
    </>
  );
}
