import { errorKinds } from '@choose-life/contracts/gateway/error-kinds';
import { callIds, calls } from '@choose-life/contracts/gateway/extensions';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { DocumentedProcedures } from '../docs/procedures.ts';
import { textOf } from './docs-adapter.ts';

describe('the reference', () => {
  it('has each procedure with its call, and each kind of error', async () => {
    const text = await textOf('/docs/reference');
    for (const id of callIds) {
      const { method, path, effect } = calls[id];
      expect(text).toContain(`<article class="procedure" id="${id}"`);
      expect(text).toContain(`<code>${method} ${path}</code>`);
      expect(text).toContain(`client.${id}.${effect === 'read' ? 'query' : 'mutate'}(`);
    }
    for (const { kind } of errorKinds) expect(text).toContain(`id="error-${kind}"`);
  });

  it('has a row for each member of an answer: its name, its type and what it means', async () => {
    const text = await textOf('/docs/reference');
    expect(text).toContain(
      '<tr><th scope="row"><code>data[].waitListCreatedAt</code></th>' +
        '<td><code>string | null</code>, may be missing</td><td>When it was entered.</td></tr>',
    );
  });

  it('shows answers in the form the procedure gives them', async () => {
    const text = await textOf('/docs/reference');
    expect(text).toContain('&quot;fileName&quot;: &quot;downloaded.pdf&quot;');
    expect(text).toContain('&quot;currentAge&quot;: 45');
  });
});

describe('the procedures as JSON', () => {
  it('bring a schema, and an example that it takes, for each procedure', async () => {
    // The adapter writes the file from that type.
    const { procedures } = JSON.parse(await textOf('/docs/procedures.json')) as DocumentedProcedures;
    expect(procedures.map(({ id }) => id)).toEqual(callIds);
    for (const { id, input, example } of procedures) {
      expect([id, z.fromJSONSchema({ ...input }).safeParse(example).error?.issues]).toEqual([id, undefined]);
    }
  });
});
