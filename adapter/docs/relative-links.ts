/**
 * A page of the docs as it is asked for at `address`, with or without a slash at the end. Addresses of this server stand in it
 * from the top; they become relative ones, so that they also hold where a proxy serves all of it below a path of its own.
 */
export function withRelativeLinks(address: string, page: string): string {
  const top = '../'.repeat(address.split('/').length - 2) || './';
  return page.replaceAll(/ (href|src|data-[a-z]+)="\//g, ` $1="${top}`);
}
