import { format } from 'node:util';

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

afterEach(failOnProblems);
// what the last test's clearing up logged
afterAll(failOnProblems);
