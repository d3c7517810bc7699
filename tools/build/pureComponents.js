/** What is replaced, and by what. */
const REPLACEMENTS = [
  [/^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* #__PURE__ */ $2'],
  [/^(var \w+ = )(class extends React\d*\.Component \{.*?^\});$/gms, '$1/* #__PURE__ */ (() => $2)();'],
  [/^(\s*)(warning(?:Once)?\()/gm, '$1/* #__PURE__ */ $2'],
  // a use of what is marked
  [/^\w+\.(?:displayName = "\w+"|contextType = \w+);$/gm, ''],
];

/** Loader for react-router: marks its components, contexts and warnings as free of side effects, so that webpack leaves out those that nobody uses. */
export default function markComponentsAsPure(source) {
  return REPLACEMENTS.reduce((code, [found, replacement]) => code.replaceAll(found, replacement), source);
}
