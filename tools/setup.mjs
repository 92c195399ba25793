#!/usr/bin/env node
/**
 * Set-up at the start of every documented npm script: plain JavaScript for whatever Node the machine has (20.19 or newer). It
 * is run by its own name, so that the shell looks for `node` only once the right one is there.
 * `--docs` also builds the pages of /docs, `--build` the web app as well, each when its sources changed; `--browser` also sees to
 * a Chromium for the tests.
 * A run that finds everything in place takes a fraction of a second.
 */

import { provideBrowser } from './setup/browser.mjs';
import { buildDocs } from './setup/build-docs.mjs';
import { buildWeb } from './setup/build-web.mjs';
import { installDependencies } from './setup/dependencies.mjs';
import { provideNode } from './setup/runtime.mjs';

const wants = new Set(process.argv.slice(2));
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Choose Life needs Node 20.19 or newer to set itself up; this is ${process.versions.node}.`);
  process.exit(1);
}

installDependencies();
provideNode();
if (wants.has('--build')) buildWeb();
if (wants.has('--build') || wants.has('--docs')) buildDocs();
if (wants.has('--browser')) provideBrowser();
