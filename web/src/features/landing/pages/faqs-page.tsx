import { useId, useState } from 'react';
import { ContactLinks } from '@/components/contact-links';
import { EmptyState } from '@/components/empty-state';
import { SearchField } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import { type Faq, faqs, faqsCopy, shownFaqs } from '../copy/faqs.ts';
import { PageHead } from '../parts/page-head.tsx';
import { FaqList } from '../parts/pillar-sections.tsx';

/** The questions, with a search (s.2.1). */
export function FaqsPage() {
  const [search, setSearch] = useState('');
  const shown = matchingFaqs(faqs, search);
  return (
    <>
      <PageHead heading={faqsCopy.heading} lead={faqsCopy.lead} />
      <div className="content grid gap-8 py-12 lg:grid-cols-[5fr_7fr] lg:gap-16 lg:py-20">
        <div className="grid content-start gap-6 lg:top-24 lg:self-start tall:lg:sticky">
          <FaqSearch value={search} onChange={setSearch} found={shownFaqs(shown.length, faqs.length)} />
          <div className="grid justify-items-start gap-1 rounded-card bg-indigo-tint p-6 max-lg:hidden">
            <h2 className="display text-question">{faqsCopy.ask}</h2>
            <ContactLinks />
          </div>
        </div>
        {shown.length > 0 ? (
          <FaqList items={shown} level="h2" />
        ) : (
          <EmptyState
            pillar="health"
            action={
              <Button variant="outline" onClick={() => setSearch('')}>
                {faqsCopy.clear}
              </Button>
            }
          >
            {faqsCopy.none}
          </EmptyState>
        )}
      </div>
    </>
  );
}

interface FaqSearchProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The number of results, announced when it changes. */
  readonly found: string;
}

function FaqSearch({ value, onChange, found }: FaqSearchProps) {
  const id = useId();
  return (
    <search className="grid gap-2">
      <label htmlFor={id} className="text-body font-semibold text-ink">
        {faqsCopy.search}
      </label>
      <SearchField
        id={id}
        value={value}
        placeholder={faqsCopy.placeholder}
        onChange={event => onChange(event.target.value)}
      />
      <p role="status" className="text-meta text-ink-muted">
        {found}
      </p>
    </search>
  );
}

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");

/** The questions whose text has all words of a search; all of them for an empty search. */
export function matchingFaqs(faqs: readonly Faq[], search: string): readonly Faq[] {
  const words = plain(search)
    .split(/[\s,.?!]+/)
    .filter(word => word !== '');
  return faqs.filter(({ question, answer }) => {
    const text = plain(`${question} ${answer}`);
    return words.every(word => text.includes(word));
  });
}
