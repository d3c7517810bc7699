/** Font files imported by the theme become hashed URLs. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
