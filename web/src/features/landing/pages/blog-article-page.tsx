import { brandName } from '@choose-life/contracts/domain/brand';
import { ArrowLeft, Info } from 'lucide-react';
import { Link } from 'wouter';
import { pillarTint } from '@/components/motif';
import { pathOf } from '@/paths';
import { publicationDate, TipsSection } from '../parts/pillar-sections.tsx';
import { Quilt } from '../parts/quilt.tsx';

/** The page /chooselife/blog: the public article (s.2.1). The text names the sources of its medical facts. */
export function BlogArticlePage() {
  return (
    <>
      <article className="content grid gap-8 py-8 lg:py-12">
        <div className="mx-auto grid w-full max-w-reading gap-4">
          <Link
            href={pathOf('blog')}
            className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-chip font-bold text-indigo underline-offset-4 hover:underline"
          >
            <ArrowLeft aria-hidden size={18} />
            All articles
          </Link>
          <p className="justify-self-start rounded-chip bg-health-tint px-2.5 py-1 text-meta font-bold text-health">
            Health
          </p>
          <h1 tabIndex={-1} className="display text-h1">
            Blood Sugar Monitoring
          </h1>
          <p className="text-body text-ink-muted">
            {`${brandName} health team`} · {publicationDate}
          </p>
        </div>
        <div
          className={`mx-auto h-40 w-full max-w-reading overflow-hidden rounded-card sm:h-64 lg:h-72 lg:max-w-4xl ${pillarTint('health')}`}
        >
          <Quilt
            pillar="health"
            seed={4}
            columns={10}
            rows={3}
            className="size-full"
            highlight={{ x: 3, y: 0, size: 3 }}
          />
        </div>
        <div className="mx-auto grid w-full max-w-reading gap-8 text-lead text-ink">
          <p className="text-question font-semibold">
            Blood sugar, or glucose, is the fuel your body runs on. Too much of it for too long harms the
            heart, the eyes, the kidneys and the nerves. You cannot feel most of this happen. That is why
            people measure it.
          </p>
          {Object.entries(sections).map(([heading, text]) => (
            <section key={heading} className="grid gap-2">
              <h2 className="display text-h3">{heading}</h2>
              <p>{text}</p>
            </section>
          ))}
          <p className="flex items-start gap-3 rounded-card bg-indigo-tint p-5 text-body">
            <Info aria-hidden size={22} className="mt-0.5 shrink-0 text-indigo" />
            This article is for learning. It does not replace a doctor who knows you.
          </p>
        </div>
      </article>
      <TipsSection heading="Read next" tips={relatedTips} readMoreRoute="blog" />
    </>
  );
}

/**
 * Each key is a heading, its value the text. Every heading repeats the question, because s.2.1 requires repeated sections about why to
 * monitor blood sugar.
 */
const sections = {
  'Why monitor your blood sugar? To find trouble early':
    'Type 2 diabetes often grows slowly, over years, and many people do not know they have it. A simple blood test can show it before there are signs. Early care prevents much of the harm, says the World Health Organization.',
  'Why monitor your blood sugar? To see what food does':
    'Two people can eat the same meal and get different numbers. If you have diabetes, measuring before a meal and two hours after it shows which foods suit you. Write the numbers down and take them to your next visit.',
  'Why monitor your blood sugar? To stay safe':
    'Some diabetes medicines can bring sugar down too far. Below 70 mg/dL is low: you may shake, sweat or feel confused, and you need something sweet at once. A quick check tells you. If you faint or do not get better, someone should call for help right away.',
  'Why monitor your blood sugar? To know your numbers':
    'Before breakfast, a result under 100 mg/dL is normal. From 100 to 125 is a warning, called prediabetes. 126 or more, on two tests, means diabetes. These limits come from the Centers for Disease Control and Prevention of the United States. Only a health worker can tell you what your own result means.',
};

/** The three tips below the article (s.2.1). Each key is a title, its value the text. */
const relatedTips = {
  'Fill half your plate': 'Vegetables first, then protein, then starch. Your blood sugar rises more slowly.',
  'Walk after meals': 'Ten easy minutes help your muscles use the sugar you have just eaten.',
  'Guard your sleep': 'Short nights can make it harder for your body to keep sugar level.',
};
