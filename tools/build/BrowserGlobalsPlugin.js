/** Globals of Node, which types know and browsers do not have. `process.env.NODE_ENV` is replaced before. */
const MISSING = ['process', 'global', 'Buffer'];

/** Refuses code of the repository that would fail in a browser, although it can be rendered on the server. */
export class BrowserGlobalsPlugin {
  /** @param {string} root the folder of the repository */
  constructor(root) {
    this.root = root;
  }

  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.compilation.tap('BrowserGlobalsPlugin', (_compilation, { normalModuleFactory }) => {
      normalModuleFactory.hooks.parser.for('javascript/auto').tap('BrowserGlobalsPlugin', (parser) => {
        for (const name of MISSING)
          parser.hooks.expression.for(name).tap('BrowserGlobalsPlugin', () => {
            const { module } = parser.state;
            if (this.isOwn(module)) module.addError(new WebpackError(`'${name}' is not there in a browser.`));
          });
      });
    });
  }

  isOwn({ resource = '' }) {
    return resource.startsWith(this.root) && !resource.includes('node_modules');
  }
}
