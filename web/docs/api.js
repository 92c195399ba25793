import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';

const links = [...document.querySelectorAll('[aria-label="Documents"] a')];
/** The link of the document that the query of the address selects. Default: the link of the adapter's document. */
const chosenLink = links.find(({ search }) => search === location.search) ?? links[0];
const isAdapter = chosenLink === links[0];
chosenLink.setAttribute('aria-current', 'page');

// Links to an earlier version of this page end in `#router.procedure`.
const [, router, procedure] = /^#(\w+)\.(\w+)$/.exec(location.hash) ?? [];
if (procedure) history.replaceState(null, '', `#/${router}/${router}.${procedure}`);

/**
 * A plugin that changes components of Swagger UI: some break the content security policy of the docs, and some are not accessible.
 */
const docsPlugin = ({ React: { createElement } }) => ({
  components: {
    DocsLayout: ({ authActions, getComponent, preauthorizeApiKey, specSelectors }) => {
      // Swagger UI has the document as Immutable.js maps, which are read by `get`.
      const info = specSelectors.info();
      const addresses = specSelectors.servers().map(server => server.get('url'));
      const useToken = ({ target: { value } }) =>
        value === '' ? authActions.logout(['token']) : preauthorizeApiKey('token', value);
      return createElement(
        'div',
        { className: 'swagger-ui' },
        createElement(getComponent('SvgAssets')),
        createElement('h2', null, info.get('title')),
        createElement('p', null, info.get('description')),
        createElement('p', null, 'Base address: ', createElement('code', null, addresses.join(' or '))),
        isAdapter &&
          createElement(
            'label',
            null,
            'Session token',
            // Swagger UI keeps it in memory only.
            createElement('input', { type: 'password', autoComplete: 'off', onChange: useToken }),
          ),
        createElement(getComponent('operations', true)),
      );
    },
    authorizeOperationBtn: ({ isAuthorized }) =>
      !isAuthorized && createElement('small', null, 'Needs a session'),
    // The original renders a link inside a button.
    DeepLink: ({ text }) => createElement('span', null, text),
    // The original inserts HTML, which the policy forbids. Descriptions are plain text.
    Markdown: ({ source }) => source && createElement('p', null, source),
  },
  wrapComponents: {
    // Copied commands are stored in shell histories and messages, so the token is replaced by a placeholder.
    curl: Original => props => {
      const { request } = props;
      const tokenPath = ['headers', 'Authorization'];
      const requestWithoutToken = request.hasIn(tokenPath) ? request.setIn(tokenPath, 'TOKEN') : request;
      return createElement(Original, { ...props, request: requestWithoutToken });
    },
    // The originals of these have no accessible name, or scroll without being focusable.
    TextArea: Original => props => createElement(Original, { ...props, 'aria-label': 'Request body' }),
    ExamplesSelect: Original => props =>
      createElement('label', null, 'Example', createElement(Original, { ...props, showLabels: false })),
    JSONSchema202012KeywordTitle: Original => props =>
      createElement(Original, { ...props, title: props.title || props.schema.title || 'Body' }),
    HighlightCode: Original => props =>
      createElement(
        'div',
        { className: 'scrolling', tabIndex: 0, role: 'group', 'aria-label': 'Code' },
        createElement(Original, props),
      ),
  },
});

const container = document.getElementById('api');
const documentFile = isAdapter ? 'adapter.openapi.json' : 'gateway.openapi.json';
try {
  const response = await fetch(new URL(documentFile, chosenLink.href));
  const spec = await response.json();
  // Calls are sent to the adapter that serves this page.
  if (isAdapter) spec.servers = [{ url: new URL('..', chosenLink.href).href.replace(/\/$/, '') }];
  SwaggerUI({
    spec,
    domNode: container,
    plugins: [docsPlugin],
    layout: 'DocsLayout',
    deepLinking: true,
    // Calls of the gateway's document cannot be tried, because the policy allows requests only to the adapter.
    supportedSubmitMethods: isAdapter ? ['post'] : [],
    syntaxHighlight: false,
    // By default Swagger UI sends the document to a validator of another host.
    validatorUrl: null,
    docExpansion: 'list',
    // Hides the list of schemas, which each call already shows.
    defaultModelsExpandDepth: -1,
  });
} catch {
  // The response is an error page, or the browser is offline.
  container.textContent = 'The document could not be read. Please load this page again.';
}
