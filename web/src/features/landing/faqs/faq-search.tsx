import { useId } from 'react';
import { SearchField } from '../../../components/search-field.tsx';
import { faqsCopy } from '../copy/faqs.ts';

interface FaqSearchProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The number of results, announced when it changes. */
  readonly found: string;
}

export function FaqSearch({ value, onChange, found }: FaqSearchProps) {
  const id = useId();
  return (
    <search className="grid gap-2">
      <label htmlFor={id} className="text-body font-semibold text-ink">
        {faqsCopy.search}
      </label>
      <span className="relative block">
        <SearchField
          id={id}
          value={value}
          placeholder={faqsCopy.placeholder}
          onChange={event => onChange(event.target.value)}
        />
      </span>
      <p role="status" className="text-meta text-ink-muted">
        {found}
      </p>
    </search>
  );
}
