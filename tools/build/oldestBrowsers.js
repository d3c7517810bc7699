/** The oldest browsers in which the whole store works; `target` is what the compiler lowers syntax to. */
export const OLDEST_BROWSERS = { chrome: 111, edge: 111, firefox: 115, safari: 16.4, target: 'es2022' };

/** One of these browsers lacks these APIs or has them on secure sites only, and TypeScript's `lib` allows them. */
export const NEWER_APIS = `AbortSignal.any Array.fromAsync Intl.Segmenter Iterator.from Map.groupBy Object.groupBy
  Promise.try Promise.withResolvers RegExp.escape Response.json URL.canParse URL.parse
  Element.prototype.checkVisibility HTMLElement.prototype.showPopover HTMLElement.prototype.togglePopover
  Document.prototype.startViewTransition Element.prototype.moveBefore Response.prototype.bytes
  Set.prototype.union Set.prototype.intersection Set.prototype.difference Set.prototype.isSubsetOf
  String.prototype.isWellFormed String.prototype.toWellFormed
  requestIdleCallback scheduler navigation crypto.randomUUID`.split(/\s+/);

/** Oxlint refuses the static APIs, which the code uses without asking whether they exist. */
export const noNewerApis = NEWER_APIS.filter((api) => /^[A-Z]\w+\.(?!prototype)/.test(api)).map((api) => {
  const [object, property] = api.split('.');
  return { object, property, message: 'One of the oldest browsers lacks it (tools/build/oldestBrowsers.js).' };
});
