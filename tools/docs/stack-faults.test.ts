import { expect, it } from 'vitest';
import { type Manifest, stackFaults } from './stack-faults.ts';

const page = `| Dependency | What for |
|---|---|
| \`fastify\` | servers |
| \`react\`, \`react-dom\` | screens |

| Kept our own | Why |
|---|---|
| breaker | shorter |
`;
const manifests: readonly Manifest[] = [
  { dependencies: { fastify: '5.0.0', '@choose-life/contracts': '0.1.0' } },
  { dependencies: { react: '19.0.0' }, devDependencies: { 'react-dom': '19.0.0' } },
];

it('a page with a row for each dependency is true', () => {
  expect(stackFaults(page, manifests)).toEqual([]);
});

it('a dependency without a row is a fault', () => {
  expect(stackFaults(page, [...manifests, { peerDependencies: { zod: '4.0.0' } }])).toEqual([
    'docs/stack.md: `zod` has no row',
  ]);
});

it('a row without a dependency is a fault', () => {
  expect(stackFaults(page, manifests.slice(0, 1))).toEqual([
    'docs/stack.md: `react` is no dependency',
    'docs/stack.md: `react-dom` is no dependency',
  ]);
});
