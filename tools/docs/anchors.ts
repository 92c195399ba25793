/** The addresses of a page's headings, made as GitHub makes them: lower case, no punctuation, a line for each blank. */
export function anchorsOf(markdown: string): ReadonlySet<string> {
  const headings = markdown.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,6} +(.+?) *$/gm);
  return new Set(
    [...headings].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/\]\([^)]*\)/g, '')
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-'),
    ),
  );
}
