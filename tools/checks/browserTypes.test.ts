import path from 'node:path';
import ts from 'typescript';
import { root } from '../build/packages.js';

/** What is wrong with the types of code in a file of the blog, as code for browsers. */
function problemsOf(code: string): string[] {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.browser.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: [], files: ['shared/browser.d.ts'] },
    ts.sys,
    root,
  );
  const file = path.join(root, 'blog-mfe/src/sample.ts');
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...more) =>
    name === file ? ts.createSourceFile(name, code, ts.ScriptTarget.ES2022) : getSourceFile(name, ...more);
  const program = ts.createProgram([file, path.join(root, 'shared/browser.d.ts')], options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test('the types of code for browsers have nothing of Node but the variable that the build replaces', () => {
  const allowed = 'export const isBuilt = process.env.NODE_ENV && window.name;';
  const refused = 'export const bytes = Buffer.from(global.name + process.argv + process.env.HOME);';
  expect(problemsOf(`${allowed}\n${refused}`)).toEqual([
    expect.stringContaining("Cannot find name 'Buffer'"),
    expect.stringContaining("Cannot find name 'global'"),
    expect.stringContaining("'argv' does not exist"),
    expect.stringContaining("'HOME' does not exist"),
  ]);
});
