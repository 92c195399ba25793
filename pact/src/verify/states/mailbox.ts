import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { JsonEndPoint } from '../json-over-http.ts';

/** Where letters of the gateway can be read. */
export interface Mailbox {
  /** The one-time code of the newest letter to an address; null when none comes in time. */
  readonly codeFor: (email: string) => Promise<string | null>;
}

/** As the embedded gateway serves it: a list, newest first. */
const letters = z.array(z.object({ to: z.string(), text: z.string() }));

const tries = 10;
const betweenTriesMs = 300;

/** A mailbox that an address serves as JSON. The code stands in the letter's link (s.2.2). */
export function jsonMailbox(endPoint: JsonEndPoint): Mailbox {
  return {
    codeFor: async email => {
      for (let tried = 0; tried < tries; tried++) {
        if (tried > 0) await delay(betweenTriesMs);
        const { value } = await endPoint.send('GET').catch(() => ({ value: null }));
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
