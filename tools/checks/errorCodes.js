import { ts } from '../build/typescript.js';

/** The page of the errors, which `npm run glow -- citations --write` makes. */
export const ERRORS = 'docs/reference/errors.md';
const ABOUT =
  'For whoever was refused something. After it you can find an error by its code, of commands, builds, the development server and the start of the server; errors of webpack, npm and commander have none. `npm run glow -- citations --write` makes this page of the sources.';

/** By the first digit of a code. */
const AREAS = ['Settings and start', 'Build, development and checks', 'Releases', 'Data and shop', 'Registry service'];
const HEAD = '| code | error | file |\n| --- | --- | --- |';
const CODE = /^GLOW-\d{3} /;

const SOURCE = /^(?!e2e\/|.*\/testing\/|.*\.test\.).*\.(?:[cm]?js|tsx?)$/;

/** By files: what is called with sentences that need a code. */
const CALLS = [
  [SOURCE, /^(?:(?:Start|Release|InvalidArgument|Webpack)Error|wrong)$/],
  [/^(?:tools|server\/src\/operations)\//, /^(?:Error|console\.error|fail)$/],
  [/^server\/src\/registry\//, /^ApiError$/],
];

/** By files: functions and lists whose sentences need a code. */
const OF_PROBLEMS = [/^(?:tools|server\/src\/(?:operations|registry|releases|web\/pages)\/)/, /problems?(?:Of\w*)?$/i];

/**
 * The page of the errors in the sources among `files`, and what is wrong: an error without a code, or a code of two.
 * @param {string[]} files
 * @param {(file: string) => string} read
 */
export function readErrors(files, read) {
  const rows = new Set();
  const problems = new Set();
  for (const file of files.filter((name) => SOURCE.test(name))) {
    const calls = CALLS.filter(([where]) => where.test(file)).map(([, what]) => what);
    const visit = (node, isOfProblems) => {
      const texts = textsOf(node);
      texts.filter((text) => CODE.test(text)).forEach((text) => rows.add(rowOf(text, file)));
      const name = node.arguments && node.expression.getText();
      const said = calls.some((what) => what.test(name)) ? node.arguments.flatMap(textsOf) : [];
      const returned = isOfProblems ? texts.filter((text) => /\s.*\.$/.test(text)) : [];
      for (const text of [...said, ...returned].filter((one) => !CODE.test(one)))
        problems.add(`GLOW-129 ${file} has no code for '${text}'`);
      const isNamed = isOfProblems || (OF_PROBLEMS[0].test(file) && OF_PROBLEMS[1].test(node.name?.text));
      ts.forEachChild(node, (child) => visit(child, isNamed));
    };
    visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true), false);
  }
  const sorted = [...rows].sort();
  const errors = [...new Set(sorted.map((row) => row.slice(0, row.lastIndexOf(' | '))))];
  errors
    .filter((error, at) => error.slice(0, 10) === errors[at - 1]?.slice(0, 10))
    .forEach((error) => problems.add(`GLOW-130 ${error} has the code of another error`));
  const areas = AREAS.map((area, digit) =>
    [`\n## ${area}\n`, HEAD, ...sorted.filter((row) => row.startsWith(`| GLOW-${digit}`))].join('\n'),
  );
  return { page: ['# Errors', '', ABOUT, ...areas, ''].join('\n'), problems: [...problems] };
}

/** In Markdown, outside of code, a placeholder would be a tag. */
function rowOf(text, file) {
  const [, code, sentence] = /^(\S+) (.*)$/.exec(text.replace(/\s+/g, ' ').trim());
  return `| ${code} | ${sentence.replace(/`[^`]*`|</g, (part) => (part === '<' ? '\\<' : part))} | ${file} |`;
}

/** The texts that an expression can have, with a name in place of each value. */
function textsOf(node) {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(textsOf);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(textsOf);
  if (ts.isBinaryExpression(node)) return textsOf(node.left);
  if (!ts.isTemplateExpression(node)) return [];
  const spans = node.templateSpans.map(({ expression, literal }) => `<${nameIn(expression)}>${literal.text}`);
  return [node.head.text + spans.join('')];
}

function nameIn(expression) {
  const text = expression.getText().replace(/'[^']*'/g, '');
  return /[a-z_]\w*(?![\w.(?])/i.exec(text) ?? /[a-z_]\w*/i.exec(text);
}
