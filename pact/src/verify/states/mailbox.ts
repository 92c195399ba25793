import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { JsonEndpoint } from '../json-endpoint.ts';

/** A way to read the gateway's letters. */
export interface Mailbox {
  /** The one-time code of the newest letter to an address; null when none comes in time. */
  readonly codeFor: (email: string) => Promise<string | null>;
}

/** As the embedded gateway serves it: a list, newest first. */
const letters = z.array(z.object({ to: z.string(), text: z.string() }));

const maxTries = 10;
const retryDelayMs = 300;

/** A mailbox that an address serves as JSON. The code stands in the letter's link (s.2.2). */
export function jsonMailbox(endpoint: JsonEndpoint): Mailbox {
  return {
    codeFor: async email => {
      for (let tried = 0; tried < maxTries; tried++) {
        if (tried > 0) await delay(retryDelayMs);
        const { value } = await endpoint.send('GET').catch(() => ({ value: null }));
        const letter = letters
          .catch([])
          .parse(value)
          .find(({ text, to }) => to.toLowerCase() === email.toLowerCase() && linkedCode.test(text));
        const code = linkedCode.exec(letter?.text ?? '')?.[1];
        if (code !== undefined) return decodeURIComponent(code);
      }
      return null;
    },
  };
}

const linkedCode = /[?&]otp=([^&\s"'<>]+)/;
