#!/usr/bin/env node
// Plain JavaScript, so that an older Node can say what is missing.
if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(`choose-life-verify runs on Node 24 or newer; this is ${process.versions.node}.\n`);
  process.exitCode = 2;
} else {
  await import('./verify.ts');
}
