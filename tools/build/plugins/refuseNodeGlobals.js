/** Globals of Node, which types know and browsers do not have. `process.env.NODE_ENV` is replaced before. */
const MISSING = ['process', 'global', 'Buffer'];

/** Refuses code of the repository in `root` that the server can render, but that would fail in a browser. */
export const refuseNodeGlobals = (root) => (compiler) => {
  const { WebpackError } = compiler.webpack;
  const isOwn = ({ resource = '' }) => resource.startsWith(root) && !resource.includes('node_modules');
  compiler.hooks.compilation.tap('refuseNodeGlobals', (_compilation, { normalModuleFactory }) => {
    normalModuleFactory.hooks.parser.for('javascript/auto').tap('refuseNodeGlobals', (parser) => {
      for (const name of MISSING)
        parser.hooks.expression.for(name).tap('refuseNodeGlobals', () => {
          const { module } = parser.state;
          if (isOwn(module)) module.addError(new WebpackError(`'${name}' is not there in a browser.`));
        });
    });
  });
};
