import { ThemeProvider } from '@emotion/react';
import { theme } from '@glow/shared/theme';
import { render } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

function Surroundings({ children }: { children: ReactNode }) {
  return createElement(MemoryRouter, undefined, createElement(ThemeProvider, { theme, children }));
}

/** Renders a part that needs no more than the theme and a router. */
export const renderPart = (part: ReactNode) => render(part, { wrapper: Surroundings });
