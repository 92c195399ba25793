import { Lock } from 'lucide-react';
import { AgeLine } from '../../../components/age-line/age-line.tsx';
import { PrivacyLink } from '../../../components/privacy-link.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { homeCopy } from '../copy/home.ts';
import { CheckList } from '../parts/check-list.tsx';
import { TakeAssessment } from '../parts/take-assessment.tsx';

/** What the assessment gives, with a sample result that is marked as one. */
export function HraPromo() {
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
