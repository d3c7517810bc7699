import { shareContext } from '@glow/shared/contexts';
import { useState, type ReactNode } from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  createPath,
  type Location,
  type NavigationType,
} from 'react-router-dom';

// a React root inside of the page is at its location, and its links navigate as those of the page
shareContext(LocationContext);
shareContext(NavigationContext);

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
