import { createHash } from 'node:crypto';

/** The `integrity` attribute of a file. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Adds `integrity` to every built script, style sheet and module preload. */
export function withIntegrity(html: string, read: (path: string) => Buffer): string {
  return html.replaceAll(
    /<(?:script|link)\b[^>]*?(?:src|href)="(\/[^"]+\.(?:js|css))"[^>]*>/g,
    (tag, path: string) => tag.replace(/\s*\/?>$/, ` integrity="${integrityOf(read(path))}">`),
  );
}
