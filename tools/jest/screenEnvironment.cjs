const { createRequire } = require('node:module');

const ofEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
const ofBrowser = createRequire(ofEnvironment.resolve('jsdom'));

/** Rules of a browser that tell whether an element is shown, and in a line with its text. */
const ON_VISIBILITY = /visibility|display:\s*(?:none|inline)/;

// queries by role compute styles, for which jsdom matches each of 120 rules with every element, and resolves fifteen colours
const sheet = ofBrowser.resolve('./jsdom/browser/default-stylesheet.js');
ofBrowser(sheet);
const { cache } = require;
const rules = cache[sheet].exports.replace(/\/\*.*?\*\//gs, '').match(/[^{}]+\{[^{}]*\}/g);
cache[sheet].exports = rules.filter((rule) => ON_VISIBILITY.test(rule)).join('\n');

const selectors = ofBrowser('./jsdom/living/helpers/selectors.js');
const { implForWrapper } = ofBrowser('./jsdom/living/generated/utils.js');
const { addNwsapi, matchesDontThrow } = selectors;

// of the 113 selectors that tell the role of an element most are of elements with another name
const NAMED = /^[a-z][a-z0-9]*(?=(?:\[[^\],]*\]|:not\(\[[^\],]*\]\))*$)/;
const namesIn = new Map();

/** Whether a selector can match an element, by its name. */
function canMatch(selector, { _localName }) {
  if (!namesIn.has(selector)) {
    const names = (selector ?? '*').split(',').map((part) => NAMED.exec(part.trim())?.[0]);
    namesIn.set(selector, names.every(Boolean) ? names : undefined);
  }
  return namesIn.get(selector)?.includes(_localName) ?? true;
}

selectors.matchesDontThrow = (element, selector) => canMatch(selector, element) && matchesDontThrow(element, selector);
selectors.addNwsapi = (node) => {
  const isNew = !node._ownerDocument._nwsapi;
  const engine = addNwsapi(node);
  const { match } = engine;
  if (isNew)
    engine.match = (selector, element) => canMatch(selector, implForWrapper(element)) && match(selector, element);
  return engine;
};

// for the labels of each field jsdom looks for the field of each label of the page
const controls = ofBrowser('./jsdom/living/helpers/form-controls.js');
const { domSymbolTree } = ofBrowser('./jsdom/living/helpers/internal-constants.js');
const NodeList = ofBrowser('./jsdom/living/generated/NodeList.js');
const labelled = new WeakMap();

function labelsOf(field, root) {
  if (labelled.get(root)?.version !== root._version) {
    const labels = [...domSymbolTree.treeIterator(root)].filter(({ _localName }) => _localName === 'label');
    labelled.set(root, { version: root._version, pairs: labels.map((label) => [label.control, label]) });
  }
  return labelled.get(root).pairs.flatMap(([control, label]) => (control === field ? [label] : []));
}

controls.getLabelsForLabelable = (field) => {
  if (!controls.isLabelable(field)) return null;
  const root = field.getRootNode({});
  field._labels ??= NodeList.createImpl(root._globalObject, [], { element: root, query: () => labelsOf(field, root) });
  return field._labels;
};

const { propertiesWithResolvedValueImplemented } = ofBrowser('./jsdom/living/helpers/style-rules.js');
for (const property of Object.keys(propertiesWithResolvedValueImplemented))
  if (property !== 'visibility') delete propertiesWithResolvedValueImplemented[property];

/** jsdom as screens are tested in it. */
module.exports = require('jest-environment-jsdom');
