import { readErrors } from './errorCodes.js';

const FILE = 'server/src/operations/sale.ts';
const errorsOf = (source: string) =>
  readErrors([FILE, 'e2e/sale.ts'], (file) => (file === FILE ? source : "Error('')"));

test('the page has code, sentence with names of its values, and file', () => {
  const { page, problems } = errorsOf(
    "new StartError(`GLOW-301 Run \\`sale ${id}\\`: ${names.join(', ')} of ${JSON.stringify(shop.name)}\n  fail.`)",
  );
  expect(problems).toEqual([]);
  expect(page).toContain(
    `## Data and shop\n\n| code | error | file |\n| --- | --- | --- |\n| GLOW-301 | Run \`sale <id>\`: \\<names> of \\<name> fail. | ${FILE} |\n`,
  );
});

test.each([
  ["new ReleaseError([isLate ? 'Too late.' : 'GLOW-301 Too early.'])", ["has no code for 'Too late.'"]],
  ['new InvalidArgumentError(`${name} is none.` + advice)', ["has no code for '<name> is none.'"]],
  ["function saleProblems() { return rows.map(() => 'It is over.'); }", ["has no code for 'It is over.'"]],
  ["fail('GLOW-301 One.'); fail('GLOW-301 Another.');", ['GLOW-301 | One. has the code of another error']],
  ["fail('GLOW-301 One.'); fail('GLOW-301 One.'); print('Another.');", []],
])('%s has problems %j', (source, told) => {
  expect(errorsOf(source).problems).toEqual(told.map((text) => expect.stringContaining(text)));
});
