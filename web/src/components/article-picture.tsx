import { pictureUrlOf } from '@choose-life/contracts/domain/content';
import { useId, useState } from 'react';
import { cn } from '@/lib/cn';
import { MotifLines, type Pillar, pillarFromSeed, pillarTint } from './motif.tsx';

interface ArticlePictureProps {
  /** A text that selects the drawing, such as the id of the article. */
  readonly seed: string;
  readonly url: string | null | undefined;
  readonly className?: string;
}

/** The picture of an article; if there is none, or it cannot be loaded, a drawing of one of the four pillars (s.1). `seed` selects it. */
export function ArticlePicture({ seed, url, className }: ArticlePictureProps) {
  const [isBroken, setBroken] = useState(false);
  const source = isBroken ? null : pictureUrlOf(url);
  return (
    <span className={cn('block aspect-[16/9] overflow-hidden rounded-button bg-sunk', className)}>
      {source === null ? (
        <ArticleDrawing pillar={pillarFromSeed(seed)} />
      ) : (
        <img
          src={source}
          alt=""
          width={640}
          height={360}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          className="size-full object-cover"
          onError={() => setBroken(true)}
        />
      )}
    </span>
  );
}

/** The drawing of the pillar in a circle, on a pattern of the same drawing. Sizes and positions are design choices. */
function ArticleDrawing({ pillar }: { pillar: Pillar }) {
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`block size-full ${pillarTint(pillar)}`}
    >
      <pattern id={id} width="80" height="80" patternUnits="userSpaceOnUse">
        <g transform="translate(12 12) scale(.875)">
          <MotifLines pillar={pillar} />
        </g>
      </pattern>
      <rect width="640" height="360" fill={`url(#${id})`} stroke="none" opacity="0.2" />
      <circle cx="320" cy="180" r="132" stroke="none" className="fill-surface" />
      <circle cx="452" cy="72" r="28" stroke="none" className="fill-marigold" />
      <g transform="translate(230 90) scale(2.8125)">
        <MotifLines pillar={pillar} />
      </g>
    </svg>
  );
}
