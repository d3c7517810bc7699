import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';
import { format } from 'node:util';

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

/** What was logged as a problem without the test expecting it. A test that expects one mocks `console.error` or `console.warn` with `jest.spyOn`. */
const problems: string[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...said: unknown[]) => {
    problems.push(`Unexpected console.${level}: ${format(...said)}`);
  };
}

function failOnProblems() {
  if (problems.length > 0) throw new Error(problems.splice(0).join('\n\n'));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(failOnProblems);
// what the last test's clearing up logged
afterAll(failOnProblems);
