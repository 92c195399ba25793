import { useId, useState } from 'react';
import { ContactLinks } from '@/components/contact-links';
import { EmptyState } from '@/components/empty-state';
import { SearchField } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import { type Faq, faqs } from '../faqs.ts';
import { FaqList } from '../parts/pillar-sections.tsx';
import { PageHero } from '../parts/section.tsx';

/** The page /faqs: the questions, and a search field that filters them. s.2.1 does not specify what the search field does. */
export function FaqsPage() {
  const id = useId();
  const [search, setSearch] = useState('');
  const foundFaqs = matchingFaqs(faqs, search);
  return (
    <>
      <PageHero
        heading="FAQ's"
        lead="Short, plain answers. If yours is missing, call or write to us, day or night."
      />
      <div className="content grid gap-8 py-12 lg:grid-cols-[5fr_7fr] lg:gap-16 lg:py-20">
        <div className="grid content-start gap-6 lg:top-24 lg:self-start tall:lg:sticky">
          <search className="grid gap-2">
            <label htmlFor={id} className="text-body font-semibold text-ink">
              Search the questions
            </label>
            <SearchField
              id={id}
              value={search}
              placeholder='Try "data" or "cancel"'
              onChange={event => setSearch(event.target.value)}
            />
            <p role="status" className="text-meta text-ink-muted">
              {foundFaqs.length === faqs.length
                ? `${faqs.length} questions`
                : `${foundFaqs.length} of ${faqs.length} questions`}
            </p>
          </search>
          <div className="grid justify-items-start gap-1 rounded-card bg-indigo-tint p-6 max-lg:hidden">
            <h2 className="display text-question">Ask us, day or night</h2>
            <ContactLinks />
          </div>
        </div>
        {foundFaqs.length > 0 ? (
          <FaqList items={foundFaqs} level="h2" />
        ) : (
          <EmptyState
            pillar="health"
            action={
              <Button variant="outline" onClick={() => setSearch('')}>
                Show all questions
              </Button>
            }
          >
            No question has these words. Try another word, or ask us.
          </EmptyState>
        )}
      </div>
    </>
  );
}

/** The text in lower case and with straight apostrophes, because many phones type curly ones. */
const normalise = (text: string) => text.toLowerCase().replaceAll('’', "'");

/** The questions that contain all words of a search in their question or answer. An empty search finds all questions. */
export function matchingFaqs(all: readonly Faq[], search: string): readonly Faq[] {
  // White space and the marks , . ? ! separate words.
  const words = normalise(search)
    .split(/[\s,.?!]+/)
    .filter(word => word !== '');
  return all.filter(({ question, answer }) => {
    const text = normalise(`${question} ${answer}`);
    return words.every(word => text.includes(word));
  });
}
