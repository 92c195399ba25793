#!/usr/bin/env node
/**
 * Set-up at the start of every documented npm script: plain JavaScript for whatever Node the machine has (20.19 or newer). It
 * is run by its own name, so that the shell looks for `node` only once the right one is there.
 * `--build` also builds the web app and the pages of /docs, when their sources changed; `--any-build` only where there is no build
 * yet. Both print the folder of the build. `--browser` also sees to a Chromium for the tests. Whatever else is said goes where
 * errors go.
 * A run that finds everything in place takes a fraction of a second.
 */

import { provideBrowser } from './setup/browser.mjs';
import { buildWeb, lastBuild } from './setup/build-web.mjs';
import { installDependencies } from './setup/dependencies.mjs';
import { waitForTurn } from './setup/one-at-a-time.mjs';
import { provideNode } from './setup/runtime.mjs';

const wants = new Set(process.argv.slice(2));
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Choose Life needs Node 20.19 or newer to set itself up; this is ${process.versions.node}.`);
  process.exit(1);
}

waitForTurn();
installDependencies();
provideNode();
if (wants.has('--browser')) provideBrowser();
if (wants.has('--build')) console.log(buildWeb());
if (wants.has('--any-build')) console.log(lastBuild());
