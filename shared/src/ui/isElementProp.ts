/** Props of styled parts that are no attributes; boolean ones are named `is…` or `has…` instead. */
const STYLE_PROPS = new Set(
  'as columns filled frame fullWidth gap minWidth pixels remote side size space theme tone variant'.split(' '),
);

/** Whether emotion passes a prop on to the element; the build uses it instead of `@emotion/is-prop-valid`. */
export function isElementProp(name: string): boolean {
  return !STYLE_PROPS.has(name) && !/^(is|has)[A-Z]/.test(name);
}

export { isElementProp as default };
