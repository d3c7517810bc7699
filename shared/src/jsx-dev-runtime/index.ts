import { withWholeTexts } from '@glow/shared/jsx-runtime';
import { jsxDEV as makeElement } from 'react/jsx-dev-runtime';

export { Fragment } from 'react/jsx-dev-runtime';

export const jsxDEV: typeof makeElement = (type, props, key, isStatic, ...source) => {
  const whole = withWholeTexts(type, props as { children?: unknown });
  return makeElement(type, whole, key, isStatic && Array.isArray(whole.children), ...source);
};
