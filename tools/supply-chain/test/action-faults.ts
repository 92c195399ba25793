/** Whatever a step or a job uses, and the comment beside it. */
const used = /^\s*(?:-\s+)?uses:\s*(\S+)(?:[ \t]+#[ \t]*(\S+))?/gm;
const byCommit = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;
const version = /^v\d+(\.\d+)*$/;

/**
 * What of a workflow, an action, or a page that shows one gives others more than it must: an action by a tag, which can be
 * moved to other code, and a workflow that does not say what it may do, or may write.
 */
export function actionFaults(file: string, text: string): string[] {
  const texts = file.endsWith('.md') ? yamlIn(text) : [text];
  return texts.flatMap(yaml => [...unpinned(yaml), ...unbounded(yaml)]).map(fault => `${file}: ${fault}`);
}

function unpinned(yaml: string): string[] {
  return [...yaml.matchAll(used)].flatMap(([, action = '', comment = '']) => {
    if (action.startsWith('./')) return [];
    if (!byCommit.test(action)) return [`${action} is not named by the hash of a commit`];
    return version.test(comment) ? [] : [`${action} has no version beside it, as in "# v4.3.1"`];
  });
}

function unbounded(yaml: string): string[] {
  if (!/^jobs:/m.test(yaml)) return [];
  const granted = /^permissions:(.*\n(?: .*\n)*)/m.exec(yaml)?.[1];
  if (granted === undefined) return ['the workflow has no permissions: of its own'];
  return /write/.test(granted) ? ['permissions: of the whole workflow let it write'] : [];
}

function yamlIn(markdown: string): string[] {
  return [...markdown.matchAll(/^```ya?ml\n(.*?)^```/gms)].map(([, yaml = '']) => yaml);
}
