/** The oldest browsers in which the whole store works; `target` is what the compiler lowers syntax to. */
export const OLDEST_BROWSERS = { chrome: 111, edge: 111, firefox: 115, safari: 16.4, target: 'es2022' };

/** What one of these browsers lacks, or has on secure sites only, and TypeScript's `lib` does not keep out. */
export const NEWER_APIS = [
  ...['AbortSignal.any', 'Array.fromAsync', 'Intl.Segmenter', 'Iterator.from', 'Map.groupBy', 'Object.groupBy'],
  ...['Promise.try', 'Promise.withResolvers', 'RegExp.escape', 'Response.json', 'URL.canParse', 'URL.parse'],
  ...['Element.prototype.checkVisibility', 'HTMLElement.prototype.showPopover', 'HTMLElement.prototype.togglePopover'],
  ...['Document.prototype.startViewTransition', 'Element.prototype.moveBefore', 'Response.prototype.bytes'],
  ...['Set.prototype.union', 'Set.prototype.intersection', 'Set.prototype.difference', 'Set.prototype.isSubsetOf'],
  ...['String.prototype.isWellFormed', 'String.prototype.toWellFormed'],
  ...['requestIdleCallback', 'scheduler', 'navigation', 'crypto.randomUUID'],
];

/** Oxlint's restrictions of the static ones, which nothing in the code asks for first. */
export const noNewerApis = NEWER_APIS.filter((api) => /^[A-Z]\w+\.(?!prototype)/.test(api)).map((api) => {
  const [object, property] = api.split('.');
  return { object, property, message: 'One of the oldest browsers lacks it (tools/build/oldestBrowsers.js).' };
});
