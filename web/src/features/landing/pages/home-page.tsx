import { Suspense } from 'react';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { Hero } from '../home/hero.tsx';

/** Links and texts, complete as they were prerendered: their code comes with the first touch. */
const belowHero = lazyComponent(async () => (await import('../home/below-hero.tsx')).BelowHero, {
  deferred: true,
});

/** The front door (s.2.1). */
export function HomePage() {
  return (
    <>
      <Hero />
      <Suspense fallback={null}>
        <belowHero.Component />
      </Suspense>
    </>
  );
}
