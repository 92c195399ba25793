import type { Plugin } from 'vite';

const iconFile = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;

/** What lucide's files hold beside the drawing: names, sizes, and a random key for each line, which nothing compresses. */
const besides = [
  /^ {2}name: "[^"]*",\n/m,
  /^ {2}size: 24,\n/m,
  /,\n {2}aliases: \[[^\]]*\]/,
  /, key: "\w+"/g,
  /^__iconData\.node;\n/m,
];

/** Leaves of each icon the drawing alone: all that `create-icon.ts` reads. */
export function bareIcons(): Plugin {
  return {
    name: 'choose-life-bare-icons',
    apply: 'build',
    transform: {
      filter: { id: iconFile },
      handler: code => besides.reduce((rest, beside) => rest.replace(beside, ''), code),
    },
  };
}
