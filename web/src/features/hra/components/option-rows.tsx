import { letterOf, type QuestionPart } from '@choose-life/contracts/domain/hra/questionnaire';
import { Check, X } from 'lucide-react';
import { type ChangeEvent, type CSSProperties, type KeyboardEvent, memo } from 'react';
import { cn } from '@/lib/cn';
import { questionCopy } from '../copy/pages.ts';
import { useShownAnswer } from './use-shown-answer.ts';

interface OptionRowsProps {
  readonly part: QuestionPart;
  readonly name: string;
  readonly value: string | null;
  /** @param id the chosen option; null if the answer was cleared */
  readonly onAnswer: (id: string | null) => void;
}

const layouts: Record<RowLayout, string> = {
  rows: '',
  two: 'sm:grid-cols-2',
  three: 'sm:grid-cols-3',
  columns: 'sm:grid-flow-col sm:auto-cols-fr sm:grid-rows-[repeat(var(--rows),auto)]',
};

/**
 * The options of a question as native radio buttons. Arrow keys move the choice, as in any radio group. The letter of an option chooses
 * that option. Delete and Backspace clear the answer.
 */
export function OptionRows({ part, name, value, onAnswer }: OptionRowsProps) {
  const [chosen, choose] = useShownAnswer(value, onAnswer);
  const chooseByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      return choose(null);
    }
    const index = part.options.findIndex((_, position) => letterOf(position) === event.key.toUpperCase());
    const option = part.options[index];
    if (option === undefined) return;
    event.preventDefault();
    choose(option.id);
    event.currentTarget.querySelectorAll('input')[index]?.focus();
  };
  // One handler for all rows. A handler in the props of each row would be a new function after each render, and all rows would render again.
  const chooseByEvent = ({ target }: ChangeEvent<HTMLDivElement>) => {
    if (target instanceof HTMLInputElement) choose(target.value);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the events of its radio buttons.
    <div
      className={cn('grid gap-3', layouts[rowLayoutOf(part.options)])}
      // Columns fill downwards, so that arrow keys follow the visual order. Cast: React's types have no custom properties.
      style={{ '--rows': Math.ceil(part.options.length / 2) } as CSSProperties}
      onKeyDown={chooseByKey}
      onChange={chooseByEvent}
    >
      {part.options.map((option, index) => (
        <OptionRow
          key={option.id}
          id={option.id}
          // Never empty: at most 26 options are shown as rows.
          letter={letterOf(index) ?? ''}
          label={option.label}
          name={name}
          checked={option.id === chosen}
        />
      ))}
    </div>
  );
}

interface OptionRowProps {
  /** The id of the option. */
  readonly id: string;
  readonly letter: string;
  readonly label: string;
  readonly name: string;
  readonly checked: boolean;
}

/** Memoized: a page has about 50 rows, and an answer must not render the rows of other questions. */
const OptionRow = memo(function OptionRow({ id, letter, label, name, checked }: OptionRowProps) {
  return (
    <label
      className={cn(
        'relative flex min-h-14 items-center gap-3 rounded-button border border-line-strong bg-surface py-2.5 ps-3 pe-10 text-body font-semibold text-ink transition-colors duration-[120ms] hover:border-indigo has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        // Not `has-checked:`, because it makes the style recalculation after a tap 1 ms slower on a desktop, and more on a phone.
        checked &&
          'border-indigo bg-indigo-tint shadow-[inset_0_0_0_1px_var(--indigo)] forced-colors:border-[Highlight]',
      )}
    >
      <input
        type="radio"
        name={name}
        value={id}
        checked={checked}
        aria-label={`${letter}, ${label}`}
        onChange={handledByOptionRows}
        className="absolute inset-0 size-full scroll-my-40 appearance-none rounded-button opacity-0"
      />
      <span
        className={cn(
          'grid size-8 shrink-0 place-items-center rounded-chip bg-sunk text-meta font-bold text-ink-muted transition-colors duration-[120ms]',
          checked && 'bg-indigo text-on-indigo',
        )}
      >
        {letter}
      </span>
      <span>{label}</span>
      {checked && <Check aria-hidden size={20} strokeWidth={2.5} className="absolute end-3 text-indigo" />}
    </label>
  );
});

/** React requires a handler next to `checked`. It does nothing, because the event bubbles to the handler of `OptionRows`. */
function handledByOptionRows() {}

/**
 * The button that clears an answer. It is in the gap below the question, so that nothing moves when it appears. It is not in the Tab order,
 * because the key Delete does the same.
 */
export function ClearAnswer({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      onClick={onClear}
      aria-keyshortcuts={questionCopy.clearKey}
      aria-label={`${questionCopy.clear}: ${label}`}
      className="absolute end-0 top-full flex min-h-12 items-center gap-1 rounded-chip px-2 text-meta font-semibold text-ink-subtle hover:text-indigo"
    >
      <X aria-hidden size={18} />
      {questionCopy.clear}
      <kbd
        aria-hidden
        className="hidden rounded-chip border border-line-strong px-1.5 text-caption group-has-[input:focus-visible]/question:block"
      >
        {questionCopy.clearKey}
      </kbd>
    </button>
  );
}

type RowLayout = 'rows' | 'two' | 'three' | 'columns';

/**
 * The maximum number of characters of a label in each layout. If one label is longer, the options stay in rows. Lists of 8 options or more may
 * have longer labels (`longColumns`), because they would be the tallest in rows.
 */
const maxLabelLengths = { two: 22, three: 12, columns: 36, longColumns: 56 } as const;

/**
 * The layout of a question's options from 640 px on (`sm`); below that width all are in rows. Four or five options are mostly a scale, and stay in
 * rows to show its order.
 */
export function rowLayoutOf(options: readonly { readonly label: string }[]): RowLayout {
  // 0 without options.
  const longest = Math.max(0, ...options.map(option => option.label.length));
  if (options.length === 2) return longest <= maxLabelLengths.two ? 'two' : 'rows';
  if (options.length === 3) return longest <= maxLabelLengths.three ? 'three' : 'rows';
  if (options.length < 6) return 'rows';
  const maxLength = options.length < 8 ? maxLabelLengths.columns : maxLabelLengths.longColumns;
  return longest <= maxLength ? 'columns' : 'rows';
}
