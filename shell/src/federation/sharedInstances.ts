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

/** The shell's own instances of the modules that remotes take from it, by request: in the browser and on the server. */
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

/**
 * Instances of a contract's former major, by request, while the shell provides it beside the current one (`former` in
 * `shared/contract.json`): adapters over the current stores, so that a page has one state.
 */
export const formerInstances: Record<string, unknown> = {
  '@glow/shared/app': app,
  '@glow/shared/cart': cart,
  '@glow/shared/router': router,
};
