import { lazyPart } from '../../../components/lazy-component.tsx';
import { Hero } from '../home/hero.tsx';

/** Prerendered and static, so that its code is deferred. */
const belowHero = lazyPart(async () => (await import('../home/below-hero.tsx')).BelowHero, {
  deferred: true,
});

/** The landing home (s.2.1). */
export function HomePage() {
  return (
    <>
      <Hero />
      <belowHero.Component />
    </>
  );
}
