import type { Plugin } from 'vite';

const iconFile = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;

/** Parts of lucide's files that are not needed: names, sizes, and random keys, which do not compress. */
const unneeded = [
  /^ {2}name: "[^"]*",\n/m,
  /^ {2}size: 24,\n/m,
  /,\n {2}aliases: \[[^\]]*\]/,
  /, key: "\w+"/g,
  /^__iconData\.node;\n/m,
];

/** Reduces each icon to its drawing, which is all that `create-icon.ts` reads. */
export function bareIcons(): Plugin {
  return {
    name: 'choose-life-bare-icons',
    apply: 'build',
    transform: {
      filter: { id: iconFile },
      handler: code => unneeded.reduce((rest, pattern) => rest.replace(pattern, ''), code),
    },
  };
}
