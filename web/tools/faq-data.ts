import { faqs } from '../src/features/landing/copy/faqs.ts';

/**
 * Structured data of the FAQs page for search engines. A data block is no script, so the content security policy allows it.
 */
export function faqData(): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
