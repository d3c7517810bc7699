import * as emotionReact from '@emotion/react';
import * as emotionStyled from '@emotion/styled';
import * as app from '@glow/shared/app';
import * as auth from '@glow/shared/auth';
import * as cart from '@glow/shared/cart';
import * as jsxRuntime from '@glow/shared/jsx-runtime';
import * as router from '@glow/shared/router';
import * as toast from '@glow/shared/toast';
import * as wishlist from '@glow/shared/wishlist';
import * as react from 'react';
import * as reactDom from 'react-dom';

/** Modules that remotes take from the shell, in the browser and on the server. */
export const sharedInstances: Record<string, unknown> = {
  react,
  'react-dom': reactDom,
  'react/jsx-runtime': jsxRuntime,
  '@emotion/react': emotionReact,
  '@emotion/styled': emotionStyled,
  '@glow/shared/app': app,
  '@glow/shared/auth': auth,
  '@glow/shared/cart': cart,
  '@glow/shared/router': router,
  '@glow/shared/toast': toast,
  '@glow/shared/wishlist': wishlist,
};

/** Adapters of a contract's former major, if it is provided (`former` in `shared/contract.json`), to current stores. */
export const formerInstances: Record<string, unknown> = {
  '@glow/shared/app': app,
  '@glow/shared/cart': cart,
  '@glow/shared/router': router,
};
