import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

// Found and read, never run here: its files are for browsers.
const packageFile = createRequire(import.meta.url).resolve('swagger-ui-dist/package.json');
const folder = dirname(packageFile);
// Every package says its version there.
const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
const base = `/docs/api/${version}`;

/** Addresses of the renderer's files. They name its version, so that they may be kept for a year. */
export const rendererFiles = {
  code: `${base}/swagger-ui-bundle.js`,
  style: `${base}/swagger-ui.css`,
  start: '/docs/api/start.js',
  ownStyle: '/docs/api/own.css',
} as const;

interface RendererFile {
  readonly address: string;
  readonly file: string;
  readonly type: string;
  /** Whether the address changes with the content. */
  readonly isVersioned: boolean;
}

const script = 'text/javascript; charset=utf-8';
const style = 'text/css; charset=utf-8';

/** Each address with the file behind it: no other file of the package is served. */
export const rendererRows: readonly RendererFile[] = [
  {
    address: rendererFiles.code,
    file: join(folder, 'swagger-ui-bundle.js'),
    type: script,
    isVersioned: true,
  },
  { address: rendererFiles.style, file: join(folder, 'swagger-ui.css'), type: style, isVersioned: true },
  {
    address: rendererFiles.start,
    file: resolve(import.meta.dirname, 'renderer/start.js'),
    type: script,
    isVersioned: false,
  },
  {
    address: rendererFiles.ownStyle,
    file: resolve(import.meta.dirname, 'renderer/own.css'),
    type: style,
    isVersioned: false,
  },
];
