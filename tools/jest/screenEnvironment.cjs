const { createRequire } = require('node:module');

const ofEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
const ofBrowser = createRequire(ofEnvironment.resolve('jsdom'));

/** Rules of a browser that decide whether an element is shown, and in a line with its text. */
const ON_VISIBILITY = /visibility|display:\s*(?:none|inline)/;

// queries by role compute styles: jsdom matches 120 rules with every element, and resolves fifteen colours
const sheet = ofBrowser.resolve('./jsdom/browser/default-stylesheet.js');
ofBrowser(sheet);
const { cache } = require;
const rules = cache[sheet].exports.replace(/\/\*.*?\*\//gs, '').match(/[^{}]+\{[^{}]*\}/g);
cache[sheet].exports = rules.filter((rule) => ON_VISIBILITY.test(rule)).join('\n');
const { propertiesWithResolvedValueImplemented } = ofBrowser('./jsdom/living/helpers/style-rules.js');
for (const property of Object.keys(propertiesWithResolvedValueImplemented))
  if (property !== 'visibility') delete propertiesWithResolvedValueImplemented[property];

module.exports = require('jest-environment-jsdom');

ofEnvironment('jsdom');
// queries by label, role and name ask for labels, and jsdom walks through the document for each label
const { implementation: Label } = ofBrowser('./jsdom/living/nodes/HTMLLabelElement-impl.js');
const { isLabelable } = ofBrowser('./jsdom/living/helpers/form-controls.js');
const { get: walk } = Object.getOwnPropertyDescriptor(Label.prototype, 'control');
Object.defineProperty(Label.prototype, 'control', {
  get() {
    const id = this.getAttributeNS(null, 'for');
    if (!id || !this.isConnected) return walk.call(this);
    const control = this._ownerDocument.getElementById(id);
    return control && isLabelable(control) ? control : null;
  },
});
