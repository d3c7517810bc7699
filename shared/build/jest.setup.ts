import '@testing-library/jest-dom';
import { format } from 'node:util';

// jsdom knows no dialogs and no scrolling
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;

/** What was logged as a problem without the test expecting it. A test that expects one mocks `console.error` or `console.warn` with `jest.spyOn`. */
const problems: Error[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...said: unknown[]) => {
    problems.push(new Error(`Unexpected console.${level}: ${format(...said)}`));
  };
}

function failOnProblems() {
  const [first, ...others] = problems.splice(0);
  if (!first) return;
  if (others.length > 0) first.message += `\n(and ${others.length} more)`;
  throw first;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(failOnProblems);
// what the last test's clearing up logged
afterAll(failOnProblems);
