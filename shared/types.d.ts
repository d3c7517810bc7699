/** Font files imported by the theme become hashed URLs. */
declare module '*.woff2' {
  const url: string;
  export default url;
}


/** The part of a font that first screens are written in (`shared/build/subsetFont.js`). */
declare module '*.woff2?first' {
  const url: string;
  export default url;
}
