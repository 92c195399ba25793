import { once } from 'node:events';
import type { Running } from '../measure/process.ts';
import type { StallMessage } from './probe.ts';

/** The longest stall of a server that holds the probe, since it was last asked. */
export async function longestStall({ child }: Running): Promise<StallMessage> {
  child.send('tell');
  const [message] = await once(child, 'message');
  return message;
}
