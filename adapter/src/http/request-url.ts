/**
 * The address of a request as a URL; null when it is none. Only its path and query mean anything: doubled slashes at the
 * front would otherwise be read as another host.
 */
export function requestUrlOf(address: string): URL | null {
  return URL.parse(address.replace(/^[/\\]+/, '/'), 'http://adapter.invalid');
}
