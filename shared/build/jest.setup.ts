import { StyleSheet } from '@emotion/sheet';
import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';
import * as React from 'react';

// generous, because slow machines must not fail tests
configure({ asyncUtilTimeout: 15_000 });

// jsdom does not implement dialogs: open, close with Escape and return the focus
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

// jsdom does not implement scrolling
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollBy = () => undefined;
window.scrollTo = () => undefined;

// jsdom has no layout: every screen is wide, and what is observed never leaves it
window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
window.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// role queries and `toBeVisible` compute styles, for which jsdom matches every rule of its own style sheet and the page's with every element: only rules that hide something affect the result
const HIDING_RULE = /visibility|display:\s*none/;
const { insert } = StyleSheet.prototype;

StyleSheet.prototype.insert = function insertIfHiding(rule) {
  if (HIDING_RULE.test(rule)) insert.call(this, rule);
};

const computeStyle = window.getComputedStyle.bind(window);
/** How elements of each tag are displayed. */
const displays = new Map<string, string>();
// until the document changes
let rules: CSSStyleRule[] | undefined;
let computed = new WeakMap<Element, CSSStyleDeclaration>();
const changes = new MutationObserver(forget);
changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

function forget() {
  rules = undefined;
  computed = new WeakMap();
}

/** The rules of the page that apply to a wide screen in jsdom, which knows no media. */
function readRules(): CSSStyleRule[] {
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules] as CSSStyleRule[])
    .filter(({ selectorText }) => selectorText && !selectorText.includes('::'));
}

function displayOf(element: Element): string {
  if (element.matches('[hidden], dialog:not([open]), input[type="hidden"]')) return 'none';
  const { tagName } = element;
  if (!displays.has(tagName)) {
    const example = document.createElement(tagName);
    example.setAttribute('open', '');
    displays.set(tagName, computeStyle(example).display);
  }
  return displays.get(tagName) ?? '';
}

function stylesOf(element: Element): CSSStyleDeclaration {
  rules ??= readRules();
  const applied = [
    element as HTMLElement,
    ...rules.filter(({ selectorText }) => element.matches(selectorText)).reverse(),
  ];
  const declared = (name: 'display' | 'visibility' | 'opacity') =>
    applied.map(({ style }) => style[name]).find((value) => value);
  const parent = element.parentElement;
  const style = {
    display: declared('display') ?? displayOf(element),
    visibility: declared('visibility') ?? (parent ? window.getComputedStyle(parent).visibility : 'visible'),
    opacity: declared('opacity') ?? '',
    getPropertyValue: (name: string) =>
      name in style ? style[name as 'display'] : computeStyle(element).getPropertyValue(name),
  };
  return style as CSSStyleDeclaration;
}

window.getComputedStyle = (element, pseudoElement) => {
  if (pseudoElement) return computeStyle(element, pseudoElement);
  if (changes.takeRecords().length > 0) forget();
  const style = computed.get(element) ?? stylesOf(element);
  computed.set(element, style);
  return style;
};

// React captures a stack trace for each element, for its warnings: a quarter of the time of a test of a page
const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

// the global styles are there, as in a page that the server rendered
const globalStyle = document.createElement('style');
globalStyle.dataset.emotion = 'css-global';
document.head.append(globalStyle);
