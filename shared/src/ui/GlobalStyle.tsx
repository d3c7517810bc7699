import { Global, css, useTheme } from '@emotion/react';
import displayFont from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2';
import firstDisplayFont from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2?first';
import textFont from '@fontsource-variable/mulish/files/mulish-latin-wght-normal.woff2';
import firstTextFont from '@fontsource-variable/mulish/files/mulish-latin-wght-normal.woff2?first';
import firstCharacters from '../../first-characters.json';

/** Global styles: fonts, body type, focus ring and reduced motion. */
export function GlobalStyle() {
  const { colors, fonts, space, weight } = useTheme();
  return (
    <Global
      styles={css`
        ${fontFaces('Cormorant Garamond', '500', displayFont, firstDisplayFont)}
        ${fontFaces('Mulish Variable', '400 700', textFont, firstTextFont)}
        /* system fonts with the metrics of the web fonts (capsize), to avoid layout shifts when those load */
        @font-face {
          font-family: 'Cormorant Garamond Fallback';
          src: local('Times New Roman'), local('TimesNewRomanPSMT'), local('Liberation Serif');
          ascent-override: 95.2728%;
          descent-override: 29.5923%;
          line-gap-override: 0%;
          size-adjust: 96.9846%;
        }
        @font-face {
          font-family: 'Mulish Fallback';
          src: local('Arial'), local('ArialMT'), local('Liberation Sans');
          ascent-override: 96.5581%;
          descent-override: 24.0194%;
          line-gap-override: 0%;
          size-adjust: 104.0824%;
        }
        *,
        *::before,
        *::after {
          box-sizing: border-box;
        }
        html {
          -webkit-text-size-adjust: 100%;
          scroll-padding-top: ${space(24)};
        }
        body {
          margin: 0;
          background: ${colors.background};
          color: ${colors.text};
          font: ${weight.regular} 1rem/1.6 ${fonts.text};
          -webkit-font-smoothing: antialiased;
          overflow-x: clip;
        }
        h1,
        h2,
        h3,
        h4 {
          margin: 0;
          font-family: ${fonts.display};
          font-weight: ${weight.medium};
          line-height: 1.12;
          letter-spacing: -0.005em;
          text-wrap: balance;
        }
        p,
        ul,
        ol,
        dl,
        dd,
        figure,
        blockquote {
          margin: 0;
        }
        ul[role='list'],
        ol[role='list'] {
          padding: 0;
          list-style: none;
        }
        a {
          color: inherit;
          text-underline-offset: 0.2em;
          text-decoration-thickness: 1px;
        }
        img,
        svg {
          display: block;
          max-width: 100%;
        }
        button,
        input,
        select,
        textarea {
          font: inherit;
          color: inherit;
          letter-spacing: inherit;
        }
        button {
          cursor: pointer;
          user-select: none;
          -webkit-user-select: none;
        }
        button:disabled {
          cursor: not-allowed;
        }
        :focus-visible {
          outline: 2px solid ${colors.accent};
          outline-offset: 3px;
        }
        h1:focus-visible,
        main:focus-visible {
          outline: none;
        }
        dialog::backdrop {
          background: ${colors.veil};
        }
        html:has(dialog[open]) {
          overflow: hidden;
        }
        @media (forced-colors: active) {
          /* forced-colors mode removes the background that marks selected items */
          [aria-selected='true'],
          [aria-pressed='true'],
          [aria-current='true'] {
            outline: 2px solid Highlight;
            outline-offset: -2px;
          }
        }
        @media (prefers-reduced-motion: reduce) {
          ::view-transition-group(*),
          ::view-transition-old(*),
          ::view-transition-new(*) {
            animation: none !important;
          }
          *,
          *::before,
          *::after {
            animation: none !important;
            transition: none !important;
            scroll-behavior: auto !important;
          }
        }
      `}
    />
  );
}

/** A font in two files: a subset with the characters of first screens, and the full font, loaded on demand for any other character. */
function fontFaces(family: string, weight: string, whole: string, first: string) {
  const face = (file: string, more = '') =>
    `@font-face { font-family: '${family}'; font-weight: ${weight}; font-display: swap; src: url(${file}) format('woff2'); ${more} }`;
  return face(whole) + face(first, `unicode-range: ${firstCharacters.unicodeRange};`);
}
