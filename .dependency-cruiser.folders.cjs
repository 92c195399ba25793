/** Folders need each other one way only. Tests stand aside: they use what stands in any folder. */
const { options } = require('./.dependency-cruiser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles-of-folders',
      comment: 'Two folders that import each other are one folder, or hide a third.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: '(\\.test\\.tsx?$|/(test|e2e)/|^web/(dist|builds)/)' } },
};
