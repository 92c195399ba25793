import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { disableTracking } from '../disable-tracking.ts';
import { interactions } from '../interactions/interactions.ts';
import { parsePactFile } from '../pact-file.ts';
import { type Layout, pactFileNameOf } from '../pact-names.ts';
import { recordInteraction } from './record-interaction.ts';
import { tidyPact } from './tidy-pact.ts';

/**
 * Records the interactions under the stages of one layout, each made by the adapter's own gateway client.
 *
 * @returns the text of the pact file.
 * @throws Error when the client sends another request than the table's, or reads the answer otherwise.
 */
export async function recordPact(layout: Layout): Promise<string> {
  disableTracking();
  const dir = await mkdtemp(join(tmpdir(), 'choose-life-pact-'));
  try {
    for (const each of interactions) await recordInteraction(each, layout, dir);
    return tidyPact(parsePactFile(await readFile(join(dir, pactFileNameOf(layout)), 'utf8')));
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
