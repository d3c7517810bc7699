import path from 'node:path';
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { packages, root } from '../build/packages.js';

/** The components of sources that may return text of their own, outside of any element, by the types of what they return. */
function componentsOfText(program: ts.Program, files: string[]): string[] {
  const checker = program.getTypeChecker();
  const isText = (type: ts.Type): boolean =>
    type.isUnion()
      ? type.types.some(isText)
      : Boolean(type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike));
  function returnsText(node: ts.Node): boolean {
    if (ts.isReturnStatement(node) && node.expression) {
      const { expression } = node;
      return isText(checker.getTypeAtLocation(ts.isAsExpression(expression) ? expression.expression : expression));
    }
    return Boolean(ts.forEachChild(node, (child) => !ts.isFunctionLike(child) && returnsText(child)));
  }
  return files.flatMap((file) =>
    (program.getSourceFile(file)?.statements ?? []).flatMap((statement) => {
      if (!ts.isFunctionDeclaration(statement) || !/^[A-Z]/.test(statement.name?.text ?? '')) return [];
      return returnsText(statement) ? [`${path.relative(root, file)}: ${statement.name?.text}`] : [];
    }),
  );
}

/** An example in place of a file that there is not. */
const EXAMPLE = path.join(root, 'shared/src/Example.tsx');
const CONTENT = `import type { ReactNode } from 'react';
  export function Count({ of }: { of: number }) { return of === 1 ? '1 item' : <b>{of} items</b>; }
  export function Passed({ children }: { children: ReactNode }) { return children; }
  export function Kept({ children }: { children: ReactNode }) { return <>{children}</>; }`;

/** Long declarations of libraries that no component returns anything of. */
const WITHOUT_TEXT = /\/node_modules\/(lucide|csstype|yup|minisearch)\//;

function programOf(files: string[]) {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => readFileSync(file, 'utf8'));
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  host.getSourceFile = (file, language, ...given) => {
    if (file === EXAMPLE) return ts.createSourceFile(file, CONTENT, language);
    return WITHOUT_TEXT.test(file) ? ts.createSourceFile(file, '', language) : read(file, language, ...given);
  };
  return ts.createProgram(files, options, host);
}

function sourcesOf(folder: string): string[] {
  return readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/\.test\.tsx$|testing/.test(file))
    .map((file) => path.join(root, folder, 'src', file));
}

// a text that a component returns may be beside others where it is used, and JSX cannot see it there (decision 0083)
test('a component that returns text outside of an element or a fragment is found, and none is in the store', () => {
  const files = [...packages.map(({ folder }) => folder), 'shared'].flatMap(sourcesOf);
  expect(files.length).toBeGreaterThan(100);
  expect(componentsOfText(programOf([EXAMPLE, ...files]), [EXAMPLE, ...files])).toEqual([
    'shared/src/Example.tsx: Count',
    'shared/src/Example.tsx: Passed',
    // its type is part of a contract, and what it is given are screens
    'shared/src/app/RequireSignIn.tsx: RequireSignIn',
  ]);
});
