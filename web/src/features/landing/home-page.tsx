import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { Cloth } from '../../components/cloth.tsx';
import { Button } from '../../components/ui/button.tsx';
import { pathOf } from '../../paths.ts';
import { homeCopy } from './copy/home.ts';
import { shellCopy } from './copy/shell.ts';
import { PillarCards } from './pillar-cards.tsx';

/** The front door: what this is, for whom, and the two ways in. */
export function HomePage() {
  return (
    <>
      <Hero />
      <p className="border-b border-line bg-surface py-8">
        <span className="content flex flex-wrap items-baseline gap-x-6 gap-y-1">
          <span className="display text-h1">{homeCopy.users.count}</span>
          <span className="text-lead text-ink-muted">{homeCopy.users.text}</span>
        </span>
      </p>
      <PillarCards />
    </>
  );
}

function Hero() {
  return (
    <section className="on-deep relative isolate overflow-hidden bg-indigo-deep text-on-deep">
      <Cloth className="end-0 top-0 h-32 w-full md:h-full md:w-1/2" />
      <div className="content grid min-h-[min(44rem,80dvh)] content-center pt-40 pb-16 md:py-20">
        <div className="grid max-w-xl justify-items-start gap-6">
          <h1 tabIndex={-1} className="display text-hero">
            {homeCopy.heading}
          </h1>
          <p className="max-w-md text-lead text-on-deep-muted">{homeCopy.lead}</p>
          <div className="flex w-full flex-col gap-3 sm:flex-row">
            <Button asChild variant="action" size="lg">
              <Link href={pathOf('login')}>
                {homeCopy.takeAssessment}
                <ArrowRight aria-hidden size={20} />
              </Link>
            </Button>
            <Button asChild variant="onDeep" size="lg">
              <Link href={pathOf('signup')}>{shellCopy.getStarted}</Link>
            </Button>
          </div>
          <p className="text-meta text-on-deep-muted">{homeCopy.small}</p>
        </div>
      </div>
    </section>
  );
}
