import { useMemo, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext, type Location, type NavigationType } from 'react-router-dom';

interface AtLocationProps {
  location: Location;
  /** How the location was reached. */
  navigationType: NavigationType;
  children: ReactNode;
}

/** Shows its children as at a location that need not be the current one, for a page that is rendered before or kept after it is shown. */
export function AtLocation({ location, navigationType, children }: AtLocationProps) {
  const value = useMemo(() => ({ location, navigationType }), [location, navigationType]);
  return <LocationContext value={value}>{children}</LocationContext>;
}
