/** What is replaced, and by what. */
const REPLACEMENTS = [
  // names for developer tools
  [/^\w+\.displayName = "\w+";$/gm, ''],
  [/^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* #__PURE__ */ $2'],
  [/^(var \w+ = )(class extends React\d*\.Component \{.*?^\});$/gms, '$1/* #__PURE__ */ (() => $2)();'],
  // conditions of data routers, whose error pages nothing refers to then
  [/\bdataRouterOpts\?\.state\b/g, 'null'],
  ['return dataRouterState && (', 'return null && ('],
  [' || defaultErrorElement', ''],
  ['isDataRoute ? useNavigateStable() : ', ''],
  [/^\w+\.contextType = \w+;$/gm, ''],
  // texts for developers
  [/^(\s*)(warning(?:Once)?\()/gm, '$1/* #__PURE__ */ $2'],
];

/**
 * Loader for react-router: leaves out data routers, warnings and names of components, and marks its components and contexts as free
 * of side effects, so that webpack leaves out those that nobody uses.
 */
export default function markComponentsAsPure(source) {
  return REPLACEMENTS.reduce((code, [found, replacement]) => code.replaceAll(found, replacement), source);
}
