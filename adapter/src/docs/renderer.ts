import { resolve } from 'node:path';

/** Addresses of what starts the renderer and gives it our look. The renderer itself is in the web app's build. */
export const rendererFiles = {
  start: '/docs/api/start.js',
  ownStyle: '/docs/api/own.css',
} as const;

interface RendererFile {
  readonly address: string;
  readonly file: string;
  readonly type: string;
}

/** Each address with the file behind it. */
export const rendererRows: readonly RendererFile[] = [
  {
    address: rendererFiles.start,
    file: resolve(import.meta.dirname, 'renderer/start.js'),
    type: 'text/javascript; charset=utf-8',
  },
  {
    address: rendererFiles.ownStyle,
    file: resolve(import.meta.dirname, 'renderer/own.css'),
    type: 'text/css; charset=utf-8',
  },
];
