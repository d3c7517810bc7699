import * as runtime from '@glow/shared/jsx-runtime';
import { STORE_ORIGIN } from '../storeOrigin';

export { Fragment } from '@glow/shared/jsx-runtime';

const ADDRESSES = ['href', 'src', 'srcSet'];

/** Paths of links and pictures become addresses of the store. */
function atStore<Props>(props: Props): Props {
  const paths = Object.entries(props as object).filter(([name, value]) => ADDRESSES.includes(name) && value);
  const addresses = paths.map(([name, value]) => [name, value.replace(/(^|, )\/(?!\/)/g, `$1${STORE_ORIGIN}/`)]);
  return { ...props, ...Object.fromEntries(addresses) };
}

export const jsx: typeof runtime.jsx = (type, props, key) => runtime.jsx(type, atStore(props), key);

export const jsxs: typeof runtime.jsxs = (type, props, key) => runtime.jsxs(type, atStore(props), key);
