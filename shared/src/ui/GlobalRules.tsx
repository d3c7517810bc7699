import { Global, useTheme, type Interpolation, type Theme } from '@emotion/react';
import displayFont from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2';
import firstDisplayFont from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2?first';
import textFont from '@fontsource-variable/mulish/files/mulish-latin-wght-normal.woff2';
import firstTextFont from '@fontsource-variable/mulish/files/mulish-latin-wght-normal.woff2?first';
import firstCharacters from '../../first-characters.json';
import { onLowScreens } from './sticky';

export function GlobalRules() {
  return <Global styles={globalStyles(useTheme())} />;
}

function globalStyles({ colors, fonts, space, weight }: Theme): Interpolation<Theme> {
  return [
    ...fontFaces('Cormorant Garamond', weight.medium, displayFont, firstDisplayFont),
    ...fontFaces('Mulish Variable', '400 700', textFont, firstTextFont),
    // system fonts with the metrics of the web fonts (capsize), to avoid layout shifts when those load
    {
      '@font-face': {
        fontFamily: 'Cormorant Garamond Fallback',
        src: "local('Times New Roman'), local('TimesNewRomanPSMT'), local('Liberation Serif')",
        ascentOverride: '95.3%',
        descentOverride: '29.6%',
        lineGapOverride: '0%',
        sizeAdjust: '97%',
      },
    },
    {
      '@font-face': {
        fontFamily: 'Mulish Fallback',
        src: "local('Arial'), local('ArialMT'), local('Liberation Sans')",
        ascentOverride: '96.6%',
        descentOverride: '24%',
        lineGapOverride: '0%',
        sizeAdjust: '104.1%',
      },
    },
    {
      // a text has the direction of its first letter, at the left as all others (GEN-8)
      '*, ::before, ::after': { boxSizing: 'border-box', unicodeBidi: 'plaintext' },
      html: { WebkitTextSizeAdjust: '100%', scrollPaddingTop: space(24) },
      body: {
        margin: 0,
        textAlign: 'left',
        background: colors.background,
        color: colors.text,
        font: `400 1rem/1.6 ${fonts.text}`,
        WebkitFontSmoothing: 'antialiased',
        // the display typeface has old-style figures by default
        fontVariantNumeric: 'lining-nums',
        overflowX: 'clip',
      },
      'h1, h2, h3, h4': {
        margin: 0,
        fontFamily: fonts.display,
        fontWeight: weight.medium,
        lineHeight: 1.12,
        letterSpacing: '-.005em',
        textWrap: 'balance',
      },
      'p, ul, ol, dl, dd, figure, blockquote': { margin: 0 },
      [onLowScreens]: { ':root': { '--sticky': 'static' } },
      "ul[role='list'], ol[role='list']": { padding: 0, listStyle: 'none' },
      a: { color: 'inherit', textUnderlineOffset: '.2em', textDecorationThickness: 1 },
      // icons are as large beside small text
      'img, svg': { display: 'block', maxWidth: '100%', fontSize: '1rem' },
      'button, input, select, textarea': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
      button: { cursor: 'pointer', userSelect: 'none', WebkitUserSelect: 'none' },
      'button:disabled': { cursor: 'not-allowed' },
      // without JavaScript these do nothing (REL-4), but buttons around pictures still show the pictures
      '@media (scripting: none)': {
        "button[type='button']:not(:has(img)), [method='dialog'] button": { display: 'none !important' },
      },
      ':focus-visible': { outline: `2px solid ${colors.accent}`, outlineOffset: 3 },
      'h1:focus-visible, #main:focus-visible': { outline: 'none' },
      'dialog::backdrop': { background: colors.veil },
      'html:has(dialog[open])': { overflow: 'hidden' },
      // forced-colors mode removes the background that marks selected items
      '@media (forced-colors: active)': {
        "[aria-selected='true'], [aria-pressed='true'], [aria-current='true']": {
          outline: '2px solid Highlight',
          outlineOffset: -2,
        },
      },
      // pictures of one dark colour keep it on a dark background
      '@media (forced-colors: active) and (prefers-color-scheme: dark)': {
        "[src='/wordmark.svg'], [src='/networks.svg']": { filter: 'invert(1)' },
      },
      '@media (prefers-reduced-motion: reduce)': {
        '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
          animation: 'none !important',
        },
        '*, ::before, ::after': {
          animation: 'none !important',
          transition: 'none !important',
          scrollBehavior: 'auto !important' as 'auto',
        },
      },
    },
  ];
}

/** The full font, and a subset with the characters of first screens: the full font is loaded only on demand. */
function fontFaces(fontFamily: string, fontWeight: number | string, whole: string, first: string) {
  const face = { fontFamily, fontWeight, fontDisplay: 'swap' };
  return [
    { '@font-face': { ...face, src: `url(${whole}) format('woff2')` } },
    { '@font-face': { ...face, src: `url(${first}) format('woff2')`, unicodeRange: firstCharacters.unicodeRange } },
  ];
}
