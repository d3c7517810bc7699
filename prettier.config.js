export default { printWidth: 120, singleQuote: true, plugins: ['@prettier/plugin-oxc'] };
