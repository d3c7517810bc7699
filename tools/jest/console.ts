import { format } from 'node:util';

/** Unexpected console output. A test that expects some mocks `console.error` or `console.warn` with `jest.spyOn`. */
const problems: string[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...args: unknown[]) => {
    problems.push(`Unexpected console.${level}: ${format(...args)}`);
  };
}

function failOnProblems() {
  if (problems.length > 0) throw new Error(problems.splice(0).join('\n\n'));
}

afterEach(failOnProblems);
// output during the cleanup of the last test
afterAll(failOnProblems);
