import { Search } from 'lucide-react';
import { useId } from 'react';
import { Input } from '../../../components/ui/input.tsx';
import { faqsCopy } from '../copy/faqs.ts';

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The number of results, announced when it changes. */
  readonly found: string;
}

export function SearchField({ value, onChange, found }: SearchFieldProps) {
  const id = useId();
  return (
    <search className="grid gap-2">
      <label htmlFor={id} className="text-body font-semibold text-ink">
        {faqsCopy.search}
      </label>
      <span className="relative block">
        <Search
          aria-hidden
          size={20}
          className="pointer-events-none absolute inset-y-0 start-4 my-auto text-ink-muted"
        />
        <Input
          id={id}
          type="search"
          value={value}
          placeholder={faqsCopy.placeholder}
          autoComplete="off"
          className="ps-12"
          onChange={event => onChange(event.target.value)}
        />
      </span>
      <p role="status" className="text-meta text-ink-muted">
        {found}
      </p>
    </search>
  );
}
