const REPLACEMENTS = [
  [/^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* #__PURE__ */ $2'],
  [/^(var \w+ = )(class extends React\d*\.Component \{.*?^\});$/gms, '$1/* #__PURE__ */ (() => $2)();'],
  [/^(\s*)(warning(?:Once)?\()/gm, '$1/* #__PURE__ */ $2'],
  // these would keep marked code, because they use it
  [/^\w+\.(?:displayName = "\w+"|contextType = \w+);$/gm, ''],
];

/** Marks react-router's components, contexts and warnings as pure, so that webpack omits the unused ones. */
export default function markComponentsAsPure(source) {
  return REPLACEMENTS.reduce((code, [found, replacement]) => code.replaceAll(found, replacement), source);
}
