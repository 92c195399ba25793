import { once } from 'node:events';
import type { Running } from './process.ts';
import type { Stall } from './stall-watch.ts';

export type ProbeQuestion = 'stall' | 'resources';

/** What a process holds after a garbage collection; megabytes and milliseconds. */
export interface Resources {
  readonly rss: number;
  readonly heap: number;
  readonly external: number;
  /** The maximal stall of the event loop since it was last asked. */
  readonly stallMs: number;
  readonly sockets: number;
  readonly handles: number;
}

/** The maximal stall of a server with a probe since it was last asked. */
export function maxStallOf(server: Running): Promise<Stall> {
  return ask(server, 'stall');
}

/** What a server with a probe holds now. */
export function resourcesOf(server: Running): Promise<Resources> {
  return ask(server, 'resources');
}

async function ask<Answer>({ child }: Running, question: ProbeQuestion): Promise<Answer> {
  child.send(question);
  // The probe answers each question with its type.
  const [answer]: Answer[] = await once(child, 'message');
  return answer as Answer;
}
