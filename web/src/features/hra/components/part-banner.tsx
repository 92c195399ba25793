import { Motif, type Pillar } from '../../../components/motif.tsx';

interface PartBannerProps {
  readonly pillar: Pillar;
  readonly title: string;
  readonly prompt: string | null;
  /** 2 for a further module on the same page. */
  readonly level?: 1 | 2;
}

/** The module's label and prompt, from the server (s.2.4). */
export function PartBanner({ pillar, title, prompt, level = 1 }: PartBannerProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="flex gap-4 rounded-card bg-indigo-tint p-5 sm:gap-5 sm:p-6">
      <Motif pillar={pillar} className="mt-0.5 size-11 shrink-0 text-indigo sm:size-12" />
      <div className="grid min-w-0 content-center gap-1">
        <Heading tabIndex={level === 1 ? -1 : undefined} className="display text-h3 [overflow-wrap:anywhere]">
          {title}
        </Heading>
        {prompt && <p className="text-body text-balance text-ink-muted">{prompt}</p>}
      </div>
    </div>
  );
}
