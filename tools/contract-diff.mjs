console.error(
  'npm run contract-diff is removed: docs/recipes/compare-contracts-with-oasdiff.md says what to use.',
);
process.exitCode = 1;
