import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { shortenRuntime } from './shortenRuntime.js';

const root = mkdtempSync(path.join(tmpdir(), 'glow-runtime-'));
writeFileSync(path.join(root, 'part.js'), 'export const part = 1;');

/** The errors of a build of `code`; a module of webpack's runtime is replaced by a comment if it is named. */
async function errorsOf(code: string, changed?: string): Promise<string[]> {
  writeFileSync(path.join(root, 'index.js'), code);
  const changeRuntime = (compiler: webpack.Compiler) =>
    compiler.hooks.compilation.tap('test', ({ hooks }) =>
      hooks.runtimeModule.tap('test', (module) => {
        if (module.name === changed) module.generate = () => '// other code';
      }),
    );
  const compiler = webpack({
    context: root,
    mode: 'production',
    entry: './index.js',
    output: { path: path.join(root, 'dist'), publicPath: 'auto' },
    plugins: [changeRuntime, shortenRuntime],
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  return (stats?.toJson({ all: false, errors: true }).errors ?? []).map(({ message }) => message);
}

const LAZY = "import('./part.js').then(console.log);";

test('a build without a part that is loaded later needs nothing that shortens its loading', async () => {
  expect(await errorsOf('console.log(1);')).toEqual([]);
  expect(await errorsOf(LAZY)).toEqual([]);
});

test.each(['jsonp chunk loading', 'publicPath'])(
  'a new webpack whose %s has other code fails the build, which names both',
  async (name) => {
    const [error, ...more] = await errorsOf(LAZY, name);
    expect(error).toContain(`webpack ${webpack.version}: module '${name}' has no /`);
    expect(more).toEqual([]);
  },
);
