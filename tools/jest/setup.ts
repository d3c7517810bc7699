import { StyleSheet } from '@emotion/sheet';
import { configure, getConfig } from '@testing-library/dom';
import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import * as React from 'react';

// globals of react-router that jsdom lacks
Object.assign(globalThis, { TextDecoder, TextEncoder });

const { getElementError } = getConfig();

configure({
  // only ends a hang: no test may fail because a processor was busy
  asyncUtilTimeout: 60_000,
  // an awaited element is asked for often: only the last failure prints the document
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

// jsdom does not implement dialogs: these open, close with Escape and return the focus
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
  if (key !== 'Escape') return;
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
});

// jsdom does not measure the navigation
Performance.prototype.getEntriesByType ??= () => [];
Performance.prototype.getEntriesByName ??= () => [];

// jsdom does not implement scrolling
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollBy = () => undefined;
window.scrollTo = () => undefined;

// jsdom has no layout: every screen is wide, and observed elements never leave it
window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
window.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

// jsdom has no locks: the requests of this page run one after another
let turn: Promise<unknown> = Promise.resolve();
const request = (_name: string, run: () => Promise<unknown>) => (turn = turn.then(run, run));
Object.assign(navigator, { locks: { request } });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// role queries compute styles, and jsdom matches every rule with every element: only rules that hide affect a result
const HIDING_RULE = /visibility|display:\s*none/;
const { insert } = StyleSheet.prototype;

StyleSheet.prototype.insert = function insertIfHiding(rule) {
  if (HIDING_RULE.test(rule)) insert.call(this, rule);
};

// jsdom does not cache computed styles; cache them until the document changes
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

// React captures a stack trace for each element, for its warnings: a quarter of the time of a page's test
const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

// a page that the server rendered has the global styles
const globalStyle = document.createElement('style');
globalStyle.dataset.emotion = 'css-global';
document.head.append(globalStyle);
