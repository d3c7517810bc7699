import colors from '../../picture-colors.json' with { type: 'json' };
import kinds from '../../pictures.json' with { type: 'json' };

/** In pixels; `widths` are the widths of the files. */
const UNKNOWN = { width: 1200, height: 1200, widths: [] as number[] };

/** The sizes of a picture by the folder in its name. An unknown picture, or one of another host, has no files. */
function kindOf(name: string): typeof UNKNOWN {
  const [folder = name] = name.split('/');
  return { ...UNKNOWN, ...(kinds as Partial<Record<string, typeof UNKNOWN>>)[folder] };
}

const palette = {
  ivory: '#FAF6F1',
  blush: '#F3DCD3',
  sage: '#DDE5DA',
  sand: '#EADFCF',
  duskRose: '#C98B86',
  ink: '#3B2A2E',
  gold: '#D8B27E',
  terracotta: '#D69A82',
  plum: '#6E3F4A',
  mauve: '#8E6C7B',
  amber: '#9A5A22',
  leaf: '#8FA48A',
};

/** Design tokens: the only definition of colours, type and spacing. */
export const theme = {
  colors: {
    ...palette,
    background: palette.ivory,
    surface: '#FFFDFB',
    line: '#E5D8CC',
    lineStrong: '#8F7C77',
    text: palette.ink,
    textSoft: '#6B545A',
    accent: palette.plum,
    accentStrong: '#54303A',
    onAccent: '#FFFBF8',
    danger: '#9C2F34',
    dangerSoft: '#FBEAE7',
    success: '#45633F',
    successSoft: '#EAF0E7',
    veil: 'rgb(59 42 46 / 45%)',
  },
  /** Placeholder colours are by group name, with three digits for each picture. */
  pictures: { kindOf, colors: colors as Record<string, string> },
  fonts: {
    display: "'Cormorant Garamond', 'Cormorant Garamond Fallback', Georgia, serif",
    text: "'Mulish Variable', 'Mulish Fallback', system-ui, sans-serif",
  },
  /** In rem, so that text follows the size that the shopper has set. */
  text: {
    /** Badges and counts: 12 px. */
    xs: '0.75rem',
    /** Captions, hints and eyebrows: 13 px. */
    sm: '0.8125rem',
    /** Labels and secondary text: 14 px. */
    md: '0.875rem',
    /** Controls and running text in panels: 15 px. */
    lg: '0.9375rem',
    /** Lead paragraphs and long articles: 18 px. */
    xl: '1.125rem',
  },
  /** Font sizes of headings, and of other text in the display typeface. */
  heading: {
    /** Headings of groups, names of products: 20 to 24 px. */
    xs: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)',
    /** Headings of panels and dialogs: 26 px. */
    sm: '1.625rem',
    /** Titles of cards: 22 to 28 px. */
    md: 'clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem)',
    /** Headings of sections: 28 to 40 px. */
    lg: 'clamp(1.75rem, 1.5rem + 1.2vw, 2.5rem)',
    /** Headings of pages: 36 to 56 px. */
    xl: 'clamp(2.25rem, 1.7rem + 2.4vw, 3.5rem)',
    /** The promise at the top of the home page: 44 to 84 px. */
    hero: 'clamp(2.75rem, 2rem + 3.6vw, 5.25rem)',
  },
  weight: { regular: 400, medium: 500, semibold: 650, bold: 700 },
  /** Spacing in steps of 4 px, in rem. */
  space: (steps: number) => `${steps / 4}rem`,
  /** Beside a page's content on phones: 20 px, also if text is large; less on the narrowest screens. */
  pageMargin: 'min(1.25rem, 5.2vw)',
  /** Smallest side of a control. In px, because fingers do not grow with the text. */
  touchTarget: '44px',
  /** `arch` is for portrait pictures (4:5). A larger percentage at the top would shrink the lower corners too. */
  radius: { small: '6px', medium: '14px', large: '24px', pill: '999px', arch: '50% 50% 14px 14px / 40% 40% 14px 14px' },
  shadow: {
    soft: '0 1px 2px rgb(59 42 46 / 4%), 0 8px 24px rgb(59 42 46 / 7%)',
    raised: '0 24px 64px rgb(59 42 46 / 18%)',
  },
  /** From 640 and 1024 px up; mobile is the base. In em, so that large text gets the layout that it has room for. */
  from: { tablet: '@media (min-width: 40em)', desktop: '@media (min-width: 64em)' },
  /** Narrow screens without JavaScript, where the header's menu cannot be opened. */
  withoutMenu: '@media (scripting: none) and (max-width: 63.99em)',
  width: { page: '1240px', text: '68ch', form: '440px' },
};

type AppTheme = typeof theme;

declare module '@emotion/react' {
  // emotion types its theme by module augmentation
  export interface Theme extends AppTheme {}
}
