import { StyleSheet } from '@emotion/sheet';
import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';

// a busy machine is slow, not wrong
configure({ asyncUtilTimeout: 5000 });

// jsdom knows no dialogs: they open, close with Escape, and give the focus back
const openers = new WeakMap<HTMLDialogElement, Element | null>();

HTMLDialogElement.prototype.showModal = function showModal() {
  openers.set(this, document.activeElement);
  this.open = true;
};

HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
  this.dispatchEvent(new Event('close'));
};

document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)?.close();
});

// nor scrolling
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// queries by role ask for computed styles, for which jsdom tries every rule on every element: only rules that hide something change an answer
const HIDES = /visibility|display:\s*none/;
const { insert } = StyleSheet.prototype;

StyleSheet.prototype.insert = function insertIfHiding(rule) {
  if (HIDES.test(rule)) insert.call(this, rule);
};

// and it computes a style anew for every question, though nothing on the page has changed
const computeStyle = window.getComputedStyle.bind(window);
const computed = new Map<Element, CSSStyleDeclaration>();
const changes = new MutationObserver(() => computed.clear());
changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

window.getComputedStyle = (element, pseudoElement) => {
  if (pseudoElement) return computeStyle(element, pseudoElement);
  if (changes.takeRecords().length > 0) computed.clear();
  const style = computed.get(element) ?? computeStyle(element);
  computed.set(element, style);
  return style;
};
