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

/** A picture of a package becomes a hashed URL. */
declare module '*.avif' {
  const url: string;
  export default url;
}
declare module '*.gif' {
  const url: string;
  export default url;
}
declare module '*.jpg' {
  const url: string;
  export default url;
}
declare module '*.jpeg' {
  const url: string;
  export default url;
}
declare module '*.png' {
  const url: string;
  export default url;
}
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.webp' {
  const url: string;
  export default url;
}

/** A text of a package is part of its script. */
declare module '*.md' {
  const text: string;
  export default text;
}
declare module '*.txt' {
  const text: string;
  export default text;
}

/** The runtime of React Refresh, in development only. */
declare module 'react-refresh/runtime';
