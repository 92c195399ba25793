import type { Config } from 'dompurify';

type HtmlPolicy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

interface PolicyFactory {
  readonly createPolicy: (name: string, rules: object) => HtmlPolicy;
}

let policy: HtmlPolicy | null | undefined;

/**
 * The sanitiser's policy, the only one that the headers allow (`adapter/src/http/headers.ts`); null in a browser without Trusted Types.
 * For this folder only: it passes every text on. What it makes is parsed in a document that runs and loads nothing.
 */
export function htmlPolicy(): HtmlPolicy | null {
  if (policy === undefined) {
    // Not in the types of every library, nor in every supported browser.
    const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
    policy =
      trustedTypes?.createPolicy('dompurify', {
        createHTML: (html: string) => html,
        createScriptURL: () => {
          throw new TypeError('No script is loaded by the sanitiser.');
        },
      }) ?? null;
  }
  return policy;
}

/**
 * HTML as nodes of a document that runs and loads nothing. They are not safe in the document of the page: there even a picture that is
 * appended to an element that nobody has shown yet is loaded, and runs its `onerror`.
 */
export function inertTemplateOf(html: string): HTMLTemplateElement {
  const template = document.createElement('template');
  // Assigning to innerHTML accepts TrustedHTML where the browser has it; its type only knows strings.
  template.innerHTML = (htmlPolicy()?.createHTML(html) ?? html) as unknown as string;
  return template;
}
