import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';

const links = [...document.querySelectorAll('[aria-label="Documents"] a')];
/** The link of the document that the query of the address selects; by default that of the adapter. */
const chosenLink = links.find(({ search }) => search === location.search) ?? links[0];
const isAdapter = chosenLink === links[0];
chosenLink.setAttribute('aria-current', 'page');

// Links to an earlier version of this page end in `#router.procedure`.
const [, router, procedure] = /^#(\w+)\.(\w+)$/.exec(location.hash) ?? [];
if (procedure) history.replaceState(null, '', `#/${router}/${router}.${procedure}`);

/**
 * A plugin that changes components of Swagger UI: some break the content security policy of the docs, and some are not accessible.
 */
const plugin = ({ React: { createElement: draw } }) => ({
  components: {
    DocsLayout: ({ authActions, getComponent, preauthorizeApiKey, specSelectors }) => {
      const info = specSelectors.info();
      const addresses = specSelectors.servers().map(server => server.get('url'));
      const useToken = ({ target: { value } }) =>
        value === '' ? authActions.logout(['token']) : preauthorizeApiKey('token', value);
      return draw(
        'div',
        { className: 'swagger-ui' },
        draw(getComponent('SvgAssets')),
        draw('h2', null, info.get('title')),
        draw('p', null, info.get('description')),
        draw('p', null, 'Base address: ', draw('code', null, addresses.join(' or '))),
        isAdapter &&
          draw(
            'label',
            null,
            'Session token',
            // Swagger UI keeps it in memory only.
            draw('input', { type: 'password', autoComplete: 'off', onChange: useToken }),
          ),
        draw(getComponent('operations', true)),
      );
    },
    authorizeOperationBtn: ({ isAuthorized }) => !isAuthorized && draw('small', null, 'Needs a session'),
    // The original renders a link inside a button.
    DeepLink: ({ text }) => draw('span', null, text),
    // The original inserts HTML, which the policy forbids. Descriptions are plain text.
    Markdown: ({ source }) => source && draw('p', null, source),
  },
  wrapComponents: {
    // Copied commands are stored in shell histories and messages, so the token is replaced by a placeholder.
    curl: Original => props => {
      const { request } = props;
      const token = ['headers', 'Authorization'];
      const shown = request.hasIn(token) ? request.setIn(token, 'TOKEN') : request;
      return draw(Original, { ...props, request: shown });
    },
    // The originals of these have no accessible name, or scroll without being focusable.
    TextArea: Original => props => draw(Original, { ...props, 'aria-label': 'Request body' }),
    ExamplesSelect: Original => props =>
      draw('label', null, 'Example', draw(Original, { ...props, showLabels: false })),
    JSONSchema202012KeywordTitle: Original => props =>
      draw(Original, { ...props, title: props.title || props.schema.title || 'Body' }),
    HighlightCode: Original => props =>
      draw(
        'div',
        { className: 'scrolling', tabIndex: 0, role: 'group', 'aria-label': 'Code' },
        draw(Original, props),
      ),
  },
});

const container = document.getElementById('api');
const file = isAdapter ? 'adapter.openapi.json' : 'gateway.openapi.json';
try {
  const response = await fetch(new URL(file, chosenLink.href));
  const spec = await response.json();
  // Calls are sent to the adapter that serves this page.
  if (isAdapter) spec.servers = [{ url: new URL('..', chosenLink.href).href.replace(/\/$/, '') }];
  SwaggerUI({
    spec,
    domNode: container,
    plugins: [plugin],
    layout: 'DocsLayout',
    deepLinking: true,
    supportedSubmitMethods: isAdapter ? ['post'] : [],
    syntaxHighlight: false,
    validatorUrl: null,
    docExpansion: 'list',
    defaultModelsExpandDepth: -1,
  });
} catch {
  container.textContent = 'The document could not be read. Please load this page again.';
}
