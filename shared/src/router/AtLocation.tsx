import { shareContext } from '@glow/shared/contexts';
import { useState, type ReactNode, createContext, use } from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  createPath,
  type Location,
  type NavigationType,
  type Params,
} from 'react-router-dom';

// a React root inside the page has the page's location, and its links navigate the page
shareContext(LocationContext);
shareContext(NavigationContext);

interface AtLocationProps {
  location: Location;
  navigationType: NavigationType;
  children: ReactNode;
}

/** Children see this location, current or not. Another history entry of the same URL does not render them again. */
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

const ParamsContext = createContext<Readonly<Params>>({});

export const ParamsProvider = ParamsContext.Provider;

/** The path parameters of the shown route. */
export function useParams(): Readonly<Params> {
  return use(ParamsContext);
}
