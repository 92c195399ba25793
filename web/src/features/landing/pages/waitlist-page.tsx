import { brandName } from '@choose-life/contracts/domain/brand';
import { type SyntheticEvent, useState, useTransition } from 'react';
import { client } from '@/api/client';
import { AgeShape, ageColours, ageNames } from '@/components/age-line/age-mark';
import { TextField } from '@/components/forms/field';
import { PrivacyLink } from '@/components/privacy-link';
import { Button } from '@/components/ui/button';
import { loadOverlays } from '@/feedback/load-overlays';
import { callWithLazyFaultHandling, showSuccessLazily } from '@/feedback/show-lazily';
import { Quilt } from '../parts/quilt.tsx';
import { CheckList } from '../parts/section.tsx';

/** The page /waitlist: the form to join the wait-list, next to a drawing of a laptop (s.2.1). */
export function WaitlistPage() {
  return (
    <section className="relative isolate overflow-hidden">
      <div className="absolute end-0 top-0 bottom-16 -z-10 w-2/5 overflow-hidden rounded-es-card bg-indigo-deep max-lg:hidden">
        <Quilt columns={6} rows={8} className="size-full" />
      </div>
      <div className="content grid items-center gap-12 py-12 lg:min-h-[44rem] lg:grid-cols-2 lg:gap-16 lg:py-20">
        <div className="grid gap-6">
          <h1 tabIndex={-1} className="display text-h1">
            Be the first to know your risk age
          </h1>
          <p className="max-w-md text-lead text-ink-muted">{`We are opening ${brandName} step by step. Leave your e-mail and we will write to you when it is your turn.`}</p>
          <div className="min-h-36">
            <JoinForm />
          </div>
          <CheckList
            points={[
              'A health check of about 15 minutes',
              'Your own report, kept private',
              'Tips on four pillars each week',
            ]}
            className="gap-2"
          />
          <PrivacyLink className="justify-self-start text-indigo" />
        </div>
        <Laptop />
      </div>
    </section>
  );
}

/**
 * The form to join. The browser validates the e-mail (s.5). The field is cleared after a success, and keeps its text after an error (s.4).
 */
function JoinForm() {
  const [isPending, startJoining] = useTransition();
  const [wasAdded, setAdded] = useState(false);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    // Lower case, because CSS displays the e-mail in lower case (s.5).
    const waitListEmail = String(new FormData(form).get('email')).trim().toLowerCase();
    startJoining(async () => {
      try {
        await callWithLazyFaultHandling(() => client.waitList.create.mutate({ waitListEmail }), {
          onFault: 'toast',
          toast: 'There Was An Error Please Try Again',
        });
        form.reset();
        setAdded(true);
        // Spelt as in s.8.
        showSuccessLazily('Email Added Succesfully');
      } catch {
        // The toast has shown the error.
      }
    });
  };
  // With the method `dialog`, a submit before hydration sends nothing. With another method the browser would report an error, because the
  // content security policy forbids sending forms (`form-action`).
  // The code of toasts is loaded on focus, so that it is available when the call ends.
  return (
    <form method="dialog" onFocus={loadOverlays} onSubmit={submit} className="grid max-w-md gap-4">
      <TextField
        label="E-mail"
        hint={
          wasAdded ? 'You are on the list. Thank you!' : 'One e-mail when your place is ready. Nothing else.'
        }
        type="email"
        name="email"
        required
        autoComplete="email"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        placeholder="you@example.com"
        onChange={() => setAdded(false)}
        className="lowercase"
      />
      <Button type="submit" size="lg" busy={isPending} className="sm:justify-self-start">
        Join Waitlist
      </Button>
    </form>
  );
}

/** The three ages on the screen of the laptop. `x` is in drawing units, like all other lengths of the laptop. */
const ageMarks = [
  { kind: 'target', age: 38, x: 240 },
  { kind: 'real', age: 42, x: 340 },
  { kind: 'risk', age: 47, x: 460 },
] as const;

/** The coloured cards below the ages. */
const reportCards = [
  { x: 190, tint: 'fill-nutrition-tint', ink: 'stroke-nutrition' },
  { x: 312, tint: 'fill-health-tint', ink: 'stroke-health' },
  { x: 434, tint: 'fill-fitness-tint', ink: 'stroke-fitness' },
];

function Laptop() {
  return (
    <svg
      role="img"
      aria-label="A laptop that shows a health risk report"
      viewBox="0 0 640 440"
      className="w-full max-lg:mx-auto max-lg:max-w-lg"
    >
      <rect x="60" y="10" width="520" height="350" rx="24" className="fill-ink dark:fill-line" />
      <rect x="78" y="28" width="484" height="314" rx="10" className="fill-cotton" />
      <path d="M10 372h620l-18 40a20 20 0 0 1-18 12H46a20 20 0 0 1-18-12Z" className="fill-line-strong" />
      <path d="M262 372h116l-6 12a8 8 0 0 1-7 4h-90a8 8 0 0 1-7-4Z" className="fill-ink dark:fill-line" />
      <path d="M78 28h96v314H88a10 10 0 0 1-10-10V38a10 10 0 0 1 10-10Z" className="fill-indigo-deep" />
      <g strokeWidth="6" strokeLinecap="round" className="stroke-on-deep/40">
        <path d="M98 100h52M98 130h40M98 160h56M98 190h36" />
      </g>
      <circle cx="108" cy="60" r="10" className="fill-marigold" />
      <text x="198" y="76" fontSize="20" fontWeight="800" className="display fill-ink">
        Health Risk Report
      </text>
      <rect x="190" y="96" width="352" height="140" rx="14" className="fill-surface stroke-line stroke-2" />
      <path d="M214 192h304" strokeWidth="10" strokeLinecap="round" className="stroke-line" />
      <path d="M246 192h208" strokeWidth="10" className="stroke-marigold" />
      {ageMarks.map(({ kind, age, x }) => (
        <g key={kind} transform={`translate(${x} 192)`} className={ageColours[kind]}>
          <g className="stroke-surface" strokeWidth="6" strokeLinejoin="round" paintOrder="stroke">
            <AgeShape kind={kind} />
          </g>
          <text y="-46" textAnchor="middle" fontSize="14" fontWeight="700">
            {ageNames[kind]}
          </text>
          <text y="-24" textAnchor="middle" fontSize="20" fontWeight="800">
            {age}
          </text>
        </g>
      ))}
      {reportCards.map(({ x, tint, ink }) => (
        <g key={x}>
          <rect x={x} y="252" width="108" height="70" rx="12" className={tint} />
          <path
            d={`M${x + 16} 276h44M${x + 16} 298h68`}
            strokeLinecap="round"
            className={`stroke-8 ${ink}`}
          />
        </g>
      ))}
    </svg>
  );
}
