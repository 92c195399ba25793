import { SlidersHorizontal, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { SearchField } from '../../components/search-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { libraryCopy as copy } from './copy.ts';

interface SearchBarProps {
  readonly words: string;
  readonly onType: (words: string) => void;
  readonly onFocus: () => void;
}

/** The search field, and 'Add Filter', which does nothing (s.2.3). */
export function SearchBar({ words, onType, onFocus }: SearchBarProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const clear = () => {
    onType('');
    box.current?.focus();
  };
  return (
    <search className="flex gap-2 sm:gap-3">
      <label htmlFor={id} className="sr-only">
        {copy.search}
      </label>
      <span className="relative block min-w-0 flex-1">
        <SearchField
          ref={box}
          id={id}
          value={words}
          placeholder={copy.placeholder}
          enterKeyHint="search"
          className="pe-12 [&::-webkit-search-cancel-button]:hidden"
          onFocus={onFocus}
          onChange={event => onType(event.target.value)}
        />
        {words !== '' && (
          <Button
            variant="quiet"
            size="icon"
            aria-label={copy.clear}
            className="absolute! inset-y-0 end-0.5 my-auto"
            onClick={clear}
          >
            <X aria-hidden size={20} />
          </Button>
        )}
      </span>
      <Button variant="outline" className="shrink-0 max-sm:px-3.5">
        <SlidersHorizontal aria-hidden size={20} />
        <span className="max-sm:sr-only">{copy.addFilter}</span>
      </Button>
    </search>
  );
}
