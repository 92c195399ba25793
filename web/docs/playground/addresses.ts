/** An address of the adapter, from the page that it rendered: a proxy may have put a path in front. */
function addressOf(name: 'document' | 'trpc' | 'reference'): string {
  return new URL(document.getElementById('playground')?.dataset[name] ?? '', location.href).href;
}

export const addresses = {
  document: addressOf('document'),
  trpc: addressOf('trpc'),
  reference: addressOf('reference'),
};
