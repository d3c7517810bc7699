module.exports = require('jest-environment-jsdom');
// first, because the modules below import each other
require('jsdom');
const sheet = require('jsdom/lib/jsdom/browser/default-stylesheet.js');
const { isLabelable } = require('jsdom/lib/jsdom/living/helpers/form-controls.js');
const { propertiesWithResolvedValueImplemented } = require('jsdom/lib/jsdom/living/helpers/style-rules.js');
const { implementation: Label } = require('jsdom/lib/jsdom/living/nodes/HTMLLabelElement-impl.js');
const styles = require('rrweb-cssom');

/** Rules of a browser that decide whether an element is shown, and in a line with its text. */
const ON_VISIBILITY = /visibility|display:\s*(?:none|inline)/;

// queries by role compute styles: jsdom matches 120 rules with every element, and resolves fifteen colours
const shown = sheet
  .replace(/\/\*.*?\*\//gs, '')
  .match(/[^{}]+\{[^{}]*\}/g)
  .filter((rule) => ON_VISIBILITY.test(rule))
  .join('\n');
const { parse } = styles;
styles.parse = (text, ...more) => parse(text === sheet ? shown : text, ...more);
for (const property of Object.keys(propertiesWithResolvedValueImplemented))
  if (property !== 'visibility') delete propertiesWithResolvedValueImplemented[property];

// queries by label, role and name ask for labels, and jsdom walks through the document for each label
const { get: walk } = Object.getOwnPropertyDescriptor(Label.prototype, 'control');
Object.defineProperty(Label.prototype, 'control', {
  get() {
    const id = this.getAttributeNS(null, 'for');
    if (!id || !this.isConnected) return walk.call(this);
    const control = this._ownerDocument.getElementById(id);
    return control && isLabelable(control) ? control : null;
  },
});
