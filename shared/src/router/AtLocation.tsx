import { use, useState, type ComponentProps, type ReactNode } from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  createPath,
  type Location,
  type NavigationType,
} from 'react-router-dom';

interface AtLocationProps {
  location: Location;
  /** How the location was reached. */
  navigationType: NavigationType;
  children: ReactNode;
}

/**
 * Shows its children as at a location that need not be the current one, for a page that is rendered before or kept after it is shown.
 * Another history entry of the same URL, such as that of the click, renders nothing again.
 */
export function AtLocation({ location, navigationType, children }: AtLocationProps) {
  const [value, setValue] = useState({ location, navigationType });
  const isSame =
    value.navigationType === navigationType &&
    value.location.state === location.state &&
    createPath(value.location) === createPath(location);
  const shown = isSame ? value : { location, navigationType };
  if (!isSame) setValue(shown);
  return <LocationContext value={shown}>{children}</LocationContext>;
}

/** The router of a page, for a React root that is inside of the page: for `RouterProvider`. */
export function useRouter(): ComponentProps<typeof RouterProvider>['value'] {
  return use(NavigationContext);
}

/** Links inside navigate as those of the page. */
export const RouterProvider = NavigationContext.Provider;
