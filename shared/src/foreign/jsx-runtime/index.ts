import * as runtime from '@glow/shared/jsx-runtime';
import { STORE_ORIGIN } from '../storeOrigin';

export { Fragment } from '@glow/shared/jsx-runtime';

/** Paths of links and pictures become addresses of the store. */
function atStore<Props>(props: Props): Props {
  const addressed = { ...props } as Record<string, unknown>;
  for (const name of ['href', 'src', 'srcSet'])
    if (addressed[name]) addressed[name] = String(addressed[name]).replace(/(^|, )\/(?!\/)/g, `$1${STORE_ORIGIN}/`);
  return addressed as Props;
}

export const jsx: typeof runtime.jsx = (type, props, key) => runtime.jsx(type, atStore(props), key);

export const jsxs: typeof runtime.jsxs = (type, props, key) => runtime.jsxs(type, atStore(props), key);
