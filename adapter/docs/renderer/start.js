/* global SwaggerUIBundle */
/** The document that the address names; without a name the first. */
const documents = [...document.querySelectorAll('a[data-document]')];
const chosen = documents.find(({ hash }) => hash === location.hash) ?? documents[0];
chosen.setAttribute('aria-current', 'true');
addEventListener('hashchange', () => location.reload());

const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();

const nothing = () => () => null;

/** The calls alone: head, servers and what would take a token stand in the page itself, or nowhere. */
const callsOnly = ({ React }) => {
  const layout = ({ getComponent, specSelectors }) => {
    const status = specSelectors.loadingStatus();
    if (status === 'failed') return React.createElement('p', null, 'The document could not be read.');
    if (status !== 'success') return React.createElement('p', null, 'Reading the document …');
    return React.createElement(
      'div',
      { className: 'swagger-ui' },
      React.createElement(getComponent('SvgAssets')),
      React.createElement(getComponent('operations', true)),
    );
  };
  return {
    components: { CallsOnly: layout },
    wrapComponents: {
      authorizeOperationBtn: nothing,
      CopyToClipboardBtn: nothing,
      // Its list has no label of its own.
      ExamplesSelect: Original => props =>
        React.createElement(
          'label',
          null,
          'Example',
          React.createElement(Original, { ...props, showLabels: false }),
        ),
      // Descriptions are plain sentences. As text they need no HTML, which the policy of this page refuses.
      Markdown:
        () =>
        ({ source }) =>
          source ? React.createElement('p', null, source) : null,
    },
  };
};

// Nothing is sent from here: no call, no token, and no document goes to a validator elsewhere.
SwaggerUIBundle({
  url: chosen.dataset.document,
  domNode: document.getElementById('api'),
  plugins: [callsOnly],
  layout: 'CallsOnly',
  supportedSubmitMethods: [],
  validatorUrl: null,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
});
