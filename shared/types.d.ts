/** Font files imported by the theme become hashed URLs. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

/** The subset of a font with the characters of first screens (`tools/build/subsetFont.js`). */
declare module '*.woff2?first' {
  const url: string;
  export default url;
}

/** The runtime of React Refresh, in development only. */
declare module 'react-refresh/runtime';
