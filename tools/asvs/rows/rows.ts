import type { Row } from '../row.ts';
import { accounts } from './accounts.ts';
import { authorization } from './authorization.ts';
import { codingAndArchitecture } from './coding-and-architecture.ts';
import { configuration } from './configuration.ts';
import { cryptography } from './cryptography.ts';
import { dataProtection } from './data-protection.ts';
import { encoding } from './encoding.ts';
import { files } from './files.ts';
import { http } from './http.ts';
import { logging } from './logging.ts';
import { passwords } from './passwords.ts';
import { secureCommunication } from './secure-communication.ts';
import { sessions } from './sessions.ts';
import { validation } from './validation.ts';
import { webFrontEnd } from './web-front-end.ts';

/** Every requirement that applies. */
export const rows: readonly Row[] = [
  ...encoding,
  ...validation,
  ...webFrontEnd,
  ...http,
  ...files,
  ...passwords,
  ...accounts,
  ...sessions,
  ...authorization,
  ...cryptography,
  ...secureCommunication,
  ...configuration,
  ...dataProtection,
  ...codingAndArchitecture,
  ...logging,
];
