/** Props of styled parts that are no attributes; those that are booleans are named `is…` or `has…`. */
const STYLE_PROPS = new Set([
  'as',
  'columns',
  'filled',
  'fullWidth',
  'gap',
  'minWidth',
  'pixels',
  'remote',
  'side',
  'size',
  'space',
  'theme',
  'tone',
  'variant',
]);

/** Whether emotion passes a prop of a styled part on to the element. The build has it in place of `@emotion/is-prop-valid`. */
export function isElementProp(name: string): boolean {
  return !STYLE_PROPS.has(name) && !/^(is|has)[A-Z]/.test(name);
}

export { isElementProp as default };
