import { Dumbbell, Footprints, HeartPulse, MonitorPlay, StretchHorizontal } from 'lucide-react';
import { LineDrawing } from '@/components/motif';
import { PillarPage } from '../parts/pillar-sections.tsx';
import { Quilt } from '../parts/quilt.tsx';
import { Section } from '../parts/section.tsx';

/** The page /fitness (s.2.1). */
export function FitnessPage() {
  return (
    <PillarPage
      pillar="fitness"
      lead="Movement that fits your week. Start where you are, and add a little."
      faqHeading="Physical activity: common questions"
      faqs={faqs}
      tips={tips}
      readMoreRoute="blog"
    >
      <WeeklyRecommendations />
      <Promos />
    </PillarPage>
  );
}

const faqs = {
  'How much activity do I need each week?':
    'At least 150 minutes of moderate or 75 minutes of vigorous aerobic activity per week, plus muscle strengthening on two or more days per week. The World Health Organization advises this for adults.',
  'I have not moved much for years. How do I start?':
    'Start small and build up: ten minutes of walking is a good first day. Some activity is better than none. If you have a heart condition, chest pain or another illness, ask a doctor first.',
  'Do walking and housework count?':
    'Yes. Anything that makes you breathe faster and your heart beat harder counts: brisk walking, dancing, sweeping, climbing stairs or carrying shopping home.',
};

const tips = {
  'Warm up first': 'Five slow minutes get your heart and muscles ready for more.',
  'Choose the stairs': 'Two floors on foot, twice a day. It is a workout that needs no extra time.',
  'Stand up every hour': 'Long sitting is hard on the body. Stand, stretch and take a few steps.',
  'Build strength at home':
    'Squats, wall push-ups and planks need no gym. Two days a week make a difference.',
  'Train in the cool hours': 'Go out early or late, drink water, and rest if you feel dizzy.',
  'Bring a friend': 'People who train together find it easier to keep going.',
};

/** Columns, rows and classes of the quilt above a promo. A quilt is a decorative pattern of squares. */
const quiltLayout = { columns: 8, rows: 2, className: 'h-28 w-full sm:h-36' };

const promos = [
  {
    title: 'Free online training classes',
    text: 'Join from your phone or laptop. Each week brings new workout challenges.',
    Icon: MonitorPlay,
    quilt: <Quilt {...quiltLayout} />,
    cardClasses: 'on-deep bg-indigo-deep text-on-deep',
    textClasses: 'text-on-deep-muted',
  },
  {
    title: 'Personal trainers available',
    text: 'A trainer helps you set a goal you can reach, and checks that you move safely.',
    Icon: Dumbbell,
    // Another seed than in the hero of `PillarPage`, so that the two patterns differ.
    quilt: <Quilt pillar="fitness" seed={2} {...quiltLayout} />,
    cardClasses: 'bg-fitness-tint text-fitness',
    textClasses: 'text-ink',
  },
];

function Promos() {
  return (
    <section aria-labelledby="promos" className="pb-16 lg:pb-24">
      <div className="content grid gap-8">
        <h2 id="promos" className="display text-h2">
          Do not train alone
        </h2>
        <ul className="grid gap-5 md:grid-cols-2">
          {promos.map(({ title, text, Icon, quilt, cardClasses, textClasses }) => (
            <li
              key={title}
              className={`grid grid-rows-[auto_1fr] overflow-hidden rounded-card ${cardClasses}`}
            >
              {quilt}
              <div className="grid content-start gap-3 p-6 sm:p-8">
                <h3 className="display flex items-start gap-3 text-h3">
                  <Icon aria-hidden size={26} className="mt-0.5 shrink-0" />
                  {title}
                </h3>
                <p className={`max-w-md text-lead ${textClasses}`}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The recommendations, spelt as in s.2.1 ('Hit'). */
const recommendations = [
  { title: 'Outdoor Running', Icon: Footprints },
  { title: 'Hit Cardio 45 mins', Icon: HeartPulse },
  { title: 'Planks & Stretch 15 mins break', Icon: StretchHorizontal },
];

function WeeklyRecommendations() {
  return (
    <Section
      id="track"
      heading="Track your active lifestyle"
      lead="Three things to try this week. Do one, do two, or do them all."
    >
      <ul aria-label="Recommendations for the week" className="grid gap-4 sm:gap-5 lg:grid-cols-3">
        {recommendations.map(({ title, Icon }) => (
          <li
            key={title}
            className="grid grid-cols-[auto_1fr] grid-rows-[1fr_auto] items-center gap-5 rounded-card border border-line bg-surface p-6"
          >
            <span className="grid size-16 place-items-center rounded-pill bg-fitness text-fitness-tint">
              <Icon aria-hidden size={28} />
            </span>
            <div className="grid gap-1">
              <h3 className="display text-question">{title}</h3>
              {/* s.2.1 specifies the same placeholder for every recommendation. */}
              <p className="text-body text-ink-muted">Average 12km</p>
            </div>
            <LineDrawing viewBox="0 0 280 16" strokeWidth="3" className="col-span-2 mt-1 w-full text-fitness">
              <path d={weekPath} />
            </LineDrawing>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The path of seven double arrows, one for each day of the week. Each has a width of 40, in a drawing of 280 by 16. */
const weekPath = Array.from({ length: 7 }, (_, day) => `M${day * 40 + 12} 2l6 6-6 6m8-12 6 6-6 6`).join('');
