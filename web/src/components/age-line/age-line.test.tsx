import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { expectVisible } from '../../../test/screen.tsx';
import { AgeLine } from './age-line.tsx';
import type { Ages } from './age-scale.ts';

it('an age line is as wide as its box if a second age becomes known later', async () => {
  const unknown = { years: null, text: 'unknown' };
  const lineOf = (target: Ages['target']) => (
    <div style={{ width: '20rem' }}>
      <p>Target age: {target.text}</p>
      <AgeLine ages={{ target, real: { years: 42, text: '42' }, risk: unknown }} caption={null} />
    </div>
  );
  // With only one known age, `AgeLine` renders nothing, so it has no box to measure.
  const { rerender, unmount } = await render(lineOf(unknown));
  await expectVisible('Target age: unknown');
  await rerender(lineOf({ years: 38, text: '38' }));
  // 20rem are 320 drawing units.
  await expect.poll(() => page.getByRole('img').element().getAttribute('viewBox')).toMatch(/^0 0 320 /);
  await unmount();
});
