import { type Category, categories } from '@choose-life/contracts/domain/content';
import { Check } from 'lucide-react';
import { Motif } from '../../components/motif.tsx';
import { pillarOfCategory } from '../../components/pillar.ts';
import { libraryCopy } from './copy.ts';

interface CategoryChipsProps {
  readonly pressed: readonly Category[];
  readonly onToggle: (category: Category) => void;
}

/** One toggle per category; none pressed shows all (s.2.3). */
export function CategoryChips({ pressed, onToggle }: CategoryChipsProps) {
  return (
    <ul
      aria-label={libraryCopy.categories}
      className="grid grid-cols-4 gap-2 max-sm:w-full sm:flex sm:flex-wrap"
    >
      {categories.map(category => (
        <li key={category}>
          <Chip category={category} pressed={pressed.includes(category)} onPress={() => onToggle(category)} />
        </li>
      ))}
    </ul>
  );
}

/** The icon becomes a tick, so that the state does not depend on colour. */
function Chip({ category, pressed, onPress }: { category: Category; pressed: boolean; onPress: () => void }) {
  const pillar = pillarOfCategory(category);
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={`pillar-${pillar} flex min-h-11 w-full items-center gap-2 rounded-input border border-line-strong bg-surface text-caption font-bold text-ink transition-colors duration-[120ms] hover:border-indigo max-sm:flex-col max-sm:gap-1 max-sm:py-2 sm:ps-3 sm:pe-3.5 sm:text-body aria-pressed:border-pillar aria-pressed:bg-pillar-tint aria-pressed:text-pillar`}
    >
      {pressed ? (
        <Check aria-hidden size={20} strokeWidth={2.5} />
      ) : (
        <Motif pillar={pillar} className="size-5 text-ink-muted" />
      )}
      {category}
    </button>
  );
}
