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
