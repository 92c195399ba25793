/** Folders may not import each other in a cycle. Tests are excluded, since they may import from any folder. */
const { options } = require('./.dependency-cruiser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles-of-folders',
      comment: 'Two folders that import each other belong together, or both need a third folder.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: '(\\.test\\.tsx?$|/(test|e2e)/|^web/(dist|builds)/)' } },
};
