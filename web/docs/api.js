import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';

const links = [...document.querySelectorAll('[aria-label="Documents"] a')];
/** The document that the address names; without a name the adapter's. */
const chosen = links.find(({ search }) => search === location.search) ?? links[0];
const isAdapter = chosen === links[0];
chosen.setAttribute('aria-current', 'page');

// Addresses of the former reference and playground end in `#router.procedure`.
const [, router, procedure] = /^#(\w+)\.(\w+)$/.exec(location.hash) ?? [];
if (procedure) history.replaceState(null, '', `#/${router}/${router}.${procedure}`);

/** What the page shows of Swagger UI, where need be in a form that the policy of the docs and screen readers can do with. */
const ownParts = ({ React: { createElement: draw } }) => ({
  components: {
    OwnLayout: ({ authActions, getComponent, preauthorizeApiKey, specSelectors }) => {
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
            // Swagger UI holds it until the page is left.
            draw('input', { type: 'password', autoComplete: 'off', onChange: useToken }),
          ),
        draw(getComponent('operations', true)),
      );
    },
    authorizeOperationBtn: ({ isAuthorized }) => !isAuthorized && draw('small', null, 'Needs a session'),
    // A link inside of a button.
    DeepLink: ({ text }) => draw('span', null, text),
    // Descriptions are plain sentences: as text they need no HTML, which the policy refuses.
    Markdown: ({ source }) => source && draw('p', null, source),
  },
  wrapComponents: {
    // A command that is copied ends up in histories and messages: the token stays out of it.
    curl: Original => props => {
      const { request } = props;
      const token = ['headers', 'Authorization'];
      const shown = request.hasIn(token) ? request.setIn(token, 'TOKEN') : request;
      return draw(Original, { ...props, request: shown });
    },
    // Two fields and a button without a name, and a box that scrolls.
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

const place = document.getElementById('api');
const file = isAdapter ? 'adapter.openapi.json' : 'gateway.openapi.json';
try {
  const response = await fetch(new URL(file, chosen.href));
  const spec = await response.json();
  // Calls go to the adapter that serves this page, whatever its address is.
  if (isAdapter) spec.servers = [{ url: new URL('..', chosen.href).href.replace(/\/$/, '') }];
  SwaggerUI({
    spec,
    domNode: place,
    plugins: [ownParts],
    layout: 'OwnLayout',
    deepLinking: true,
    supportedSubmitMethods: isAdapter ? ['post'] : [],
    syntaxHighlight: false,
    validatorUrl: null,
    docExpansion: 'list',
    defaultModelsExpandDepth: -1,
  });
} catch {
  place.textContent = 'The document could not be read. Please load this page again.';
}
