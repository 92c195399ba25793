import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config/config.ts';

/** The security headers of one kind of answer. They are created once and do not depend on the request. */
export type HeaderSet = Readonly<Record<string, string>>;

const none = ["'none'"];
const self = ["'self'"];

/** Features of the device that no page uses. */
const disabledFeatures = (
  'accelerometer autoplay camera display-capture encrypted-media geolocation gyroscope magnetometer ' +
  'microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock sync-xhr usb xr-spatial-tracking'
)
  .split(' ')
  .map(feature => `${feature}=()`)
  .join(', ');

/** Where browsers send reports of the content security policy. */
export const cspReportsPath = '/csp-reports';
const reportingEndpoints = `csp="${cspReportsPath}"`;

/**
 * The headers of HTML documents. The session token is in local storage (s.3), where any script of the page could read it. So scripts may
 * come only from this origin, inline scripts are forbidden, and only DOMPurify may create HTML (Trusted Types).
 */
export function documentHeaders(config: Pick<Config, 'imgOrigins' | 'videoOrigin' | 'publicUrl'>): HeaderSet {
  return pageHeaders(config, fullscreenFor(config.videoOrigin), {
    'img-src': [...self, ...config.imgOrigins],
    'media-src': config.videoOrigin === null ? self : [...self, config.videoOrigin],
    'frame-src': config.videoOrigin === null ? none : [config.videoOrigin],
    'manifest-src': self,
    'worker-src': none,
    'object-src': none,
  });
}

/**
 * Lets the video use the full screen, also in a frame of another origin. Every document has it, because the web app does not load a new
 * document when a link leads to the page with the video.
 */
function fullscreenFor(videoOrigin: string | null): string {
  return videoOrigin === null ? 'fullscreen=(self)' : `fullscreen=(self "${videoOrigin}")`;
}

/**
 * The headers of files. If a person opens a picture directly, the browser creates a document with inline styles around it. So inline styles
 * are allowed, and scripts are forbidden.
 */
export function fileHeaders(config: Pick<Config, 'publicUrl'>): HeaderSet {
  return pageHeaders(config, 'fullscreen=()', {
    'script-src': none,
    'style-src': ["'unsafe-inline'"],
    'img-src': [...self, 'data:'],
    'media-src': self,
  });
}

function pageHeaders(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  fullscreen: string,
  directives: Readonly<Record<string, string[]>>,
): HeaderSet {
  const isBehindTls = publicUrl.startsWith('https:');
  const headers = headerSetOf({
    ...sharedOptions(isBehindTls),
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': none,
        'script-src': self,
        'style-src': self,
        ...directives,
        'font-src': self,
        'connect-src': self,
        'base-uri': none,
        'form-action': none,
        'frame-ancestors': none,
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['dompurify'],
        'report-to': ['csp'],
        ...(isBehindTls && { 'upgrade-insecure-requests': [] }),
      },
    },
  });
  return {
    ...headers,
    'permissions-policy': `${disabledFeatures}, ${fullscreen}`,
    'reporting-endpoints': reportingEndpoints,
  };
}

/** The headers of API responses. Headers that only matter for documents or very old browsers are omitted. */
export function apiHeaders(config: Pick<Config, 'publicUrl'>): HeaderSet {
  const headers = headerSetOf({
    ...sharedOptions(config.publicUrl.startsWith('https:')),
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    dnsPrefetchControl: false,
    ieNoOpen: false,
    xssFilter: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': none, 'frame-ancestors': none, 'base-uri': none, 'form-action': none },
    },
  });
  return { ...headers, 'cache-control': 'no-store' };
}

/** The headers that helmet sets, read from a response that is never sent. So helmet does not run for each request. */
function headerSetOf(options: HelmetOptions): HeaderSet {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(response.req, response, () => {});
  const headers = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(headers);
}

/** The max-age of HSTS: two years, as the HSTS preload list recommends. */
const hstsMaxAgeSeconds = 63_072_000;

/** The options of helmet for all kinds of answers. HSTS is set only behind TLS, because it would make the pages unreachable without TLS. */
function sharedOptions(isBehindTls: boolean) {
  return {
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: isBehindTls ? { maxAge: hstsMaxAgeSeconds, includeSubDomains: true } : false,
    frameguard: { action: 'deny' },
  } as const;
}
