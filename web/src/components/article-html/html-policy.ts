import type { Config } from 'dompurify';

type HtmlPolicy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

interface PolicyFactory {
  readonly createPolicy: (name: string, rules: object) => HtmlPolicy;
}

/** The value of `htmlPolicy`; undefined before the first call. Created once, because the headers do not allow a second policy of the same name. */
let policy: HtmlPolicy | null | undefined;

/**
 * The Trusted Types policy of the sanitiser, the only one that the headers allow (`adapter/src/http/headers.ts`); null in a browser
 * without Trusted Types. It does not sanitise anything, so it is only used in this folder, for HTML that is parsed in an inert document.
 */
export function htmlPolicy(): HtmlPolicy | null {
  if (policy === undefined) {
    // Neither the DOM types nor all supported browsers have `trustedTypes`.
    const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
    policy =
      trustedTypes?.createPolicy('dompurify', {
        createHTML: (html: string) => html,
        // DOMPurify requires this function, but never loads a script.
        createScriptURL: () => {
          throw new TypeError('The sanitiser does not load scripts.');
        },
      }) ?? null;
  }
  return policy;
}

/**
 * Parses HTML into an inert document, in which no script runs and nothing is loaded. Do not move the nodes into the document of the page:
 * there a picture is loaded, and its `onerror` runs, even if the element is not attached to the page.
 */
export function inertTemplateOf(html: string): HTMLTemplateElement {
  const template = document.createElement('template');
  // innerHTML accepts TrustedHTML, but its type allows only strings.
  template.innerHTML = (htmlPolicy()?.createHTML(html) ?? html) as unknown as string;
  return template;
}
