import { Check, Lock } from 'lucide-react';
import { AgeLine } from '../../../components/age-line/age-line.tsx';
import { Motif, MotifTile, pillars, pillarTint } from '../../../components/motif.tsx';
import { PrivacyLink } from '../../../components/privacy-link.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { pathOf, routes } from '../../../paths.ts';
import { homeFaqs } from '../copy/faqs.ts';
import { homeCopy } from '../copy/home.ts';
import { FaqSection, TipsSection } from '../parts/pillar-sections.tsx';
import { ReadMore } from '../parts/read-more.tsx';
import { CheckList, Section, TakeAssessment } from '../parts/section.tsx';

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
          <ButtonLink href={pathOf('faqs')} variant="outline">
            {faq.all}
          </ButtonLink>
        }
      />
      <TipsSection {...tips} />
    </>
  );
}

/** One card per pillar (s.2.1). */
function PillarCards() {
  return (
    <Section id="pillars" heading={homeCopy.pillarsHeading} lead={homeCopy.pillarsLead}>
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4">
        {pillars.map(pillar => (
          <li
            key={pillar}
            className={`group relative isolate grid overflow-hidden rounded-card p-6 pt-36 sm:pt-44 ${pillarTint(pillar)}`}
          >
            <Motif
              pillar={pillar}
              className="absolute -end-9 -top-11 -z-10 size-44 transition-[rotate] duration-[180ms] ease-out group-hover:rotate-6 sm:size-52"
            />
            <div className="grid grid-rows-[auto_1fr_auto] gap-2">
              <h3 className="display text-h3 text-ink">{routes[pillar].title}</h3>
              <p className="text-body text-ink">{homeCopy.pillars[pillar]}</p>
              <ReadMore href={pathOf(pillar)} about={routes[pillar].title} className="mt-1 text-current" />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What the assessment gives, with a sample result that is marked as one. */
function HraPromo() {
  const { heading, text, points, confidential, example, exampleName, ages, sentence } = homeCopy.hra;
  return (
    <section aria-labelledby="hra" className="bg-marigold-tint py-16 lg:py-24">
      <div className="content grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
        <div className="grid gap-6">
          <h2 id="hra" className="display max-w-md text-h1">
            {heading}
          </h2>
          <p className="max-w-md text-lead text-ink-muted">{text}</p>
          <CheckList points={points} className="gap-3" />
          <TakeAssessment variant="primary" />
          <p className="flex max-w-md items-start gap-3 text-meta text-ink-muted">
            <Lock aria-hidden size={18} className="mt-0.5 shrink-0" />
            <span>
              {confidential} <PrivacyLink inText className="text-indigo" />
            </span>
          </p>
        </div>
        <Card className="grid gap-6 sm:p-8">
          <div className="flex items-center justify-between gap-4">
            <h3 className="display text-question">{exampleName}</h3>
            <Badge tone="info">{example}</Badge>
          </div>
          <AgeLine ages={ages} caption={sentence} drawnFor={292} className="[&_svg]:mx-auto" />
        </Card>
      </div>
    </section>
  );
}

/** Quotes with a role and a sector. No person or organisation is invented (s.1). */
function Testimonials() {
  const { heading, note, quotes } = homeCopy.testimonials;
  return (
    <Section id="testimonials" heading={heading} lead={note}>
      <ul className="grid gap-5 lg:grid-cols-3">
        {quotes.map(({ pillar, quote, role, sector }) => (
          <li key={role}>
            <figure className="grid h-full grid-rows-[1fr_auto] gap-6 rounded-card border border-line bg-surface p-6 sm:p-8">
              <blockquote className="text-question leading-snug font-semibold text-ink">“{quote}”</blockquote>
              <figcaption className="flex items-center gap-4 border-t border-line pt-5">
                <MotifTile pillar={pillar} />
                <span className="grid">
                  <span className="font-bold text-ink">{role}</span>
                  <span className="text-meta text-ink-muted">{sector}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The number of users, and other claims (s.1). */
function UsersStrip() {
  const { count, text, more } = homeCopy.users;
  return (
    <section aria-label={`${count} ${text}`} className="border-b border-line bg-surface py-8 lg:py-10">
      <div className="content flex flex-wrap items-center justify-between gap-x-12 gap-y-5">
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="display text-h1">{count}</span>
          <span className="text-lead text-ink-muted">{text}</span>
        </p>
        <ul className="flex flex-wrap gap-x-8 gap-y-2">
          {more.map(claim => (
            <li key={claim} className="flex items-center gap-2 text-body font-semibold text-ink">
              <Check aria-hidden size={20} className="shrink-0 text-good" />
              {claim}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
