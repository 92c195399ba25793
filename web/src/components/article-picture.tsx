import { pictureUrlOf } from '@choose-life/contracts/domain/content';
import { useState } from 'react';
import { ArticleDrawing } from './article-drawing.tsx';
import { pillarOf } from './pillar.ts';
import { cn } from './ui/cn.ts';

interface ArticlePictureProps {
  /** Selects the drawing. */
  readonly id: string;
  readonly url: string | null | undefined;
  readonly className?: string;
}

/** An article's picture; a drawing where it has none, its address is not allowed, or it does not load. Decorative. */
export function ArticlePicture({ id, url, className }: ArticlePictureProps) {
  const [broken, setBroken] = useState(false);
  const address = broken ? null : pictureUrlOf(url);
  return (
    <span className={cn('block aspect-[16/9] overflow-hidden rounded-button bg-sunk', className)}>
      {address === null ? (
        <ArticleDrawing pillar={pillarOf(id)} />
      ) : (
        <img
          src={address}
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
