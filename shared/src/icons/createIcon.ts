import type { IconNode } from 'lucide';
import { createElement, type ComponentType, type SVGProps } from 'react';

/** `size` is width and height in pixels at the usual text size, with which they grow. */
export type Icon = ComponentType<SVGProps<SVGSVGElement> & { size?: number }>;

/** An icon from a drawing of lucide, whose own components cost 2 kB more on each page. */
export function createIcon(drawing: IconNode): Icon {
  return function LineIcon({ size = 24, ...props }) {
    const svg = {
      'aria-hidden': true,
      width: `${size / 16}em`,
      height: `${size / 16}em`,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...props,
    };
    return createElement('svg', svg, ...drawing.map((element) => createElement(...element)));
  };
}
