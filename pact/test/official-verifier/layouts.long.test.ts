import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startGateway } from '@choose-life/gateway/testing/start-gateway';
import { temporaryFolder } from '@choose-life/gateway/testing/temporary-folder';
import { expect, it } from 'vitest';
import { recordPact } from '../../src/consumer/record-pact.ts';
import { interactions } from '../../src/interactions/interactions.ts';
import { pactFileNameOf } from '../../src/pact-file.ts';
import { verifyByTable, verifyPact } from './verify-pact.ts';

const dir = temporaryFolder();

it.each(['prod', 'dev'] as const)(
  "the embedded gateway keeps every interaction of the pact file %s, by Pact's verifier and by verify",
  async layout => {
    const gateway = await startGateway();
    try {
      const file = join(dir, pactFileNameOf(layout));
      await writeFile(file, await recordPact(layout));
      const { output, problems, verified } = await verifyPact(file, layout, gateway);
      expect(problems, output).toEqual([]);
      expect(verified).toEqual(interactions.map(({ name }) => name).sort());
      const ours = await verifyByTable(gateway.url, layout, gateway);
      expect(ours).toHaveLength(interactions.length);
      expect(ours.filter(({ verdict }) => verdict.kind !== 'kept')).toEqual([]);
    } finally {
      await gateway.stop();
    }
  },
);
