import * as runtime from 'react/jsx-runtime';
import { withWholeTexts } from './wholeTexts';

export { Fragment } from 'react/jsx-runtime';
export { withWholeTexts };

export const jsx: typeof runtime.jsx = (type, props, key) =>
  runtime.jsx(type, withWholeTexts(type, props as { children?: unknown }), key);

export const jsxs: typeof runtime.jsxs = (type, props, key) => {
  const whole = withWholeTexts(type, props as { children?: unknown });
  return (Array.isArray(whole.children) ? runtime.jsxs : runtime.jsx)(type, whole, key);
};
