/** The adapter's address, from the page that it rendered: a proxy may have put a path in front. */
function addressOf(name: 'procedures' | 'trpc' | 'reference'): string {
  return new URL(document.getElementById('playground')?.dataset[name] ?? '', location.href).href;
}

export const addresses = {
  procedures: addressOf('procedures'),
  trpc: addressOf('trpc'),
  reference: addressOf('reference'),
};
