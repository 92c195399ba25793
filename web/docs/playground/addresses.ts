/** Where the adapter is, seen from this page: the page that it wrote says so, whatever path a proxy put in front. */
function addressOf(name: 'procedures' | 'trpc' | 'reference'): string {
  return new URL(document.getElementById('playground')?.dataset[name] ?? '', location.href).href;
}

export const addresses = {
  procedures: addressOf('procedures'),
  trpc: addressOf('trpc'),
  reference: addressOf('reference'),
};
